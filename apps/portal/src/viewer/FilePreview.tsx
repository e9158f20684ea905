/** The viewer of a handed-in file, chosen by its real type (文件预览, spec §2.4): picture, PDF or OFD; anything else is offered for download. */
import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { Button } from '@ljonething/ui/Button'
import { EmptyState } from '@ljonething/ui/EmptyState'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { apiFailure } from '../queries/apiError.ts'
import type { materialQuery } from '../queries/materials.ts'
import { PdfFrame } from './PdfFrame.tsx'
import { saveFile } from './saveFile.ts'
import { viewerOf } from './viewerOf.ts'

const ImageView = lazy(async () => ({ default: (await import('./ImageView.tsx')).ImageView }))
const OfdView = lazy(async () => ({ default: (await import('./ofd/OfdView.tsx')).OfdView }))

interface FilePreviewProps {
  readonly file: FileItem
  readonly query: ReturnType<typeof materialQuery>
  /** A PDF stands on the screen; of pictures and other files nothing is said. */
  readonly onShown?: ((bytes: Uint8Array<ArrayBuffer>) => void) | undefined
}

export const FilePreview = ({ file, query, onShown }: FilePreviewProps) => {
  const content = useQuery(query)
  if (content.isError) return <ErrorState onRetry={() => content.refetch()}>{apiFailure(content.error).message}</ErrorState>
  if (content.data === undefined) return <Skeleton height={480} />
  const bytes = content.data
  const viewer = viewerOf(file.fileType, bytes)
  if (viewer.kind === 'pdf') return <PdfFrame key={file.id} bytes={bytes} name={file.name} onShown={onShown} />
  if (viewer.kind !== 'none') {
    return (
      <Suspense fallback={<Skeleton height={480} />}>
        {viewer.kind === 'image' ? (
          <ImageView bytes={bytes} type={viewer.type} name={file.name} />
        ) : (
          <OfdView bytes={bytes} name={file.name} />
        )}
      </Suspense>
    )
  }
  return (
    <EmptyState title="这种文件不能在线预览" actions={<Button onClick={() => saveFile(bytes, file.name)}>下载后查看</Button>}>
      {file.name}
    </EmptyState>
  )
}
