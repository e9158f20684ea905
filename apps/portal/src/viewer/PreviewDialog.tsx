import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { Dialog } from '@ljonething/ui/Dialog'
import { Button } from '@ljonething/ui/Button'
import { materialQuery } from '../queries/materials.ts'
import { queryClient } from '../queries/queryClient.ts'
import { resultQuery } from '../queries/results.ts'
import { sampleQuery } from '../queries/samples.ts'
import { FilePreview } from './FilePreview.tsx'
import { saveFile } from './saveFile.ts'

export interface Previewed {
  /** Of a sample the id is its name, of a result its material id. */
  readonly kind: 'material' | 'applicationForm' | 'result' | 'sample'
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

const titles: Readonly<Record<Previewed['kind'], string>> = {
  material: '材料预览',
  applicationForm: '预览',
  result: '办理结果',
  sample: '材料预览'
}

const queryOf = ({ kind, file }: Previewed) => {
  if (kind === 'sample') return sampleQuery(file.id)
  return kind === 'result' ? resultQuery(file) : materialQuery(file)
}

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
          <Button onClick={() => (shown.kind === 'sample' ? saveSample(shown.file) : onDownload(shown.file))}>下载</Button>
          <Button variant="primary" onClick={onClose}>
            关闭预览
          </Button>
        </>
      }
    >
      <FilePreview file={shown.file} query={queryOf(shown)} />
    </Dialog>
  )
