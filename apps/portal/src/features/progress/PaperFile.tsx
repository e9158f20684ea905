import { IconButton } from '@ljonething/ui/IconButton'
import { Download, Eye } from 'lucide-react'
import * as styles from './Papers.css.ts'

interface PaperFileProps {
  readonly name: string
  /** Bytes. */
  readonly size?: number
  readonly note?: string
  readonly onPreview?: () => void
  readonly onDownload: () => Promise<void>
}

const kilobyte = 1024

/** One paper (文件) with what can be done with it. */
export const PaperFile = ({ name, size, note, onPreview, onDownload }: PaperFileProps) => (
  <div className={styles.file}>
    <span className={styles.name}>
      {name}
      {size === undefined ? null : <span className={styles.note}>{Math.ceil(size / kilobyte)} KB</span>}
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </span>
    <span className={styles.actions} data-print="hide">
      {onPreview === undefined ? null : (
        <IconButton size="small" label={`预览 ${name}`} icon={<Eye aria-hidden="true" />} onClick={onPreview} />
      )}
      <IconButton size="small" label={`下载 ${name}`} icon={<Download aria-hidden="true" />} onClick={onDownload} />
    </span>
  </div>
)
