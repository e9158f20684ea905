import { FileRow } from '@ljonething/ui/FileRow'
import type { MaterialActions } from './useMaterialFiles.ts'
import type { Upload } from './useUploads.ts'

interface UploadingFileProps {
  readonly upload: Upload
  readonly actions: MaterialActions
}

/** A file on its way (上传中的文件): how far it is, and the ways to stop it, go on with it and try again. */
export const UploadingFile = ({ upload, actions }: UploadingFileProps) => (
  <FileRow
    name={upload.file.name}
    size={upload.file.size}
    state={upload.paused ? 'paused' : upload.failure === undefined ? 'uploading' : 'failed'}
    progress={upload.progress === 0 ? undefined : upload.progress}
    message={upload.failure}
    onRetry={upload.failure === undefined ? undefined : () => actions.retry(upload)}
    onPause={actions.isPausable(upload.file) ? () => actions.pause(upload.key) : undefined}
    onResume={() => actions.retry(upload)}
    onRemove={() => actions.cancel(upload.key)}
  />
)
