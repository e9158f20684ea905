/** User and session (用户与会话), spec §7.2. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Rejected, Unavailable } from '../errors/errors.ts'
import { Address, Code, Key } from '../schema/texts.ts'
import { AnswerKind } from '../session/AnswerKind.ts'
import { CallKind } from '../session/CallKind.ts'
import { LoginRequired } from '../session/Session.ts'
import { UserInfo } from '../session/UserInfo.ts'

/** A fresh session: the token goes into the header of every call, the key encodes form values. */
const SessionTicket = Schema.Struct({
  token: Schema.String,
  userInfo: UserInfo,
  /** Hex, 128 bit. */
  formKey: Schema.String,
  /** ISO instants. */
  idleUntil: Schema.String,
  expiresAt: Schema.String
})

/**
 * The ticket is somebody else's than the live login of this browser: nothing is replaced until the person says so, with the ticket given here in
 * place of the used one. The name is masked.
 */
const SomeoneElse = Schema.Struct({ someoneElse: Schema.Struct({ name: Schema.String, ticket: Schema.String }) })

export class OneThingSessionApi extends HttpApiGroup.make('oneThingSession')
  .add(
    /** Address of the login page of the identity centre (the sandbox page while the sandbox is on). */
    HttpApiEndpoint.get('hljJump', '/loginhlj/hljJump', {
      query: { from: Schema.optionalKey(Code), goto: Schema.optionalKey(Address) },
      success: byCode(Schema.Struct({ url: Schema.String }))
    }),
    /** Where one raises one's real-name level (升级实名); `goto` is the path inside the portal to come back to. */
    HttpApiEndpoint.get('realNameJump', '/loginhlj/realNameJump', {
      query: { goto: Schema.optionalKey(Address) },
      success: byCode(Schema.Struct({ url: Schema.String })),
      error: Rejected
    }),
    /** Exchanges a one-time ticket (60 s) for a session; `replace` says that a live login of somebody else may end. */
    HttpApiEndpoint.get('getUserInfoByTicket', '/loginhlj/getUserInfoByTicket', {
      query: { ticket: Key, replace: Schema.optionalKey(Schema.Literal('1')) },
      success: byCode(Schema.Union([SessionTicket, SomeoneElse])),
      error: [Rejected, Unavailable]
    })
      .annotate(AnswerKind, 'secret')
      .annotate(CallKind, 'ticket'),
    HttpApiEndpoint.get('getUserInfo', '/api/v1/auth/getUserInfo', {
      success: byCode(Schema.Struct({ userInfo: UserInfo, idleUntil: Schema.String, expiresAt: Schema.String, formKey: Schema.String }))
    })
      .middleware(LoginRequired)
      .annotate(AnswerKind, 'secret'),
    /** User info of the caller, masked; no user info for a visitor. */
    HttpApiEndpoint.post('getuser', '/login/getuser', {
      success: byCode(Schema.Struct({ userInfo: Schema.optionalKey(UserInfo) }))
    }),
    HttpApiEndpoint.post('logout', '/login/logout', { success: byCode(Schema.Struct({})) }),
    HttpApiEndpoint.get('getNowServerTime', '/GoodBadReview/getNowServerTime', {
      success: byCode(Schema.Struct({ now: Schema.String }))
    })
  )
  .prefix(bases.oneThing)
  .annotateMerge(OpenApi.annotations({ title: '用户与会话' })) {}
