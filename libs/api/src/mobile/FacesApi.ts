/** Face recognition by QR code (扫码刷脸), spec §7.2: the result, asked of the province's mobile terminals (移动端后台) by the desk that shows the code. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { NotFound, Unavailable } from '../errors/errors.ts'
import { Key } from '../schema/texts.ts'
import { LoginRequired } from '../session/Session.ts'

/** waiting: no phone has opened the code; open: one has; the others are ends. */
export const FaceState = Schema.Literals(['waiting', 'open', 'passed', 'failed', 'cancelled', 'expired'])
export type FaceState = typeof FaceState.Type

export class MobileFacesApi extends HttpApiGroup.make('mobileFaces')
  .add(
    /** Of a code the caller was given; that of anybody else and an unknown one are answered alike. */
    HttpApiEndpoint.post('selectFaceRecognitionResult', '/selectFaceRecognitionResult', {
      payload: Schema.Struct({ code: Key }).pipe(HttpApiSchema.asMultipart({ maxParts: 4 })),
      success: byCode(Schema.Struct({ state: FaceState })),
      error: [NotFound, Unavailable]
    })
  )
  .prefix(bases.mobile)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '人脸识别结果' })) {}
