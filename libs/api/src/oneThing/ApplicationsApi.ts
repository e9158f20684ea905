/** Following submitted applications (办件), spec §3.3, §4.1, §7.4. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Page } from '../envelope/Page.ts'
import { NotFound, Rejected, TooMany, Unavailable } from '../errors/errors.ts'
import { Code, Key, Line, Whole } from '../schema/texts.ts'
import { CallKind } from '../session/CallKind.ts'
import { LoginRequired } from '../session/Session.ts'
import { FileItem } from '../shapes/FileItem.ts'

export const ApplicationSummary = Schema.Struct({
  applyNo: Schema.String,
  sceneCode: Schema.String,
  sceneName: Schema.String,
  submittedAt: Schema.String,
  regionName: Schema.String,
  /** inProgress | notPassed | success (spec §4.1 grouping of statuses). */
  group: Schema.String,
  /** Chinese label of the whole. */
  statusText: Schema.String,
  /** What of it to look at first: correction | refusal | late | withdrawn. */
  attention: Schema.optionalKey(Schema.Literals(['correction', 'refusal', 'late', 'withdrawn'])),
  /** How it was handed in: channel, data source system, on line or not (spec §3.1), and in words: 互联网门户 · 线上. */
  origin: Schema.Struct({ source: Schema.String, infoSource: Schema.String, onlineFlag: Schema.String, text: Schema.String }),
  caseCount: Schema.Finite,
  /** How many of the cases ended, and how: three numbers, never one (rulings 4.1). */
  ended: Schema.Struct({ succeeded: Schema.Finite, refused: Schema.Finite, withdrawn: Schema.Finite }),
  /** Who of the company filed it, masked; told to its administrator. */
  filedBy: Schema.optionalKey(Schema.String),
  /** It is about the caller, and somebody else, or their company, filed it: how it stands is told, and nothing of what was filled in. */
  concerned: Schema.optionalKey(Schema.Literals(['person', 'company'])),
  canRetract: Schema.Boolean,
  canAppraise: Schema.Boolean
})
export type ApplicationSummary = typeof ApplicationSummary.Type

const CaseLogEntry = Schema.Struct({
  status: Schema.Finite,
  label: Schema.String,
  at: Schema.String,
  note: Schema.optionalKey(Schema.String),
  /** applicant | department | service. */
  by: Schema.String
})

/** What a case has come to: a certificate, or the notice of its approval or refusal. */
const ResultView = Schema.Struct({
  kind: Schema.Literals(['certificate', 'approval', 'refusal']),
  title: Schema.String,
  /** yyyy-mm-dd. */
  issuedOn: Schema.String,
  /** Of a certificate. */
  number: Schema.optionalKey(Schema.String),
  /** Of a certificate: yyyy-mm-dd or 长期. */
  validUntil: Schema.optionalKey(Schema.String),
  /** Each is got by a GET on its `url`. */
  files: Schema.Array(Schema.Struct({ materialId: Schema.String, name: Schema.String, fileType: Schema.String, url: Schema.String }))
})

export const CaseView = Schema.Struct({
  caseNo: Schema.String,
  matterCode: Schema.String,
  matterName: Schema.String,
  department: Schema.String,
  status: Schema.Finite,
  label: Schema.String,
  /** What it waits for, when the department named it: until when (yyyy-mm-dd), and of how many fields and materials. */
  correction: Schema.optionalKey(Schema.Struct({ until: Schema.String, isOverdue: Schema.Boolean, count: Schema.Finite })),
  /** What of another matter it waits for, before it goes to its department: 等待“出生登记”的公民身份号码. */
  waitsFor: Schema.optionalKey(Schema.String),
  group: Schema.optionalKey(Schema.String),
  promisedDays: Schema.Finite,
  /** yyyy-mm-dd: the day the promised working days are over. */
  dueOn: Schema.String,
  /** The holidays of its year are not announced yet: the day may move. */
  isEstimate: Schema.Boolean,
  /** The day has passed and the department still has it. */
  isLate: Schema.Boolean,
  /** Working days that the department has had it, up to its end; what it waited or was suspended does not count. */
  usedDays: Schema.Finite,
  handleType: Schema.String,
  resultName: Schema.String,
  /**
   * waiting | failing | delivered | urging: has the department received it yet, and the last urge; withdrawing | withdrawn: has it heard of
   * the withdrawal; held | unsent: it waits for another matter's result, and never goes where that never comes.
   */
  delivery: Schema.String,
  result: Schema.optionalKey(ResultView),
  /** The department is late and has not been urged today. */
  canUrge: Schema.Boolean,
  /** When the department was urged, the first time first. */
  urgedAt: Schema.Array(Schema.String),
  /** Of the last finished cases of the same matter, where there are enough: within how many working days half of them ended well. */
  pace: Schema.optionalKey(Schema.Struct({ days: Schema.Finite, cases: Schema.Finite })),
  log: Schema.Array(CaseLogEntry)
})
export type CaseView = typeof CaseView.Type

