import { Api } from '@ljonething/api/Api'
import { Forbidden, NotFound } from '@ljonething/api/errors/errors'
import { CurrentUser } from '@ljonething/api/session/Session'
import { userType } from '@ljonething/domain/codes/user'
import { sealKind } from '@ljonething/domain/signing/Signature'
import { Effect, Layer } from 'effect'
import { ServiceConfig } from '../platform/Config.ts'
import { handlersOf } from '../platform/http/handlersOf.ts'
import { InstallationKey } from '../platform/InstallationKey.ts'
import { SandboxSeals } from './sandbox/SandboxSeals.ts'
import { SealCentre } from './SealCentre.ts'
import { holderOf } from './SealHolder.ts'

const SigningHandlers = handlersOf(
  Api,
  'oneThingSeal',
  Effect.fn(function* (handlers) {
    const centre = yield* SealCentre
    const key = yield* InstallationKey
    return handlers.handleAll({
      getSignature: Effect.fn(function* ({ query: { ticket, seal } }) {
        const user = yield* CurrentUser
        const own = user.userType === userType.code.legal ? sealKind.code.company : sealKind.code.person
        const holder = holderOf(key, user, seal ?? own)
        if (holder === undefined) return yield* new Forbidden({ msg: '您当前不是以企业身份登录，没有可用的企业印章' })
        return yield* centre.seal({ ticket, holder, userId: user.userId })
      })
    })
  })
)

const SandboxSealHandlers = handlersOf(
  Api,
  'sandboxSeals',
  Effect.fn(function* (handlers) {
    const { sandbox, sealAddress } = yield* ServiceConfig
    const seals = yield* SandboxSeals
    const whenOn = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | NotFound, R> =>
      sandbox && sealAddress === undefined ? effect : Effect.fail(new NotFound({ msg: '沙箱未开启' }))
    const own = Effect.flatMap(CurrentUser, seals.list)
    return handlers.handleAll({
      seals: () => whenOn(own),
      applySeal: ({ payload }) => whenOn(Effect.flatMap(CurrentUser, (user) => Effect.andThen(seals.apply(user, payload.kind), own))),
      setSeal: ({ payload: { kind, state } }) =>
        whenOn(Effect.flatMap(CurrentUser, (user) => Effect.andThen(seals.setState(user, kind, state), own)))
    })
  })
)

export const SealHandlers = Layer.mergeAll(SigningHandlers, SandboxSealHandlers)
