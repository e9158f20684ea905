/**
 * How a case moves (办件流转), and the only authority on it. Which moves there are stands in the rows of `caseStatus`: departments move
 * along `next`, the applicant's correction leads from 6 back to 2, the applicant's withdrawal from those of 1–6 that are open to 51 (3 is final).
 * A case that needs another's result waits in 1: the service supplies it, and no department moves the case before; where it never comes the
 * service ends the case, 1→2→3 in one.
 * A case is what its append-only log of actions makes of it; an action whose key is in the log already changes nothing.
 * A forbidden move is a value, `ForbiddenMove`; nothing throws. Source: spec §4.1, rulings 4.1 and 4.2.
 * Example: a case in 1 moved to 2 → ok, status 2; moved from 1 to 9 → ForbiddenMove.
 */
import type { Certificate } from '../certificates/Certificate.ts'
import {
  awaitsCorrection,
  correctedStatus,
  isWithdrawable,
  labelOf,
  lapsedStatus,
  movesFrom,
  receivedStatus,
  withdrawnStatus
} from './caseStatus.ts'
import type { CaseStatus } from './caseStatus.ts'
import type { Corrected, CorrectionRequest } from './correction.ts'
import { awaits, isWaiting } from './needs.ts'
import type { EarlierResult, GivenValue, Need } from './needs.ts'

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
      /** What its result gives to other matters. */
      readonly given?: readonly GivenValue[]
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
  /** What the case waited for has come. */
  | {
      readonly kind: 'supply'
      readonly by: 'service'
      readonly at: string
      readonly note?: string
      readonly result: EarlierResult
      readonly key: string
    }
  /** What the case waited for will never come; `note` says why. */
  | { readonly kind: 'lapse'; readonly by: 'service'; readonly at: string; readonly note: string; readonly key: string }

/** An accepted action with the move it made; the log of a case may be replayed as it is. */
export type CaseEntry = CaseAction & { readonly from: CaseStatus; readonly to: CaseStatus }

/** One matter of an application at its department. Times are ISO 8601. */
export interface Case {
  readonly caseNo: string
  readonly matterCode: string
  readonly receivedAt: string
  /** What it needs of other matters' results; none without it. */
  readonly needs?: readonly Need[]
  readonly status: CaseStatus
  readonly log: readonly CaseEntry[]
}

export type CaseSeed = Pick<Case, 'caseNo' | 'matterCode' | 'receivedAt' | 'needs'>

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
export const receiveCase = ({ caseNo, matterCode, receivedAt, needs }: CaseSeed): Case => ({
  caseNo,
  matterCode,
  receivedAt,
  ...(needs === undefined ? {} : { needs }),
  status: receivedStatus,
  log: []
})

const allows = (theCase: Case, action: CaseAction, to: CaseStatus): boolean => {
  const { status: from } = theCase
  switch (action.kind) {
    case 'withdraw':
      return isWithdrawable(from)
    case 'correct':
      return awaitsCorrection(from)
    case 'supply':
      return awaits(theCase, action.result)
    case 'lapse':
      return isWaiting(theCase) && movesFrom(from).some((through) => movesFrom(through).includes(to))
    case 'move':
      return !isWaiting(theCase) && movesFrom(from).includes(to)
  }
}

const targetOf = (action: CaseAction): CaseStatus => {
  switch (action.kind) {
    case 'withdraw':
      return withdrawnStatus
    case 'correct':
      return correctedStatus
    case 'supply':
      return receivedStatus
    case 'lapse':
      return lapsedStatus
    case 'move':
      return action.to
  }
}

export function advanceCase(theCase: Case, action: CaseAction): CaseResult {
  if (theCase.log.some((entry) => entry.key === action.key)) return { ok: true, case: theCase }
  const from = theCase.status
  const to = targetOf(action)
  if (!allows(theCase, action, to)) {
    const standing = isWaiting(theCase) ? '正在等待其他事项的结果' : `当前为“${labelOf(from)}”`
    const message = `办件${standing}，不能变更为“${labelOf(to)}”`
    return { ok: false, error: { _tag: 'ForbiddenMove', caseNo: theCase.caseNo, kind: action.kind, from, to, message } }
  }
  return { ok: true, case: { ...theCase, status: to, log: [...theCase.log, { ...action, from, to }] } }
}
