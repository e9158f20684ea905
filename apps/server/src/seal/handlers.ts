import { Api } from '@ljonething/api/Api'
import { Forbidden, Rejected } from '@ljonething/api/errors/errors'
import { PrintedMaterial } from '@ljonething/api/oneThing/PrintingApi'
import { PrintPayload } from '@ljonething/api/shapes/FormPayload'
import { CurrentUser } from '@ljonething/api/session/Session'
import { userType } from '@ljonething/domain/codes/user'
import { sealKind } from '@ljonething/domain/signing/Signature'
import { Effect, Option, Schema } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { attachment } from '../platform/http/attachment.ts'
import { readFormValue } from '../platform/formValues.ts'
import { InstallationKey } from '../platform/InstallationKey.ts'
import { FormContents } from './FormContents.ts'
import { Invitations } from './Invitations.ts'
import { SealCentre } from './SealCentre.ts'
import { holderOf } from './SealHolder.ts'
import { Signing } from './Signing.ts'
import { SigningViews } from './SigningViews.ts'

const readMaterial = Schema.decodeUnknownOption(Schema.fromJsonString(PrintedMaterial))
const readForm = Schema.decodeUnknownOption(Schema.fromJsonString(PrintPayload))

export const SealHandlers = HttpApiBuilder.group(
  Api,
  'oneThingSeal',
  Effect.fn(function* (handlers) {
    const centre = yield* SealCentre
    const key = yield* InstallationKey
    const signing = yield* Signing
    const views = yield* SigningViews
    const invitations = yield* Invitations
    const contents = yield* FormContents
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
        const view = yield* views.view(user, fileId)
        if (extendJson === undefined && formJson === undefined) return view
        const printed = Option.getOrUndefined(readMaterial(extendJson))
        const form = formJson === undefined ? undefined : Option.getOrUndefined(readForm(yield* readFormValue(formJson)))
        if (printed === undefined || form === undefined) return yield* new Rejected({ msg: '不识别的参数类型' })
        const { sceneid: sceneCode, materialId, answers } = printed
        const now = yield* contents.hashOf({ sceneCode, materialId, answers, form }, user)
        return { ...view, isOutdated: now !== (yield* views.contentHash(user, fileId)) }
      }),
      invite: ({ payload }) => Effect.flatMap(CurrentUser, (user) => invitations.invite(user, payload.fileId, payload.signer)),
      openInvitation: ({ payload }) => Effect.flatMap(CurrentUser, (user) => invitations.open(user, payload.code)),
      invitations: () => Effect.flatMap(CurrentUser, invitations.list),
      invitedSigning: ({ query }) => Effect.flatMap(CurrentUser, (user) => views.invited(user, query.invitationId)),
      invitedFile: Effect.fn(function* ({ query }) {
        const bytes = yield* views.invitedBytes(yield* CurrentUser, query.invitationId)
        return HttpServerResponse.stream(bytes, { contentType: 'application/pdf', headers: attachment('待签文件.pdf') })
      })
    })
  })
)
