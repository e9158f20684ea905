/**
 * How a sandbox department works (沙箱部门): for each status the next one, the time it takes and what it says. Deterministic.
 *
 * The first steps take seconds; the decision takes half of the promised working days, a day counted as 24 hours, 制证 a fifth more,
 * 送达 the rest. `refuse` declines at acceptance; `manual` leaves everything to whoever sits at the desk.
 */
import { advanceCase } from '@ljonething/domain/cases/lifecycle'
import type { Case, CaseAction } from '@ljonething/domain/cases/lifecycle'
import type { CaseStatus } from '@ljonething/domain/cases/caseStatus'

export type DepartmentMode = 'normal' | 'refuse' | 'fail' | 'silent' | 'manual'

interface ScriptedMove {
  readonly to: CaseStatus
  readonly afterMs: number
  readonly note?: string
}

const second = 1_000
const day = 86_400_000

const steps: Readonly<Partial<Record<CaseStatus, (promisedDays: number) => ScriptedMove>>> = {
  1: () => ({ to: 2, afterMs: 2 * second }),
  2: () => ({ to: 4, afterMs: 4 * second, note: '预审通过' }),
  4: () => ({ to: 5, afterMs: second }),
  5: () => ({ to: 8, afterMs: 4 * second, note: '准予受理' }),
  8: () => ({ to: 9, afterMs: 2 * second }),
  9: (days) => ({ to: 11, afterMs: (days * day) / 2, note: '准予办理' }),
  10: () => ({ to: 9, afterMs: day }),
  11: (days) => ({ to: 15, afterMs: (days * day) / 5 }),
  12: (days) => ({ to: 15, afterMs: (days * day) / 5 }),
  15: (days) => ({ to: 16, afterMs: (days * day) / 5, note: '电子证照已送达' })
}

const nextMove = (theCase: Case, mode: DepartmentMode, promisedDays: number): (ScriptedMove & { readonly at: Date }) | undefined => {
  if (mode === 'silent' || mode === 'manual') return undefined
  const refused = mode === 'refuse' && theCase.status === 5
  const move = refused ? { to: 7 as const, afterMs: 4 * second, note: '不符合受理条件，不予受理' } : steps[theCase.status]?.(promisedDays)
  const since = Date.parse(theCase.log.at(-1)?.at ?? theCase.receivedAt)
  return move === undefined ? undefined : { ...move, at: new Date(since + move.afterMs) }
}

/** When the department moves the case next; undefined when it does not. */
export const nextDue = (theCase: Case, mode: DepartmentMode, promisedDays: number): Date | undefined =>
  nextMove(theCase, mode, promisedDays)?.at

const longestChain = 20

/** Moves that are due at `now`, in order, each at the moment it fell due. */
export const dueMoves = (theCase: Case, mode: DepartmentMode, promisedDays: number, now: Date): readonly CaseAction[] => {
  const moves: CaseAction[] = []
  let current = theCase
  while (moves.length < longestChain) {
    const move = nextMove(current, mode, promisedDays)
    if (move === undefined || move.at > now) break
    const { to, at, note } = move
    const action: CaseAction = {
      kind: 'move',
      to,
      by: 'department',
      at: at.toISOString(),
      key: `${to}@${current.log.length}`,
      ...(note === undefined ? {} : { note })
    }
    const moved = advanceCase(current, action)
    if (!moved.ok) break
    moves.push(action)
    current = moved.case
  }
  return moves
}
