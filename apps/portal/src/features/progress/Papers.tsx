import { KeyValueList } from '@ljonething/ui/KeyValueList'
import { Panel } from '@ljonething/ui/Panel'
import { useToast } from '@ljonething/ui/Toast'
import { lazy, Suspense, useState } from 'react'
import { apiFailure } from '../../queries/apiError.ts'
import type { ApplicationDetail } from '../../queries/handling.ts'
import { readReceipt } from '../../queries/handling.ts'
import { readMaterial } from '../../queries/materials.ts'
import type { Previewed } from '../../viewer/PreviewDialog.tsx'
import { saveFile } from '../../viewer/saveFile.ts'
import { PaperFile } from './PaperFile.tsx'
import * as styles from './Papers.css.ts'
import { SubmittedLinks } from './SubmittedLinks.tsx'

const PreviewDialog = lazy(async () => ({ default: (await import('../../viewer/PreviewDialog.tsx')).PreviewDialog }))

type FileItem = Previewed['file']

/** The papers of an application (回执与材料): receipt, application form, and what was handed in. */
export const Papers = ({ detail }: { readonly detail: ApplicationDetail }) => {
  const [shown, setShown] = useState<Previewed>()
  const toast = useToast()
  const save = async (read: () => Promise<Uint8Array<ArrayBuffer>>, name: string) => {
    try {
      saveFile(await read(), name)
    } catch (error) {
      toast.error(apiFailure(error).message)
    }
  }
  const download = (file: FileItem) => save(() => readMaterial(file), file.name)
  const paper = (file: FileItem, kind: Previewed['kind']) => (
    <PaperFile
      key={file.id}
      name={file.name}
      size={file.size}
      {...(file.isReuse ? { note: '该材料为复用材料' } : {})}
      onPreview={() => setShown({ kind, file })}
      onDownload={() => download(file)}
    />
  )
  const receipt = `受理回执-${detail.applyNo}.pdf`
  const form = detail.applicationForm
  return (
    <Panel title="回执与材料" id="papers" actions={<SubmittedLinks applyNo={detail.applyNo} />}>
      <KeyValueList
        stacked
        items={[
          {
            key: '受理回执',
            value: <PaperFile name={receipt} onDownload={() => save(() => readReceipt(detail.applyNo), receipt)} />
          },
          ...(form === undefined ? [] : [{ key: '申请表', value: paper(form, 'applicationForm') }]),
          ...detail.materials
            .filter(({ files }) => files.length > 0)
            .map(({ label, files }) => ({
              key: label,
              value: <div className={styles.files}>{files.map((file) => paper(file, 'material'))}</div>
            }))
        ]}
      />
      {shown === undefined ? null : (
        <Suspense>
          <PreviewDialog shown={shown} onClose={() => setShown(undefined)} onDownload={(file) => void download(file)} />
        </Suspense>
      )}
    </Panel>
  )
}
