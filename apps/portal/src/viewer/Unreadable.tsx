import { ErrorState } from '@ljonething/ui/ErrorState'

/** In place of a preview whose bytes cannot be read; beside it the failure is only logged (spec §8). */
export const Unreadable = () => <ErrorState title="文件无法打开">文件可能已损坏，请下载后查看或重新上传。</ErrorState>
