/**
 * Turns the answer of a register into a pre-check status (预检状态): "1" success, "0" error, "-1" unknown, which the person declares.
 * An inverted check knows no unknown: it passes when the register does not answer. Source: spec §4.1, §4.2.
 */
import { judgeEligibility } from '@ljonething/domain/registers/judgeEligibility'
import type { EligibilityCheck, RegisterAnswer } from '@ljonething/domain/registers/judgeEligibility'

export type PreCheckStatus = '1' | '0' | '-1'

export const preCheckOutcome = (check: EligibilityCheck, answer: RegisterAnswer): PreCheckStatus => {
  if (answer === undefined && check.mode !== 'inverted') return '-1'
  return judgeEligibility(check, answer).passed ? '1' : '0'
}
