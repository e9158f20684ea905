/** 排序方向: the order of a list. Source: spec §3.1. Example: `sortDirection.labelOf('sortDesc')` → 降序. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const sortDirection = codeTable({
  descending: ['sortDesc', '降序'],
  ascending: ['sortAsc', '升序']
})

export type SortDirection = CodeOf<typeof sortDirection>
