/** The whole form by its own rules (§5), over what the service plans and describes itself. */
import { Effect } from 'effect'
import { submitIssues } from '../submitChecks.ts'
import type { IssueRule } from './Sent.ts'

export const formHolds: IssueRule = (sent, { catalogue }) =>
  Effect.gen(function* () {
    const { description, today } = yield* sent.planned
    const { choices, values, files } = yield* sent.filled
    return submitIssues(catalogue, choices, description, values, files, today)
  })
