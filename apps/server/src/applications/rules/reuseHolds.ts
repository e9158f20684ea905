/** Certificates taken from the locker that still hold (§4.2). */
import { Effect } from 'effect'
import type { IssueRule } from './Sent.ts'

export const reuseHolds: IssueRule = (sent, { reuse }) =>
  Effect.gen(function* () {
    const { scene, description } = yield* sent.planned
    return yield* reuse.issues(sent.asker, { scene, description, values: (yield* sent.filled).values, files: yield* sent.given })
  })
