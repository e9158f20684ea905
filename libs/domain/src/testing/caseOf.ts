/** The case that a log of actions makes (测试办件); throws at the first forbidden one. */
import { advanceCase, receiveCase } from '../cases/lifecycle.ts'
import type { Case, CaseAction, CaseSeed } from '../cases/lifecycle.ts'

export const caseOf = (seed: CaseSeed, log: readonly CaseAction[]): Case =>
  log.reduce((theCase, action) => {
    const result = advanceCase(theCase, action)
    if (!result.ok) throw new Error(result.error.message)
    return result.case
  }, receiveCase(seed))
