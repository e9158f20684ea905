/**
 * Retirement of a company's staff in batches (批量退休), spec §1, §2.4, §6, §7.4: who may be chosen, a batch handed in once, how far it is, and what
 * came of each person. For users of a company alone; a clerk sees their own batches, the administrator those of the company, nobody else any.
 */
import type { BatchRow } from '@ljonething/domain/retirement/batchColumns'
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Page, PageRequest } from '../envelope/Page.ts'
import { Conflict, Forbidden, NotFound, Rejected, Unavailable } from '../errors/errors.ts'
import { exactly } from '../schema/exactly.ts'
import { carrying, Code, FormValue, Key, Line, listOf, mapOf, Whole } from '../schema/texts.ts'
import { CallKind } from '../session/CallKind.ts'
import { LoginRequired } from '../session/Session.ts'

/** One of the staff near retirement. Numbers are whole: a sheet is compared with them. */
export const RetireStaff = Schema.Struct({
  empName: Schema.String,
  empIdCard: Schema.String,
  /** Review of the personnel archive (档案预审): passed, under way, not passed. */
  preReview: Schema.Literals(['passed', 'pending', 'refused']),
  /** '' until it has passed. */
  preReviewNo: Schema.String,
  /** `yyyy-mm`; '' where it cannot be reckoned. */
  legalRetireMonth: Schema.String,
  /** `yyyy-mm`: the earliest month to be asked for; there where the legal one has passed. */
  firstMonth: Schema.optionalKey(Schema.String),
  /** Whole years of medical insurance; absent where the register does not tell. */
  medicalYears: Schema.optionalKey(Schema.Finite),
  /** Why the person cannot be in a batch today, as a sentence. */
  obstacle: Schema.optionalKey(Schema.String)
})
export type RetireStaff = typeof RetireStaff.Type

const BatchRowSchema = exactly<BatchRow>()(
  Schema.Struct({
    empName: Line,
    empIdCard: Code,
    preReviewNo: Code,
    retireType: Code,
    applyRetireMonth: Code,
    dyhd: Code,
    ybzzztx: Code,
    gjjtq: Code,
    pensionCard: Code,
    empMobile: Code
  })
)

/** What is handed in: people by row, and what holds for all of them. */
export const BatchSubmission = Schema.Struct({
  /** Of the company, by name of the field: unitPhone, agentName, agentMobile, promise and what else the scene asks of all alike. */
  unit: mapOf(FormValue),
  /** Ids of files uploaded for the shared material (`sharedMaterial` of the staff answer). */
  files: listOf(Key),
  rows: listOf(BatchRowSchema)
})
export type BatchSubmission = typeof BatchSubmission.Type

/** Of one cell; `row` counts from 0. `column` is absent where the row as a whole is meant. */
const BatchIssue = Schema.Struct({ row: Schema.Finite, column: Schema.optionalKey(Schema.String), message: Schema.String })

/** open: nothing handed in yet; running: rows wait to be submitted; done: every row was submitted or refused. */
export const BatchState = Schema.Struct({
  batchNo: Schema.String,
  state: Schema.Literals(['open', 'running', 'done']),
  /** Who handed it in, masked. */
  agentName: Schema.String,
  createdAt: Schema.String,
  submittedAt: Schema.optionalKey(Schema.String),
  total: Schema.Finite,
  waiting: Schema.Finite,
  submitted: Schema.Finite,
  refused: Schema.Finite
})
export type BatchState = typeof BatchState.Type

/** `issues` is not empty where rows did not hold: then nothing of the request was taken. */
export const BatchAnswer = Schema.Struct({ batch: BatchState, issues: Schema.Array(BatchIssue) })
export type BatchAnswer = typeof BatchAnswer.Type

export const rowStates = ['waiting', 'submitted', 'refused'] as const

