import { ErrorState } from '@ljonething/ui/ErrorState'
import type { ReactNode } from 'react'

/** In place of a preview whose bytes cannot be shown; beside it the failure is only logged (spec §8). */
export const Unreadable = ({ children = '文件可能已损坏，请下载后查看或重新上传。' }: { readonly children?: ReactNode }) => (
  <ErrorState title="文件无法打开">{children}</ErrorState>
)
