import { Tag } from '@ljonething/ui/Tag'
import type { BatchState } from '../../queries/batchRetire.ts'

/** How far a batch is (批次状态). */
export const BatchTag = ({ batch: { state, refused } }: { readonly batch: Pick<BatchState, 'state' | 'refused'> }) =>
  state === 'open' ? (
    <Tag>还没有提交</Tag>
  ) : state === 'running' ? (
    <Tag tone="info">正在提交</Tag>
  ) : refused > 0 ? (
    <Tag tone="warning">部分未提交</Tag>
  ) : (
    <Tag tone="success">全部已提交</Tag>
  )
