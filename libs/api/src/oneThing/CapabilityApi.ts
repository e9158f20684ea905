/**
 * Upload by phone (手机扫码上传), spec §7.4: the desk asks for a token and shows it as a QR code, one phone opens it and sends files without a login,
 * the desk asks every few seconds what has come. The calls of the phone are ours.
 */
import { Schema } from 'effect'
import { Multipart } from 'effect/http'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Forbidden, Invalid, NotFound, Rejected, TooLarge, TooMany, Unavailable } from '../errors/errors.ts'
import { Code, Key, Whole } from '../schema/texts.ts'
import { AnswerKind } from '../session/AnswerKind.ts'
import { CallKind } from '../session/CallKind.ts'
import { LoginRequired } from '../session/Session.ts'
import { FileItem } from '../shapes/FileItem.ts'

/** waiting: no phone has opened it; open: one has; ended: its time is over, or the desk ended it. */
export const PhoneFiles = Schema.Struct({ state: Schema.Literals(['waiting', 'open', 'ended']), files: Schema.Array(FileItem) })
export type PhoneFiles = typeof PhoneFiles.Type

/** What the phone is told of the material; nothing about the person. */
export const PhoneMaterial = Schema.Struct({
  sceneName: Schema.String,
  label: Schema.String,
  fileTypes: Schema.Array(Schema.String),
  /** Bytes of one file. */
  mostBytes: Schema.Finite,
  /** Files; 0 where there is no limit. */
  mostFiles: Schema.Finite,
  isIdentityCard: Schema.Boolean
})
export type PhoneMaterial = typeof PhoneMaterial.Type

/** The key before the file in the body: without it no byte of the file is taken. */
export const PhoneTarget = Schema.Struct({ key: Key, clientKey: Key })
export type PhoneTarget = typeof PhoneTarget.Type

const own = { payload: Schema.Struct({ uploadId: Key }), error: [NotFound] } as const

export class OneThingCapabilityApi extends HttpApiGroup.make('oneThingCapability')
  .add(
    /**
     * A token for one phone, one material and one handling: `applicationKey` is the client key of its submit, `present` how many files the material
     * has already. It is opened once, within five minutes, and dies with the session. Secret: it belongs into a QR code and nowhere else.
     */
    HttpApiEndpoint.post('token', '/capability/token', {
      payload: Schema.Struct({ sceneid: Code, formId: Code, applicationKey: Key, present: Whole }),
      success: byCode(Schema.Struct({ uploadId: Schema.String, token: Schema.String, expiresAt: Schema.String })),
      error: [Forbidden, NotFound, Rejected]
    })
      .annotate(AnswerKind, 'secret')
      .annotate(CallKind, 'ticket'),
    /** What has come for the material in this handling, also by earlier tokens, and was neither deleted nor submitted. */
    HttpApiEndpoint.get('getFiles', '/capability/getFiles', {
      query: { uploadId: Key },
      success: byCode(PhoneFiles),
      error: [NotFound]
    }),
    /** Nothing more is taken from the phone. Ended already is ended. */
    HttpApiEndpoint.post('end', '/capability/end', { ...own, success: byCode(Schema.Struct({})) })
  )
  .prefix(bases.oneThing)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '手机扫码上传' })) {}

const keyed = Schema.Struct({ key: Key })

export class OneThingPhoneApi extends HttpApiGroup.make('oneThingPhone')
  .add(
    /** Uses the token up. The key in the answer is good for this upload alone, for twenty minutes. */
    HttpApiEndpoint.post('open', '/capability/phone/open', {
      payload: Schema.Struct({ token: Key }),
      success: byCode(Schema.Struct({ key: Schema.String, expiresAt: Schema.String, material: PhoneMaterial })),
      error: [NotFound]
    })
      .annotate(AnswerKind, 'secret')
      .annotate(CallKind, 'ticket'),
    /** After the page of the phone was loaded anew. */
    HttpApiEndpoint.post('sent', '/capability/phone/sent', {
      payload: keyed,
      success: byCode(Schema.Struct({ expiresAt: Schema.String, material: PhoneMaterial, files: Schema.Array(FileItem) })),
      error: [NotFound]
    }),
    /** Held to what every upload of the material is held to. */
    HttpApiEndpoint.post('upload', '/capability/phone/upload', {
      payload: Schema.Struct({ ...PhoneTarget.fields, file: Multipart.SingleFileSchema }).pipe(HttpApiSchema.asMultipart({ maxParts: 8 })),
      success: byCode(FileItem),
      error: [Invalid, NotFound, Rejected, TooLarge, TooMany, Unavailable]
    }).annotate(CallKind, 'file'),
    /** Of what this phone has sent, and nothing else. */
    HttpApiEndpoint.post('remove', '/capability/phone/remove', {
      payload: Schema.Struct({ key: Key, fileId: Key }),
      success: byCode(Schema.Struct({})),
      error: [NotFound]
    })
  )
  .prefix(bases.oneThing)
  .annotateMerge(OpenApi.annotations({ title: '手机扫码上传（手机端）' })) {}
