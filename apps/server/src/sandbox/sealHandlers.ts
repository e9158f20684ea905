import { Api } from '@ljonething/api/Api'
import { NotFound } from '@ljonething/api/errors/errors'
import { CurrentUser } from '@ljonething/api/session/Session'
import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { ServiceConfig } from '../platform/Config.ts'
import { SandboxSeals } from './seals/SandboxSeals.ts'

export const SandboxSealHandlers = HttpApiBuilder.group(
  Api,
  'sandboxSeals',
  Effect.fn(function* (handlers) {
    const { sealAddress } = yield* ServiceConfig
    const seals = yield* SandboxSeals
    const whenOn = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | NotFound, R> =>
      sealAddress === undefined ? effect : Effect.fail(new NotFound({ msg: '沙箱签章平台未开启' }))
    const own = Effect.flatMap(CurrentUser, seals.list)
    return handlers.handleAll({
      seals: () => whenOn(own),
      applySeal: ({ payload }) => whenOn(Effect.flatMap(CurrentUser, (user) => Effect.andThen(seals.apply(user, payload.kind), own))),
      setSeal: ({ payload: { kind, state } }) =>
        whenOn(Effect.flatMap(CurrentUser, (user) => Effect.andThen(seals.setState(user, kind, state), own)))
    })
  })
)
