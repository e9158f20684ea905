/** 办结结果: what a case ended in. Source: spec §4.1. Example: `resultOutcome.labelOf(1)` → 审批通过. */
import { codeTable } from '../codes/codeTable.ts'
import type { CodeOf } from '../codes/codeTable.ts'

export const resultOutcome = codeTable({
  notApproved: [0, '审批不通过'],
  approved: [1, '审批通过'],
  forwarded: [2, '转报'],
  terminated: [3, '终止']
})

export type ResultOutcome = CodeOf<typeof resultOutcome>
