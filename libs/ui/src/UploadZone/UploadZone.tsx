import { CloudUpload, Upload } from 'lucide-react'
import type { DragEvent, ReactNode } from 'react'
import { useId, useState } from 'react'
import { buttonClass } from '../Button/Button.tsx'
import { useField } from '../Field/Field.tsx'
import { classNames } from '../theme/classNames.ts'
import * as styles from './UploadZone.css.ts'

export interface UploadZoneProps {
  readonly onFiles: (files: readonly File[]) => void
  /** Name of the button; 上传材料 when absent. */
  readonly buttonText?: string | undefined
  /** What is uploaded, read with the button's name. */
  readonly label?: string | undefined
  /** As for <input accept>, such as .pdf,.jpg. It filters the picker only; the caller checks. */
  readonly accept?: string | undefined
  readonly multiple?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Limits in words: 支持 jpg、png、pdf，单个不超过 10 MB. */
  readonly hint?: ReactNode
  /** Further ways beside the button, such as 手机扫码上传 and 复用. */
  readonly actions?: ReactNode
  /** One of the further ways is the usual one. */
  readonly isSecond?: boolean | undefined
  readonly id?: string | undefined
  readonly invalid?: boolean | undefined
}

/** Place to drop or pick files (上传区). */
export const UploadZone = (props: UploadZoneProps) => {
  const { onFiles, buttonText = '上传材料', label, accept, multiple = true, disabled, hint, actions, isSecond = false, id, invalid } = props
  const hintId = useId()
  const field = useField({ id, disabled, invalid, 'aria-describedby': hint ? hintId : undefined })
  const [over, setOver] = useState(false)
  const emit = (list: FileList | null) => {
    const files = [...(list ?? [])]
    if (files.length > 0 && !field.disabled) onFiles(multiple ? files : files.slice(0, 1))
  }
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault()
    setOver(inside && !field.disabled)
  }
  return (
    <div
      className={classNames(styles.zone, over && styles.over, field.invalid && styles.invalid)}
      onDragEnter={(event) => drag(event, true)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false)
        emit(event.dataTransfer.files)
      }}
    >
      <CloudUpload aria-hidden="true" size={32} strokeWidth={1.5} className={styles.icon} />
      <div className={styles.drop}>将文件拖到这里，或者</div>
      <div className={styles.actions}>
        {isSecond ? actions : null}
        <span className={styles.picker}>
          <input
            type="file"
            id={field.controlId}
            className={styles.input}
            accept={accept}
            multiple={multiple}
            disabled={field.disabled}
            aria-label={label === undefined ? buttonText : `${buttonText}：${label}`}
            aria-required={field.required || undefined}
            aria-invalid={field.invalid || undefined}
            aria-describedby={field.describedBy}
            onChange={(event) => {
              emit(event.currentTarget.files)
              event.currentTarget.value = ''
            }}
          />
          <span aria-hidden="true" className={classNames(buttonClass({ variant: isSecond ? 'secondary' : 'primary' }), styles.face)}>
            <Upload size={20} />
            {buttonText}
          </span>
        </span>
        {isSecond ? null : actions}
      </div>
      {hint ? (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      ) : null}
    </div>
  )
}
