/**
 * Taking a case back (撤回): one that is open and not yet accepted can be taken back; of every other a sentence says why not. Nothing throws.
 * Source: spec §4.2, rulings 4.1. Example: 5 → undefined; 8 → 已受理，不能撤回; 3 → 预审不通过，已经办结，不用撤回.
 */
import { isFinished, isWithdrawable, labelOf, outcomeOf } from './caseStatus.ts'

/** Undefined where the case can be taken back. */
export function whyNotWithdrawn(status: unknown): string | undefined {
  if (outcomeOf(status) === 'withdrawn') return '已经撤回'
  if (isFinished(status)) return `${labelOf(status)}，已经办结，不用撤回`
  return isWithdrawable(status) ? undefined : `${labelOf(status)}，不能撤回`
}
