import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { useToast } from '@ljonething/ui/Toast'
import type { ReactNode } from 'react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { apiFailure } from '../../queries/apiError.ts'
import { readMaterial } from '../../queries/materials.ts'
import type { Previewed } from '../../viewer/PreviewDialog.tsx'
import { saveFile } from '../../viewer/saveFile.ts'

const PreviewDialog = lazy(async () => ({ default: (await import('../../viewer/PreviewDialog.tsx')).PreviewDialog }))

export interface Viewing {
  readonly preview: (file: FileItem) => void
  readonly show: (shown: Previewed) => void
  readonly download: (file: FileItem) => void
  readonly failed: (message: string) => void
}

/** Looking at files and saving them (预览与下载); the dialog stands where it is put. */
export const useViewer = (): { readonly viewing: Viewing; readonly dialog: ReactNode } => {
  const [shown, setShown] = useState<Previewed>()
  const toast = useToast()
  const viewing = useMemo<Viewing>(
    () => ({
      preview: (file) => setShown({ kind: file.isApplyForm ? 'applicationForm' : 'material', file }),
      show: setShown,
      download: (file) =>
        void readMaterial(file).then(
          (bytes) => saveFile(bytes, file.name),
          (error: unknown) => toast.error(apiFailure(error).message)
        ),
      failed: (message) => toast.error(message)
    }),
    [toast]
  )
  const dialog =
    shown === undefined ? null : (
      <Suspense>
        <PreviewDialog shown={shown} onClose={() => setShown(undefined)} onDownload={viewing.download} />
      </Suspense>
    )
  return { viewing, dialog }
}
