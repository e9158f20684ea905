import { CircleAlert, CircleCheck, Download, Eye, FileText, Pause, Play, RotateCw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { FilePicker } from '../FilePicker/FilePicker.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { classNames } from '../theme/classNames.ts'
import { byteText } from './byteText.ts'
import * as styles from './FileRow.css.ts'

export type FileState = 'waiting' | 'uploading' | 'paused' | 'done' | 'failed'

export interface FileRowProps {
  readonly name: string
  /** In bytes. */
  readonly size?: number | undefined
  readonly state?: FileState | undefined
  /** 0 to 100 while uploading; a turning ring stands for what is not known. */
  readonly progress?: number | undefined
  /** Why it failed and what to do. */
  readonly message?: string | undefined
  /** Such as 该材料为复用材料. */
  readonly note?: ReactNode
  /** Each icon appears when its handler is given. */
  readonly onPreview?: (() => void) | undefined
  readonly onDownload?: (() => void) | undefined
  readonly onRemove?: (() => void) | undefined
  readonly onRetry?: (() => void) | undefined
  /** While uploading. */
  readonly onPause?: (() => void) | undefined
  /** While paused. */
  readonly onResume?: (() => void) | undefined
  /** 更换: another file in its place; `accept` as for <input accept>. */
  readonly replace?: { readonly accept: string; readonly onPicked: (files: readonly File[]) => void } | undefined
  readonly removing?: boolean | undefined
  /** What removing is called; 删除 unless given. */
  readonly removeText?: string | undefined
}

const stateText: Record<FileState, ReactNode> = {
  waiting: '等待上传',
  uploading: '正在上传',
  paused: '已暂停',
  done: (
    <span className={classNames(styles.state, styles.good)}>
      <CircleCheck size={16} aria-hidden="true" />
      已上传
    </span>
  ),
  failed: (
    <span className={classNames(styles.state, styles.bad)}>
      <CircleAlert size={16} aria-hidden="true" />
      上传失败
    </span>
  )
}

/** One uploaded or uploading file (文件行). Put several in a list. */
export const FileRow = (props: FileRowProps) => {
  const {
    name,
    size,
    state = 'done',
    progress,
    message,
    note,
    onPreview,
    onDownload,
    onRemove,
    onRetry,
    onPause,
    onResume,
    replace,
    removing,
    removeText = '删除'
  } = props
  return (
    <div className={classNames(styles.row, state === 'failed' && styles.failed)}>
      <FileText aria-hidden="true" size={24} strokeWidth={1.5} className={styles.icon} />
      <div className={styles.text}>
        <div className={styles.name}>{name}</div>
        <div className={styles.meta}>
          {size === undefined ? null : <span>{byteText(size)}</span>}
          {state === 'uploading' && progress === undefined ? <Spinner label="" /> : null}
          <span role="status">{stateText[state]}</span>
          {note ? <span className={styles.note}>{note}</span> : null}
        </div>
        <div role="status" className={styles.message}>
          {message}
        </div>
      </div>
      <div className={styles.actions}>
        {onRetry ? (
          <Button size="small" icon={<RotateCw size={16} aria-hidden="true" />} aria-label={`重新上传 ${name}`} onClick={onRetry}>
            重新上传
          </Button>
        ) : null}
        {state === 'uploading' && onPause ? (
          <IconButton size="small" label={`暂停 ${name}`} icon={<Pause aria-hidden="true" />} onClick={onPause} />
        ) : null}
        {state === 'paused' && onResume ? (
          <Button size="small" icon={<Play size={16} aria-hidden="true" />} aria-label={`继续上传 ${name}`} onClick={onResume}>
            继续上传
          </Button>
        ) : null}
        {replace ? <FilePicker text="更换" icon={RotateCw} variant="quiet" size="small" aria-label={`更换 ${name}`} {...replace} /> : null}
        {onPreview ? <IconButton size="small" label={`预览 ${name}`} icon={<Eye aria-hidden="true" />} onClick={onPreview} /> : null}
        {onDownload ? <IconButton size="small" label={`下载 ${name}`} icon={<Download aria-hidden="true" />} onClick={onDownload} /> : null}
        {onRemove ? (
          <IconButton
            size="small"
            tone="danger"
            label={`${removeText} ${name}`}
            busy={removing}
            icon={<Trash2 aria-hidden="true" />}
            onClick={onRemove}
          />
        ) : null}
      </div>
      {(state === 'uploading' || state === 'paused') && progress !== undefined ? (
        <div className={styles.progress}>
          <ProgressBar label={`${name} 的上传进度`} value={progress} />
        </div>
      ) : null}
    </div>
  )
}
