/**
 * Face recognition by QR code (扫码刷脸): where a scene asks for it before signing, the desk begins one for the file that is to be signed and shows its
 * code to a phone. These calls are ours; the result is asked of the published one (`mobile/FacesApi.ts`).
 */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { NotFound, Rejected, Unavailable } from '../errors/errors.ts'
import { Code, Key } from '../schema/texts.ts'
import { AnswerKind } from '../session/AnswerKind.ts'
import { CallKind } from '../session/CallKind.ts'
import { LoginRequired } from '../session/Session.ts'

export class OneThingFacesApi extends HttpApiGroup.make('oneThingFaces')
  .add(
    /**
     * Whether the caller still has to show their face before signing the file: false where the scene asks for none, and for half an hour after it was
     * recognised for this file.
     */
    HttpApiEndpoint.get('isAsked', '/face/isAsked', {
      query: { sceneid: Code, fileId: Key },
      success: byCode(Schema.Struct({ isAsked: Schema.Boolean })),
      error: [NotFound]
    }),
    /**
     * A code for the face of the caller and one file, good for one phone and five minutes; it dies with the session. Secret: it belongs into a QR
     * code and nowhere else. `address` is the page of the centre behind the code; without it that of the sandbox.
     */
    HttpApiEndpoint.post('begin', '/face/begin', {
      payload: Schema.Struct({ sceneid: Code, fileId: Key }),
      success: byCode(Schema.Struct({ code: Schema.String, address: Schema.optionalKey(Schema.String), expiresAt: Schema.String })),
      error: [NotFound, Rejected, Unavailable]
    })
      .annotate(AnswerKind, 'secret')
      .annotate(CallKind, 'ticket'),
    /** The desk waits no more: the code is good for nothing. What has ended otherwise stays as it ended. */
    HttpApiEndpoint.post('cancel', '/face/cancel', {
      payload: Schema.Struct({ code: Key }),
      success: byCode(Schema.Struct({})),
      error: [NotFound]
    })
  )
  .prefix(bases.oneThing)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '人脸识别' })) {}