/** One person of a batch, the row as it was handed in. */
export const HandlingInfo = Schema.Struct({
  ...BatchRowSchema.fields,
  batchNo: Schema.String,
  /** Counts from 1, as handed in. */
  rowNo: Schema.Finite,
  state: Schema.Literals(rowStates),
  applyNo: Schema.optionalKey(Schema.String),
  /** Chinese label of the application: 在办 …; of a row without one 待提交 or 未提交. */
  statusText: Schema.String,
  /** Why it was refused, as a sentence. */
  reason: Schema.optionalKey(Schema.String)
})
export type HandlingInfo = typeof HandlingInfo.Type

export class OneThingBatchRetireApi extends HttpApiGroup.make('oneThingBatchRetire')
  .add(
    /** The caller's company and its staff near retirement; `sceneid` and `sharedMaterial` are where files for the whole batch are uploaded to. */
    HttpApiEndpoint.get('retireStaffQuery', '/ybsl/retireStaffQuery', {
      success: byCode(
        Schema.Struct({
          sceneid: Schema.String,
          sharedMaterial: Schema.String,
          companyName: Schema.String,
          staff: Schema.Array(RetireStaff)
        })
      ),
      error: [Forbidden, Unavailable]
    }).annotate(CallKind, 'batch'),
    /** Makes the number of a new batch: PLTX, day, six digits. The same key gives the same number. */
    HttpApiEndpoint.post('buildCode', '/oneThing/buildCode', {
      payload: Schema.Struct({ clientKey: Key }),
      success: byCode(BatchState),
      error: [Forbidden]
    }).annotate(CallKind, 'batch'),
    /**
     * Hands people in. Each is submitted once, one after another, whether the caller waits or not; sent again it tells how far it is, people who were
     * refused are taken anew as they are in the request, those submitted stay. `paramsJson` is `BatchSubmission` as JSON text, encoded or plain.
     * Refused whole while another batch of the company is running (`Conflict`).
     */
    HttpApiEndpoint.post('batchSubmitSx', '/oneThing/batchSubmitSx', {
      payload: Schema.Struct({ batchNo: Code, region: Code, paramsJson: carrying('encodedJson', BatchSubmission) }),
      success: byCode(BatchAnswer),
      error: [Conflict, Forbidden, NotFound, Rejected, Unavailable]
    }).annotate(CallKind, 'batch'),
    /** Batches, the newest first; with `batchNo` that one alone, or none. */
    HttpApiEndpoint.get('retireBatchQuery', '/ybsl/retireBatchQuery', {
      query: { batchNo: Schema.optionalKey(Code), ...PageRequest },
      success: byCode(Page(BatchState)),
      error: [Forbidden]
    }),
    /** The people of a batch in their order; `state` waiting | submitted | refused. */
    HttpApiEndpoint.post('retireHandlingInfoQuery', '/ybsl/retireHandlingInfoQuery', {
      payload: Schema.Struct({ batchNo: Code, state: Schema.optionalKey(Code), page: Whole, size: Whole }),
      success: byCode(Page(HandlingInfo)),
      error: [Forbidden, NotFound]
    }),
    /** What came of each person of a batch, as a sheet (xlsx); numbers are masked. */
    HttpApiEndpoint.get('retireBatchExport', '/ybsl/retireBatchExport', {
      query: { batchNo: Code },
      success: HttpApiSchema.StreamUint8Array({ contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }),
      error: [Forbidden, NotFound]
    }).annotate(CallKind, 'document'),
    /** All files of a batch as one zip: those that everybody shares, and a folder for each application. */
    HttpApiEndpoint.get('retireBatchMaterialDownload', '/ybsl/retireBatchMaterialDownload', {
      query: { batchNo: Code },
      success: HttpApiSchema.StreamUint8Array({ contentType: 'application/zip' }),
      error: [Forbidden, NotFound]
    }).annotate(CallKind, 'document')
  )
  .prefix(bases.oneThing)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '批量退休' })) {}