export const ApplicationDetail = Schema.Struct({
  ...ApplicationSummary.fields,
  /** Who looks at it filed it, and may rate it. */
  isOwner: Schema.Boolean,
  /** The company that applied, through the person below. */
  companyName: Schema.optionalKey(Schema.String),
  applicantName: Schema.String,
  applicantCardId: Schema.String,
  /** The number to call with a question. */
  consult: Schema.String,
  /** Where one is received in person, near the region of the application. */
  windows: Schema.Array(Schema.Struct({ name: Schema.String, address: Schema.String, phone: Schema.String, time: Schema.String })),
  cases: Schema.Array(CaseView),
  /** Conditions that no register could tell when it was submitted, which these departments review by hand. */
  reviews: Schema.Array(
    Schema.Struct({ title: Schema.String, declared: Schema.String, at: Schema.String, departments: Schema.Array(Schema.String) })
  ),
  /** The application form of the whole, as submitted; made after the first look, so that one who looks again has it. */
  applicationForm: Schema.optionalKey(FileItem),
  materials: Schema.Array(Schema.Struct({ label: Schema.String, files: Schema.Array(FileItem) }))
})
export type ApplicationDetail = typeof ApplicationDetail.Type

/** A case that could not be withdrawn, and why. */
export const NotWithdrawn = Schema.Struct({ caseNo: Schema.String, matterName: Schema.String, reason: Schema.String })
export type NotWithdrawn = typeof NotWithdrawn.Type

export const WithdrawnApplication = Schema.Struct({ ...ApplicationDetail.fields, notWithdrawn: Schema.Array(NotWithdrawn) })

export const ApplicationPage = Schema.Struct({
  ...Page(ApplicationSummary).fields,
  /** By group, `all` for every one, of those that the other filters leave; not told of what waits. */
  counts: Schema.optionalKey(
    Schema.Struct({ all: Schema.Finite, inProgress: Schema.Finite, notPassed: Schema.Finite, success: Schema.Finite })
  ),
  /** Who filed them, masked; told to the administrator of a company. */
  people: Schema.optionalKey(Schema.Array(Schema.Struct({ key: Schema.String, name: Schema.String })))
})
export type ApplicationPage = typeof ApplicationPage.Type

/** What came of asking the departments again: the application as it stands now, how many were asked and who did not answer. */
export const RefreshedApplication = Schema.Struct({
  ...ApplicationDetail.fields,
  asked: Schema.Finite,
  silent: Schema.Array(Schema.String)
})

export class OneThingApplicationsApi extends HttpApiGroup.make('oneThingApplications')
  .add(
    /**
     * The caller's applications; `group` all | inProgress | notPassed | success, or waiting: what waits for the caller, corrections first.
     * `keyword` is in the scene's name or in the number; `from` and `to` are days, yyyy-mm-dd; `person` is a key of `people`.
     */
    HttpApiEndpoint.post('getOneThingList', '/ybsl/getOneThingList', {
      payload: Schema.Struct({
        page: Whole,
        size: Whole,
        group: Schema.optionalKey(Code),
        keyword: Schema.optionalKey(Line),
        from: Schema.optionalKey(Code),
        to: Schema.optionalKey(Code),
        person: Schema.optionalKey(Key)
      }),
      success: byCode(ApplicationPage),
      error: Rejected
    }),
    HttpApiEndpoint.get('getOneThingDetail', '/ybsl/getOneThingDetail', {
      query: { applyNo: Key },
      success: byCode(ApplicationDetail),
      error: NotFound
    }),
    /** Asks the departments that have a case of it how it stands. */
    HttpApiEndpoint.get('refreshApplyData', '/ybsl/refreshApplyData', {
      query: { applyNo: Key },
      success: byCode(RefreshedApplication),
      error: NotFound
    }).annotate(CallKind, 'refresh'),
    /** One case, by its number. */
    HttpApiEndpoint.post('upProQueryCaseInfo', '/MyOffice/upProQueryCaseInfo', {
      payload: Schema.Struct({ projectNo: Key }),
      success: byCode(CaseView),
      error: NotFound
    }),
    /** Is this matter part of the application, and still handled? `message` says why not. */
    HttpApiEndpoint.post('verifyItem', '/itemMonitor/verifyItem', {
      payload: Schema.Struct({ applyNo: Key, itemCode: Code }),
      success: byCode(Schema.Struct({ verified: Schema.Boolean, taskName: Schema.String, message: Schema.String })),
      error: NotFound
    }),
    /** Withdraws every case that may still be withdrawn, in one go, and names the others (spec §4.2). */
    HttpApiEndpoint.get('retractProject', '/ybsl/retractProject', {
      query: { applyNo: Key },
      success: byCode(WithdrawnApplication),
      error: [NotFound, Rejected]
    }),
    /** Urges the department of a case that is late (催办), once a day; the same client key again changes nothing. */
    HttpApiEndpoint.post('urgeCase', '/ybsl/urgeCase', {
      payload: Schema.Struct({ clientKey: Key, applyNo: Key, caseNo: Key }),
      success: byCode(ApplicationDetail),
      error: [NotFound, Rejected]
    }),
    /** Receipt (受理回执) of a submitted application, PDF. */
    HttpApiEndpoint.get('downloadReceipt', '/ybsl/downloadReceipt', {
      query: { applyNo: Key },
      success: HttpApiSchema.StreamUint8Array({ contentType: 'application/pdf' }),
      error: [NotFound, TooMany, Unavailable]
    }).annotate(CallKind, 'document')
  )
  .prefix(bases.oneThing)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '办件' })) {}
