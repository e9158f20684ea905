/** Who asks a register (提问人), in which session, and within which handling: without one they are told about nobody else. */
import { Caller, CurrentUser } from '@ljonething/api/session/Session'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { Effect } from 'effect'
import type { OpenedHandlings } from '../plans/OpenedHandlings.ts'

/** Why it is asked (提问用途): for a pre-check, while one fills in, or for what is handed in. */
export type Purpose = '预检' | '填写' | '提交'

export interface Asker {
  readonly user: UserInfo
  readonly sessionId: string
  readonly sessionEnds: Date
  readonly handling?: { readonly sceneCode: string; readonly purpose: Purpose }
}

export const currentAsker: Effect.Effect<Asker, never, Caller | CurrentUser> = Effect.gen(function* () {
  const user = yield* CurrentUser
  const { sessionId = user.userId, expiresAt } = yield* Caller
  return { user, sessionId, sessionEnds: new Date(expiresAt ?? Date.now()) }
})

/** In a step of the handling itself: a save, a submit, a correction. */
export const askerIn = (asker: Asker, sceneCode: string, purpose: Purpose): Asker => ({ ...asker, handling: { sceneCode, purpose } })

/** Within the handling of this scene, where the session has it opened. */
export const askerWithin = (
  opened: Pick<OpenedHandlings['Service'], 'isOpen'>,
  asker: Asker,
  sceneCode: string | undefined,
  purpose: Purpose
): Effect.Effect<Asker> =>
  sceneCode === undefined
    ? Effect.succeed(asker)
    : Effect.map(opened.isOpen(asker.sessionId, sceneCode), (isOpen) => (isOpen ? askerIn(asker, sceneCode, purpose) : asker))
