import { Camera, CloudUpload, Upload } from 'lucide-react'
import type { DragEvent, ReactNode } from 'react'
import { useId, useState } from 'react'
import { useField } from '../Field/Field.tsx'
import { FilePicker } from '../FilePicker/FilePicker.tsx'
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
  /** A second button opens the camera at once; for a page that is used on a phone. */
  readonly camera?: boolean | undefined
  /** One of the further ways is the usual one. */
  readonly isSecond?: boolean | undefined
  readonly id?: string | undefined
  readonly invalid?: boolean | undefined
}

/** Place to drop or pick files (上传区). */
export const UploadZone = (props: UploadZoneProps) => {
  const {
    onFiles,
    buttonText = '上传材料',
    label,
    accept,
    multiple = true,
    disabled,
    hint,
    actions,
    isSecond = false,
    camera = false,
    id,
    invalid
  } = props
  const hintId = useId()
  const field = useField({ id, disabled, invalid, 'aria-describedby': hint ? hintId : undefined })
  const [over, setOver] = useState(false)
  const shared = { disabled: field.disabled, 'aria-describedby': field.describedBy }
  const named = (text: string) => (label === undefined ? text : `${text}：${label}`)
  const emit = (files: readonly File[]) => {
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
        emit([...event.dataTransfer.files])
      }}
    >
      <CloudUpload aria-hidden="true" size={32} strokeWidth={1.5} className={styles.icon} />
      <div className={styles.drop}>将文件拖到这里，或者</div>
      <div className={styles.actions}>
        {isSecond ? actions : null}
        {camera ? (
          <FilePicker
            text="拍照"
            icon={Camera}
            variant="primary"
            capture="environment"
            accept="image/*"
            onPicked={emit}
            {...shared}
            aria-label={named('拍照')}
          />
        ) : null}
        <FilePicker
          text={buttonText}
          icon={Upload}
          variant={isSecond || camera ? 'secondary' : 'primary'}
          id={field.controlId}
          accept={accept}
          multiple={multiple}
          aria-required={field.required || undefined}
          aria-invalid={field.invalid || undefined}
          onPicked={emit}
          {...shared}
          aria-label={named(buttonText)}
        />
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
