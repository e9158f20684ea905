import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { Dialog } from '@ljonething/ui/Dialog'
import { Button } from '@ljonething/ui/Button'
import { FilePreview } from './FilePreview.tsx'

export interface Previewed {
  readonly kind: 'material' | 'applicationForm'
  readonly file: FileItem
}

interface PreviewDialogProps {
  readonly shown: Previewed | undefined
  readonly onClose: () => void
  readonly onDownload: (file: FileItem) => void
}

/** 材料预览 at half the width, 预览 of an application form over the whole window (spec §2.4). */
export const PreviewDialog = ({ shown, onClose, onDownload }: PreviewDialogProps) =>
  shown === undefined ? null : (
    <Dialog
      title={shown.kind === 'material' ? '材料预览' : '预览'}
      description={shown.file.name}
      size={shown.kind === 'material' ? 'half' : 'full'}
      open
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={() => onDownload(shown.file)}>下载</Button>
          <Button variant="primary" onClick={onClose}>
            关闭预览
          </Button>
        </>
      }
    >
      <FilePreview file={shown.file} />
    </Dialog>
  )
