/** A step of a walk over whatever a case allows where it stands (测试办件): a sequence of choices is one that the lifecycle accepts. */
import { awaitsCorrection, isWithdrawable, movesFrom } from '../cases/caseStatus.ts'
import { advanceCase } from '../cases/lifecycle.ts'
import type { Case, CaseAction } from '../cases/lifecycle.ts'
import { isWaiting } from '../cases/needs.ts'

const allowedActions = (theCase: Case, at: string): readonly CaseAction[] => {
  const { status, log } = theCase
  const key = `step ${log.length}`
  return [
    ...(isWaiting(theCase) ? [] : movesFrom(status)).map((to): CaseAction => ({ kind: 'move', to, by: 'department', at, key })),
    ...(awaitsCorrection(status) ? [{ kind: 'correct', by: 'applicant', at, key } satisfies CaseAction] : []),
    ...(isWithdrawable(status) ? [{ kind: 'withdraw', by: 'applicant', at, key } satisfies CaseAction] : [])
  ]
}

/** One step of a walk: the choice counts through what is allowed; nothing where nothing is. */
export const stepOf = (theCase: Case, choice: number, at: string): { readonly action: CaseAction; readonly after: Case } | undefined => {
  const allowed = allowedActions(theCase, at)
  const action = allowed[choice % Math.max(1, allowed.length)]
  if (action === undefined) return undefined
  const moved = advanceCase(theCase, action)
  if (!moved.ok) throw new Error(moved.error.message)
  return { action, after: moved.case }
}
