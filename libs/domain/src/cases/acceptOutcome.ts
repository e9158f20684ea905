/** 受理结果: what an acceptance may end in apart from being accepted. 0 and 7 mean the same. Source: spec §4.1. Example: `acceptOutcome.labelOf(0)` → 不予受理. */
import { codeTable } from '../codes/codeTable.ts'
import type { CodeOf } from '../codes/codeTable.ts'

export const acceptOutcome = codeTable({
  refused: [0, '不予受理'],
  notAccepted: [7, '不予受理'],
  supplement: [6, '补正']
})

export type AcceptOutcome = CodeOf<typeof acceptOutcome>
