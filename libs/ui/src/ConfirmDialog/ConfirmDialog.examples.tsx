import type { Examples } from '../testing/Examples.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

export const examples: Examples = {
  危险: () => (
    <ConfirmDialog open tone="danger" title="删除草稿" confirmText="删除" onConfirm={() => undefined} onCancel={() => undefined}>
      删除后不能恢复，确定删除“新生儿出生一件事”的草稿吗？
    </ConfirmDialog>
  )
}
