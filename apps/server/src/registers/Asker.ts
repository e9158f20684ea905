/** Who asks a register (提问人), in which session. */
import { Caller, CurrentUser } from '@ljonething/api/session/Session'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { Effect } from 'effect'

export interface Asker {
  readonly user: UserInfo
  readonly sessionId: string
  readonly sessionEnds: Date
}

export const currentAsker: Effect.Effect<Asker, never, Caller | CurrentUser> = Effect.gen(function* () {
  const user = yield* CurrentUser
  const { sessionId = user.userId, expiresAt } = yield* Caller
  return { user, sessionId, sessionEnds: new Date(expiresAt ?? Date.now()) }
})
