/**
 * The page of a phone for face recognition (沙箱刷脸页): stands in for the province's own, which recognises the face; here whoever holds the phone says
 * how it ended. Exists only while the sandbox is on.
 */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { NotFound } from '../errors/errors.ts'
import { Key } from '../schema/texts.ts'
import { AnswerKind } from '../session/AnswerKind.ts'
import { CallKind } from '../session/CallKind.ts'
import { SandboxDoor } from './SandboxDoor.ts'

export const FaceEnd = Schema.Literals(['passed', 'failed', 'cancelled'])
export type FaceEnd = typeof FaceEnd.Type

export class SandboxFacesApi extends HttpApiGroup.make('sandboxFaces')
  .add(
    /** Uses the code up. The key in the answer is good for this recognition alone. Unknown, used and expired codes are answered alike. */
    HttpApiEndpoint.post('open', '/face/open', {
      payload: Schema.Struct({ code: Key }),
      success: byCode(
        Schema.Struct({
          key: Schema.String,
          /** 周*岚. */
          maskedName: Schema.String,
          purpose: Schema.String,
          expiresAt: Schema.String
        })
      ),
      error: NotFound
    })
      .annotate(AnswerKind, 'secret')
      .annotate(CallKind, 'ticket'),
    /** Said again it is what was said first. */
    HttpApiEndpoint.post('end', '/face/end', {
      payload: Schema.Struct({ key: Key, end: FaceEnd }),
      success: byCode(Schema.Struct({ end: FaceEnd })),
      error: NotFound
    })
  )
  .prefix(bases.sandbox)
  .middleware(SandboxDoor)
  .annotateMerge(OpenApi.annotations({ title: '沙箱刷脸' })) {}
