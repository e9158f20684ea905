/** Submitting an application (提交办件), spec §3.3, §7.4. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { bases } from '../bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { AlreadySubmitted, Conflict, Forbidden, Invalid, NotFound, Rejected, TooMany, Unavailable } from '../errors/errors.ts'
import { LoginRequired } from '../session/Session.ts'

/** Submit result item of spec §3.3: `subApplyNo` matter code, `applyNo` case number of the matter. */
const SubmitResultItem = Schema.Struct({
  subApplyNo: Schema.String,
  taskName: Schema.String,
  applyNo: Schema.String,
  message: Schema.String
})

export const SubmitResult = Schema.Struct({
  /** Number of the application (申请编号). */
  applyNo: Schema.String,
  submittedAt: Schema.String,
  items: Schema.Array(SubmitResultItem)
})
export type SubmitResult = typeof SubmitResult.Type

/** `paramsJson` of submitSx, before encoding. The service plans, describes and validates again from it. */
export const SubmitParams = Schema.Struct({
  answers: Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Array(Schema.String)])),
  /** By whole field id. */
  values: Schema.Record(Schema.String, Schema.String),
  /** File ids by material id. */
  files: Schema.Record(Schema.String, Schema.Array(Schema.String)),
  /** Own declarations of pre-checks no register could answer: code → "1" | "0". */
  declarations: Schema.Record(Schema.String, Schema.String),
  /** Pre-check parameters that are no field of the form, by name. */
  checkParams: Schema.Record(Schema.String, Schema.String),
  draft: Schema.optionalKey(Schema.Struct({ rowGuid: Schema.String, version: Schema.Finite }))
})
export type SubmitParams = typeof SubmitParams.Type

export class OneThingSubmitApi extends HttpApiGroup.make('oneThingSubmit')
  .add(
    /**
     * Submits once: one application number and one case per matter in one transaction. `clientKey` makes it exactly once: the same key and body
     * give the same answer, the same key with another body is refused. The same subject of the scene under another key is `AlreadySubmitted`.
     * `paramsJson` is `SubmitParams` as JSON text, form-value encoded or plain.
     */
    HttpApiEndpoint.post('submitSx', '/api/v1/ybsl/submitSx', {
      payload: Schema.Struct({
        clientKey: Schema.String,
        sceneId: Schema.String,
        paramsJson: Schema.String,
        packageName: Schema.String,
        /** Comma-joined codes of the matters the person saw; must be those of the service's own plan. */
        sxNewCodes: Schema.String,
        content: Schema.String,
        source: Schema.String,
        region: Schema.String
      }).pipe(HttpApiSchema.asMultipart({ maxFieldSize: '2 MiB', maxParts: 16 })),
      success: byCode(SubmitResult),
      error: [Invalid, AlreadySubmitted, Conflict, Forbidden, NotFound, Rejected, TooMany, Unavailable]
    })
  )
  .prefix(bases.oneThing)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '提交办件' })) {}
