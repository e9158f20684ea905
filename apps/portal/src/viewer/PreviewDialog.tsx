import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { Dialog } from '@ljonething/ui/Dialog'
import { Button } from '@ljonething/ui/Button'
import { materialQuery } from '../queries/materials.ts'
import { queryClient } from '../queries/queryClient.ts'
import { sampleQuery } from '../queries/samples.ts'
import { FilePreview } from './FilePreview.tsx'
import { saveFile } from './saveFile.ts'

export interface Previewed {
  /** Of a sample the id is its name. */
  readonly kind: 'material' | 'applicationForm' | 'sample'
  readonly file: FileItem
}

interface PreviewDialogProps {
  readonly shown: Previewed | undefined
  readonly onClose: () => void
  readonly onDownload: (file: FileItem) => void
}

/** What could not be read says the viewer above the button. */
const saveSample = ({ id, name }: FileItem) =>
  void queryClient.fetchQuery(sampleQuery(id)).then(
    (bytes) => saveFile(bytes, name),
    () => undefined
  )

/** 材料预览 at half the width, 预览 of an application form over the whole window (spec §2.4). */
export const PreviewDialog = ({ shown, onClose, onDownload }: PreviewDialogProps) =>
  shown === undefined ? null : (
    <Dialog
      title={shown.kind === 'applicationForm' ? '预览' : '材料预览'}
      description={shown.file.name}
      size={shown.kind === 'applicationForm' ? 'full' : 'half'}
      open
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={() => (shown.kind === 'sample' ? saveSample(shown.file) : onDownload(shown.file))}>下载</Button>
          <Button variant="primary" onClick={onClose}>
            关闭预览
          </Button>
        </>
      }
    >
      <FilePreview file={shown.file} query={shown.kind === 'sample' ? sampleQuery(shown.file.id) : materialQuery(shown.file)} />
    </Dialog>
  )
