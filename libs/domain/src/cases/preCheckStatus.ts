/** 预检状态: where one condition pre-check stands; it starts at `initial`. Source: spec §4.1. Example: `preCheckStatus.labelOf(0)` → 未通过. */
import { codeTable } from '../codes/codeTable.ts'
import type { CodeOf } from '../codes/codeTable.ts'

export const preCheckStatus = codeTable({
  success: [1, '通过'],
  error: [0, '未通过'],
  unknown: [-1, '结果未知'],
  initial: [2, '待检查']
})

export type PreCheckStatus = CodeOf<typeof preCheckStatus>
