/**
 * Status by QR code (扫码查进度), spec §7.4: who follows an application gets a code for it, and a phone that opens it sees how the matters stand, without
 * a login. The call of the phone is ours.
 */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { NotFound } from '../errors/errors.ts'
import { Key } from '../schema/texts.ts'
import { AnswerKind } from '../session/AnswerKind.ts'
import { CallKind } from '../session/CallKind.ts'
import { LoginRequired } from '../session/Session.ts'

/** Number, matters and states, and nothing of the person or the form. */
export const PhoneStatus = Schema.Struct({
  applyNo: Schema.String,
  /** Until when the code opens this, ISO. */
  expiresAt: Schema.String,
  matters: Schema.Array(
    Schema.Struct({
      matterName: Schema.String,
      label: Schema.String,
      group: Schema.optionalKey(Schema.String),
      needsCorrection: Schema.Boolean,
      /** What of another matter it waits for: 等待“出生登记”的公民身份号码. */
      waitsFor: Schema.optionalKey(Schema.String)
    })
  )
})
export type PhoneStatus = typeof PhoneStatus.Type

export class OneThingStatusCodeApi extends HttpApiGroup.make('oneThingStatusCode')
  .add(
    /** A new code for the application, good for a day; the one before is good no more. Secret: it belongs into a QR code and nowhere else. */
    HttpApiEndpoint.get('getQRCodeAndApplyNo', '/mobileTerminal/getQRCodeAndApplyNo', {
      query: { applyNo: Key },
      success: byCode(Schema.Struct({ applyNo: Schema.String, token: Schema.String, expiresAt: Schema.String })),
      error: NotFound
    })
      .annotate(AnswerKind, 'secret')
      .annotate(CallKind, 'ticket')
  )
  .prefix(bases.oneThing)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '扫码查进度' })) {}

export class OneThingPhoneStatusApi extends HttpApiGroup.make('oneThingPhoneStatus')
  .add(
    /** Unknown, replaced and expired codes are answered alike. */
    HttpApiEndpoint.post('look', '/mobileTerminal/status', {
      payload: Schema.Struct({ token: Key }),
      success: byCode(PhoneStatus),
      error: NotFound
    }).annotate(CallKind, 'ticket')
  )
  .prefix(bases.oneThing)
  .annotateMerge(OpenApi.annotations({ title: '扫码查进度（手机端）' })) {}
