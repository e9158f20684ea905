import { FileRow } from '@ljonething/ui/FileRow'
import { Panel } from '@ljonething/ui/Panel'
import { useToast } from '@ljonething/ui/Toast'
import { useState } from 'react'
import { readMaterial } from '../../queries/materials.ts'
import type { ApplicationDetail } from '../../queries/handling.ts'
import { readReceipt } from '../../queries/handling.ts'
import { apiFailure } from '../../session/apiError.ts'
import type { Previewed } from '../handling/files/PreviewDialog.tsx'
import { PreviewDialog } from '../handling/files/PreviewDialog.tsx'
import { saveFile } from '../handling/files/saveFile.ts'
import * as styles from './ApplicationScreen.css.ts'

type FileItem = Previewed['file']

/** The papers of an application (申请材料): receipt, application form, and what was handed in. */
export const Papers = ({ detail }: { readonly detail: ApplicationDetail }) => {
  const [shown, setShown] = useState<Previewed>()
  const toast = useToast()
  const save = async (read: Promise<Uint8Array<ArrayBuffer>>, name: string) => {
    try {
      saveFile(await read, name)
    } catch (error) {
      toast.error(apiFailure(error).message)
    }
  }
  const receipt = `受理回执-${detail.applyNo}.pdf`
  const fileRow = (file: FileItem, kind: Previewed['kind']) => (
    <li key={file.id}>
      <FileRow
        name={file.name}
        size={file.size}
        note={file.isReuse ? '该材料为复用材料' : undefined}
        onPreview={() => setShown({ kind, file })}
        onDownload={() => void save(readMaterial(file), file.name)}
      />
    </li>
  )
  const materials = detail.materials.filter(({ files }) => files.length > 0)
  return (
    <Panel title="回执与材料" id="papers">
      <ul className={styles.files}>
        <li>
          <FileRow name={receipt} onDownload={() => void save(readReceipt(detail.applyNo), receipt)} />
        </li>
        {detail.applicationForm === undefined ? null : fileRow(detail.applicationForm, 'applicationForm')}
      </ul>
      {materials.length === 0 ? (
        <p className={styles.nothing}>没有上传其他材料。</p>
      ) : (
        materials.map(({ label, files }) => (
          <section key={label} aria-label={label}>
            <h3 className={styles.group}>{label}</h3>
            <ul className={styles.files}>{files.map((file) => fileRow(file, 'material'))}</ul>
          </section>
        ))
      )}
      <PreviewDialog shown={shown} onClose={() => setShown(undefined)} onDownload={(file) => void save(readMaterial(file), file.name)} />
    </Panel>
  )
}
