/**
 * How a case moves (办件流转), and the only authority on it. Which moves there are stands in the rows of `caseStatus`: departments move
 * along `next`, the applicant's correction leads from 6 back to 2, the applicant's withdrawal from those of 1–6 that are open to 51 (3 is final).
 * A case is what its append-only log of actions makes of it; an action whose key is in the log already changes nothing.
 * A forbidden move is a value, `ForbiddenMove`; nothing throws. Source: spec §4.1, rulings 4.1 and 4.2.
 * Example: a case in 1 moved to 2 → ok, status 2; moved from 1 to 9 → ForbiddenMove.
 */
import type { Certificate } from '../certificates/Certificate.ts'
import { awaitsCorrection, correctedStatus, isWithdrawable, labelOf, movesFrom, receivedStatus, withdrawnStatus } from './caseStatus.ts'
import type { CaseStatus } from './caseStatus.ts'
import type { Corrected, CorrectionRequest } from './correction.ts'

export type CaseAction =
  | {
      readonly kind: 'move'
      readonly to: CaseStatus
      readonly by: 'department'
      readonly at: string
      readonly note?: string
      /** What a move to 6 asks for; of moves from before it was kept, nothing. */
      readonly request?: CorrectionRequest
      /** What the department issued with it. */
      readonly certificate?: Certificate
      readonly key: string
    }
  | {
      readonly kind: 'correct'
      readonly by: 'applicant'
      readonly at: string
      readonly note?: string
      /** What was handed in upon the request. */
      readonly corrected?: Corrected
      readonly key: string
    }
  | { readonly kind: 'withdraw'; readonly by: 'applicant'; readonly at: string; readonly note?: string; readonly key: string }

/** An accepted action with the move it made; the log of a case may be replayed as it is. */
export type CaseEntry = CaseAction & { readonly from: CaseStatus; readonly to: CaseStatus }

/** One matter of an application at its department. Times are ISO 8601. */
export interface Case {
  readonly caseNo: string
  readonly matterCode: string
  readonly receivedAt: string
  readonly status: CaseStatus
  readonly log: readonly CaseEntry[]
}

export type CaseSeed = Pick<Case, 'caseNo' | 'matterCode' | 'receivedAt'>

export interface ForbiddenMove {
  readonly _tag: 'ForbiddenMove'
  readonly caseNo: string
  readonly kind: CaseAction['kind']
  readonly from: CaseStatus
  readonly to: CaseStatus
  readonly message: string
}

export type CaseResult = { readonly ok: true; readonly case: Case } | { readonly ok: false; readonly error: ForbiddenMove }

/** A case as it arrives at its department: status 1. */
export const receiveCase = ({ caseNo, matterCode, receivedAt }: CaseSeed): Case => ({
  caseNo,
  matterCode,
  receivedAt,
  status: receivedStatus,
  log: []
})

const allows = (from: CaseStatus, action: CaseAction, to: CaseStatus): boolean => {
  if (action.kind === 'withdraw') return isWithdrawable(from)
  if (action.kind === 'correct') return awaitsCorrection(from)
  return movesFrom(from).includes(to)
}

const targetOf = (action: CaseAction): CaseStatus => {
  if (action.kind === 'move') return action.to
  return action.kind === 'withdraw' ? withdrawnStatus : correctedStatus
}

export function advanceCase(theCase: Case, action: CaseAction): CaseResult {
  if (theCase.log.some((entry) => entry.key === action.key)) return { ok: true, case: theCase }
  const from = theCase.status
  const to = targetOf(action)
  if (!allows(from, action, to)) {
    const message = `办件当前为“${labelOf(from)}”，不能变更为“${labelOf(to)}”`
    return { ok: false, error: { _tag: 'ForbiddenMove', caseNo: theCase.caseNo, kind: action.kind, from, to, message } }
  }
  return { ok: true, case: { ...theCase, status: to, log: [...theCase.log, { ...action, from, to }] } }
}
