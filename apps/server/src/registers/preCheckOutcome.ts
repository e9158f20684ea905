/**
 * Turns the answer of a register into a pre-check status (预检状态): "1" success, "0" error, "-1" unknown, which the person declares.
 * An inverted check knows no unknown: it passes when the register does not answer. Source: spec §4.1, §4.2.
 */
import { preCheckStatus } from '@ljonething/domain/codes/preCheck'
import type { PreCheckStatus } from '@ljonething/domain/codes/preCheck'
import { judgeEligibility } from '@ljonething/domain/registers/judgeEligibility'
import type { EligibilityCheck, RegisterAnswer } from '@ljonething/domain/registers/judgeEligibility'

export const preCheckOutcome = (check: EligibilityCheck, answer: RegisterAnswer): PreCheckStatus => {
  if (answer === undefined && check.mode !== 'inverted') return preCheckStatus.code.unknown
  return judgeEligibility(check, answer).passed ? preCheckStatus.code.success : preCheckStatus.code.error
}
