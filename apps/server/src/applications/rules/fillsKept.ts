/** Closed fields that say what the registers of linkage say (§7.5), which are asked again. */
import { Effect } from 'effect'
import { changedFills } from '../changedFills.ts'
import type { IssueRule } from './Sent.ts'

export const fillsKept: IssueRule = ({ asker, planned, filled }, { registers }) =>
  Effect.gen(function* () {
    const { description, today } = yield* planned
    return yield* changedFills(registers, description, (yield* filled).values, today, asker)
  })
