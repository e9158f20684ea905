/**
 * Turns the answer of a register into a pre-check status (预检状态): "1" success, "0" error, "-1" unknown, which the person declares. Where its system
 * answered with an error, the check passes for the registers whose row says so, and nobody has verified it. Source: spec §4.1, §4.2.
 */
import { preCheckStatus } from '@ljonething/domain/codes/preCheck'
import type { PreCheckStatus } from '@ljonething/domain/codes/preCheck'
import { judgeEligibility } from '@ljonething/domain/registers/judgeEligibility'
import type { EligibilityCheck, RegisterAnswer } from '@ljonething/domain/registers/judgeEligibility'
import type { Register } from '@ljonething/domain/registers/Register'

/** The outside system itself answered with an error. */
export const systemError = 'error'

export interface PreCheckOutcome {
  readonly status: PreCheckStatus
  readonly unverified?: Unverified
}

/** Why a condition passed that no register confirmed: its system answered with an error, or a paper proves what registers do not have. */
export type Unverified = 'error' | 'proof'

export const preCheckOutcome = (
  check: EligibilityCheck,
  answer: RegisterAnswer | typeof systemError,
  { errorPasses }: Pick<NonNullable<Register['check']>, 'errorPasses'>
): PreCheckOutcome => {
  const { success, error, unknown } = preCheckStatus.code
  if (answer === systemError) return errorPasses === true ? { status: success, unverified: 'error' } : { status: unknown }
  if (answer === undefined) return { status: unknown }
  return { status: judgeEligibility(check, answer).passed ? success : error }
}
