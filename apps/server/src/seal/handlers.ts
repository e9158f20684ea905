import { Api } from '@ljonething/api/Api'
import { Forbidden, NotFound, Rejected } from '@ljonething/api/errors/errors'
import { PrintedMaterial } from '@ljonething/api/oneThing/PrintingApi'
import { PrintPayload } from '@ljonething/api/shapes/FormPayload'
import { CurrentUser } from '@ljonething/api/session/Session'
import { userType } from '@ljonething/domain/codes/user'
import { sealKind } from '@ljonething/domain/signing/Signature'
import { Effect, Layer, Option, Schema } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { ApplicationForms } from '../applications/ApplicationForms.ts'
import { attachment } from '../platform/http/attachment.ts'
import { ServiceConfig } from '../platform/Config.ts'
import { readFormValue } from '../platform/formValues.ts'
import { InstallationKey } from '../platform/InstallationKey.ts'
import { SandboxSeals } from './sandbox/SandboxSeals.ts'
import { Invitations } from './Invitations.ts'
import { SealCentre } from './SealCentre.ts'
import { holderOf } from './SealHolder.ts'
import { Signing } from './Signing.ts'

const readMaterial = Schema.decodeUnknownOption(Schema.fromJsonString(PrintedMaterial))
const readForm = Schema.decodeUnknownOption(Schema.fromJsonString(PrintPayload))

const SigningHandlers = HttpApiBuilder.group(
  Api,
  'oneThingSeal',
  Effect.fn(function* (handlers) {
    const centre = yield* SealCentre
    const key = yield* InstallationKey
    const signing = yield* Signing
    const invitations = yield* Invitations
    const forms = yield* ApplicationForms
    return handlers.handleAll({
      getSignature: Effect.fn(function* ({ query: { ticket, seal } }) {
        const user = yield* CurrentUser
        const own = user.userType === userType.code.legal ? sealKind.code.company : sealKind.code.person
        const holder = holderOf(key, user, seal ?? own)
        if (holder === undefined) return yield* new Forbidden({ msg: '您当前不是以企业身份登录，没有可用的企业印章' })
        return yield* centre.seal({ ticket, holder, userId: user.userId })
      }),
      signatureByFileId: Effect.fn(function* ({ query }) {
        return yield* signing.sign(yield* CurrentUser, query)
      }),
      signing: Effect.fn(function* ({ payload: { fileId, extendJson, formJson } }) {
        const user = yield* CurrentUser
        const view = yield* signing.view(user, fileId)
        if (extendJson === undefined || formJson === undefined) return view
        const printed = Option.getOrUndefined(readMaterial(extendJson))
        const form = Option.getOrUndefined(readForm(yield* readFormValue(formJson)))
        if (printed === undefined || form === undefined) return yield* new Rejected({ msg: '不识别的参数类型' })
        const { sceneid: sceneCode, materialId, answers } = printed
        const now = yield* forms.contentHash({ sceneCode, materialId, answers, form }, user)
        return { ...view, isOutdated: now !== (yield* signing.contentHash(user, fileId)) }
      }),
      invite: ({ payload }) => Effect.flatMap(CurrentUser, (user) => invitations.invite(user, payload.fileId, payload.signer)),
      openInvitation: ({ payload }) => Effect.flatMap(CurrentUser, (user) => invitations.open(user, payload.code)),
      invitations: () => Effect.flatMap(CurrentUser, invitations.list),
      invitedSigning: ({ query }) => Effect.flatMap(CurrentUser, (user) => signing.invitedView(user, query.invitationId)),
      invitedFile: Effect.fn(function* ({ query }) {
        const bytes = yield* signing.invitedBytes(yield* CurrentUser, query.invitationId)
        return HttpServerResponse.stream(bytes, { contentType: 'application/pdf', headers: attachment('待签文件.pdf') })
      })
    })
  })
)

const SandboxSealHandlers = HttpApiBuilder.group(
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
