import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { Dialog } from '@ljonething/ui/Dialog'
import { Button } from '@ljonething/ui/Button'
import { detectFileType } from '@ljonething/validation/files/detectFileType'
import { materialQuery } from '../queries/materials.ts'
import { queryClient } from '../queries/queryClient.ts'
import { resultQuery } from '../queries/results.ts'
import { certificateQuery } from '../queries/reuse.ts'
import type { CertificatePlace } from '../queries/reuse.ts'
import { sampleQuery } from '../queries/samples.ts'
import { FilePreview } from './FilePreview.tsx'
import { saveFile } from './saveFile.ts'

export interface Previewed {
  /** Of a sample the id is its name, of a result its material id. */
  readonly kind: 'material' | 'applicationForm' | 'result' | 'sample' | 'certificate'
  readonly file: FileItem
  /** Of a certificate of the locker the material it is offered for; the id of the file is that of the offer. */
  readonly offeredFor?: Omit<CertificatePlace, 'reuseId'>
}

interface PreviewDialogProps {
  readonly shown: Previewed | undefined
  readonly onClose: () => void
  readonly onDownload: (file: FileItem) => void
}

/** What could not be read says the viewer above the button. */
const saveShown = (shown: Previewed) =>
  void queryClient.fetchQuery(queryOf(shown)).then(
    (bytes) => saveFile(bytes, nameOf(shown, bytes)),
    () => undefined
  )

/** A certificate has the ending of what it is (spec §6): PDF, a picture, otherwise OFD. */
const nameOf = ({ kind, file: { name } }: Previewed, bytes: Uint8Array): string =>
  kind === 'certificate' ? `${name}.${detectFileType(bytes) ?? 'ofd'}` : name

const titles: Readonly<Record<Previewed['kind'], string>> = {
  material: '材料预览',
  applicationForm: '预览',
  result: '办理结果',
  sample: '材料预览',
  certificate: '电子证照'
}

const queryOf = ({ kind, file, offeredFor }: Previewed) => {
  if (kind === 'sample') return sampleQuery(file.id)
  if (offeredFor !== undefined) return certificateQuery({ ...offeredFor, reuseId: file.id })
  return kind === 'result' ? resultQuery(file) : materialQuery(file)
}

const isSavedHere = ({ kind }: Previewed) => kind === 'sample' || kind === 'certificate'

/** 材料预览 at half the width, 预览 of an application form over the whole window (spec §2.4). */
export const PreviewDialog = ({ shown, onClose, onDownload }: PreviewDialogProps) =>
  shown === undefined ? null : (
    <Dialog
      title={titles[shown.kind]}
      description={shown.file.name}
      size={shown.kind === 'applicationForm' ? 'full' : 'half'}
      open
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={() => (isSavedHere(shown) ? saveShown(shown) : onDownload(shown.file))}>下载</Button>
          <Button variant="primary" onClick={onClose}>
            关闭预览
          </Button>
        </>
      }
    >
      <FilePreview file={shown.file} query={queryOf(shown)} />
    </Dialog>
  )
