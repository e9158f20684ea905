/** 检查类型: where a condition is asked. Source: spec §3.1. Example: `checkType.labelOf(1)` → 须知. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const checkType = codeTable({
  notice: [1, '须知'],
  guide: [2, '引导']
})

export type CheckType = CodeOf<typeof checkType>
