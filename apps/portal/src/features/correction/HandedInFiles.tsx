import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { FileRow } from '@ljonething/ui/FileRow'
import type { Viewing } from './useViewer.tsx'
import * as styles from './Correction.css.ts'

interface HandedInFilesProps {
  readonly label: string
  readonly files: readonly FileItem[]
  readonly viewing: Viewing
}

/** Files as they were handed in (已交材料), to be looked at and saved. */
export const HandedInFiles = ({ label, files, viewing }: HandedInFilesProps) => (
  <ul className={styles.files} aria-label={label}>
    {files.map((file) => (
      <li key={file.id}>
        <FileRow
          name={file.name}
          size={file.size}
          note={file.isReuse ? '该材料为复用材料' : undefined}
          onPreview={() => viewing.preview(file)}
          onDownload={() => viewing.download(file)}
        />
      </li>
    ))}
  </ul>
)
