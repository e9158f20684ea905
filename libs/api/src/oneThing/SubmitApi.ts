/** Submitting an application (提交办件), spec §3.3, §7.4. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { AlreadySubmitted, Conflict, Forbidden, Invalid, NotFound, PlaceGone, Rejected, TooMany, Unavailable } from '../errors/errors.ts'
import { carrying, Code, Codes, FormValue, Key, Line, mapOf, Text } from '../schema/texts.ts'
import { CallKind } from '../session/CallKind.ts'
import { LoginRequired } from '../session/Session.ts'
import { Answers } from '../shapes/Answers.ts'
import { FormPayload } from '../shapes/FormPayload.ts'

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

/** `msg` and `own` as of `AlreadySubmitted`. */
const SubjectState = Schema.Struct({
  isHeld: Schema.Boolean,
  msg: Schema.optionalKey(Schema.String),
  own: Schema.optionalKey(Schema.Struct({ applyNo: Schema.String, submittedAt: Schema.String }))
})

/** What a submit takes, and how it may end, under each of its addresses. */
export const submitted = Schema.Struct({
  clientKey: Key,
  sceneId: Code,
  /** The form payload of spec §3.3, from which the service plans and checks again; its scene, matters and region are those beside it. */
  paramsJson: carrying('encodedJson', FormPayload),
  packageName: Line,
  /** Comma-joined codes of the matters the person saw; must be those of the service's own plan. */
  sxNewCodes: Codes,
  content: Text,
  source: Code,
  region: Code
})
export const submitErrors = [Invalid, AlreadySubmitted, Conflict, Forbidden, NotFound, PlaceGone, Rejected, TooMany, Unavailable] as const

export class OneThingSubmitApi extends HttpApiGroup.make('oneThingSubmit')
  .add(
    /**
     * Submits once: one application number and one case per matter in one transaction. `clientKey` makes it exactly once: the same key and body
     * give the same answer, the same key with another body is `AlreadySubmitted`, and so is the same subject of the scene under another key.
     * A scene with a booking is submitted with the place that the caller holds, and books it; what is neither held nor free is `PlaceGone`.
     * `paramsJson` is `FormPayload` as JSON text, form-value encoded or plain.
     */
    HttpApiEndpoint.post('submitSx', '/api/v1/ybsl/submitSx', {
      payload: submitted.pipe(HttpApiSchema.asMultipart({ maxFieldSize: '2 MiB', maxParts: 16 })),
      success: byCode(SubmitResult),
      error: submitErrors
    }),
    /**
     * Would a submit about this be `AlreadySubmitted`? `guideRules` URL-encoded JSON of the answers, `values` JSON text of what is known so far, by
     * name; what identity gives is known anyway. Of what does not concern the caller, as far as registers know, the answer is always no.
     */
    HttpApiEndpoint.post('checkSubject', '/ybsl/checkSubject', {
      payload: Schema.Struct({
        sceneid: Code,
        guideRules: carrying('addressJson', Answers),
        values: carrying('encodedJson', mapOf(FormValue))
      }),
      success: byCode(SubjectState),
      error: [Forbidden, NotFound, Rejected, TooMany]
    }).annotate(CallKind, 'register')
  )
  .prefix(bases.oneThing)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '提交办件' })) {}
