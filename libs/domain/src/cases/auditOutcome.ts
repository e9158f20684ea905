/** 预审结果: what a pre-review ends in. Source: spec §4.1. Example: `auditOutcome.labelOf(4)` → 预审通过. */
import { codeTable } from '../codes/codeTable.ts'
import type { CodeOf } from '../codes/codeTable.ts'

export const auditOutcome = codeTable({
  failed: [3, '预审不通过'],
  passed: [4, '预审通过'],
  supplement: [6, '补正']
})

export type AuditOutcome = CodeOf<typeof auditOutcome>
