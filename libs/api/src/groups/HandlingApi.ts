/** Submitting and following applications (办件), spec §3.3, §4.1, §7.4. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { byCode } from '../envelope/byCode.ts'
import { Page } from '../envelope/Page.ts'
import { Conflict, Forbidden, Invalid, NotFound, Rejected, Unavailable } from '../errors/errors.ts'
import { LoginRequired } from '../session/Session.ts'
import { FileItem } from './MaterialsApi.ts'

/** Submit result item of spec §3.3: `subApplyNo` matter code, `applyNo` case number of the matter. */
export const SubmitResultItem = Schema.Struct({
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

export const ApplicationSummary = Schema.Struct({
  applyNo: Schema.String,
  sceneCode: Schema.String,
  sceneName: Schema.String,
  submittedAt: Schema.String,
  regionName: Schema.String,
  /** inProgress | notPassed | success (spec §4.1 theme grouping). */
  group: Schema.String,
  /** Chinese label of the whole. */
  statusText: Schema.String,
  caseCount: Schema.Finite,
  finishedCount: Schema.Finite,
  canRetract: Schema.Boolean,
  canAppraise: Schema.Boolean
})
export type ApplicationSummary = typeof ApplicationSummary.Type

export const CaseLogEntry = Schema.Struct({
  status: Schema.Finite,
  label: Schema.String,
  at: Schema.String,
  note: Schema.optionalKey(Schema.String),
  by: Schema.String
})

export const CaseView = Schema.Struct({
  caseNo: Schema.String,
  matterCode: Schema.String,
  matterName: Schema.String,
  department: Schema.String,
  status: Schema.Finite,
  label: Schema.String,
  group: Schema.optionalKey(Schema.String),
  promisedDays: Schema.Finite,
  handleType: Schema.String,
  resultName: Schema.String,
  /** waiting | delivered | failing: has the department received it yet. */
  delivery: Schema.String,
  log: Schema.Array(CaseLogEntry)
})
export type CaseView = typeof CaseView.Type

export const ApplicationDetail = Schema.Struct({
  ...ApplicationSummary.fields,
  applicantName: Schema.String,
  applicantCardId: Schema.String,
  cases: Schema.Array(CaseView),
  /** The application form of the whole, as submitted. */
  applicationForm: Schema.optionalKey(FileItem),
  materials: Schema.Array(Schema.Struct({ label: Schema.String, files: Schema.Array(FileItem) }))
})
export type ApplicationDetail = typeof ApplicationDetail.Type

export class HandlingApi extends HttpApiGroup.make('handling')
  .add(
    /**
     * Submits once: one application number and one case per matter in one transaction. `clientKey` makes it exactly once: the same key and body
     * give the same answer, the same key with another body is refused. `paramsJson` is `SubmitParams` as JSON text, form-value encoded or plain.
     */
    HttpApiEndpoint.post('submitSx', '/ljonethingapi/api/v1/ybsl/submitSx', {
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
      error: [Invalid, Conflict, Forbidden, NotFound, Rejected, Unavailable]
    }),
    /** The caller's applications; `group` all | inProgress | notPassed | success. */
    HttpApiEndpoint.post('getOneThingList', '/ljonethingapi/ybsl/getOneThingList', {
      payload: Schema.Struct({
        page: Schema.Finite,
        size: Schema.Finite,
        group: Schema.optionalKey(Schema.String),
        sceneName: Schema.optionalKey(Schema.String)
      }),
      success: byCode(Page(ApplicationSummary))
    }),
    HttpApiEndpoint.get('getOneThingDetail', '/ljonethingapi/ybsl/getOneThingDetail', {
      query: { applyNo: Schema.String },
      success: byCode(ApplicationDetail),
      error: NotFound
    }),
    /** Withdraws every case that may still be withdrawn (spec §4.2). */
    HttpApiEndpoint.get('retractProject', '/ljonethingapi/ybsl/retractProject', {
      query: { applyNo: Schema.String },
      success: byCode(ApplicationDetail),
      error: [NotFound, Rejected]
    }),
    /** Receipt (受理回执) of a submitted application, PDF. */
    HttpApiEndpoint.get('downloadReceipt', '/ljonethingapi/ybsl/downloadReceipt', {
      query: { applyNo: Schema.String },
      success: HttpApiSchema.StreamUint8Array({ contentType: 'application/pdf' }),
      error: [NotFound, Unavailable]
    })
  )
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '办件' })) {}
