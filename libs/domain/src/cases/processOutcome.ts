/** 办理环节结果: how one step of the processing ended. Source: spec §4.1. Example: `processOutcome.labelOf(2)` → 退回. */
import { codeTable } from '../codes/codeTable.ts'
import type { CodeOf } from '../codes/codeTable.ts'

export const processOutcome = codeTable({
  pass: [1, '通过'],
  return: [2, '退回'],
  other: [9, '其他']
})

export type ProcessOutcome = CodeOf<typeof processOutcome>
