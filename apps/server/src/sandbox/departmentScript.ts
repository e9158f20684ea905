/**
 * How a sandbox department works (沙箱部门): for each status the next one, the time it takes and what it says. Deterministic.
 *
 * The first steps take seconds; the decision takes half of the promised working days, a day counted as 24 hours, 制证 a fifth more,
 * 送达 the rest. `refuse` declines at acceptance.
 */
import type { Case } from '@ljonething/domain/cases/lifecycle'
import type { CaseStatus } from '@ljonething/domain/cases/caseStatus'

export type DepartmentMode = 'normal' | 'refuse' | 'fail' | 'silent'

export interface ScriptedMove {
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

export const nextMove = (theCase: Case, mode: DepartmentMode, promisedDays: number): ScriptedMove | undefined => {
  if (mode === 'silent') return undefined
  if (mode === 'refuse' && theCase.status === 5) return { to: 7, afterMs: 4 * second, note: '不符合受理条件，不予受理' }
  return steps[theCase.status]?.(promisedDays)
}

/** Moves that are due at `now`, in order, each at the moment it fell due. */
export const dueMove = (
  theCase: Case,
  mode: DepartmentMode,
  promisedDays: number,
  now: Date
): (ScriptedMove & { readonly at: string }) | undefined => {
  const move = nextMove(theCase, mode, promisedDays)
  if (move === undefined) return undefined
  const since = Date.parse(theCase.log.at(-1)?.at ?? theCase.receivedAt)
  const at = since + move.afterMs
  return at <= now.getTime() ? { ...move, at: new Date(at).toISOString() } : undefined
}
