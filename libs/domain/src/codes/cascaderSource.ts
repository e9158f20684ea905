/** 级联数据来源: whether the options are all there or fetched level by level. Source: spec §3.1. Example: `cascaderSource.labelOf(1)` → 同步. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const cascaderSource = codeTable({
  synchronous: [1, '同步'],
  asynchronous: [0, '异步']
})

export type CascaderSource = CodeOf<typeof cascaderSource>
