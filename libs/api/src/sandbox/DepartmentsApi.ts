/**
 * The desks of the sandbox departments (沙箱部门案头): what was delivered to each, and every move the lifecycle allows, made by hand.
 * Open to whoever opens the sandbox; exists only while the sandbox is on and its departments are the sandbox's own, otherwise every call answers
 * NotFound.
 */
import { caseStatusCodes } from '@ljonething/domain/cases/caseStatus'
import type { CorrectionRequest } from '@ljonething/domain/cases/correction'
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Page, PageRequest } from '../envelope/Page.ts'
import { NotFound, Rejected, Unavailable } from '../errors/errors.ts'
import { exactly } from '../schema/exactly.ts'
import { Code, Key, Line, listOf, Text } from '../schema/texts.ts'
import { SandboxDoor } from './SandboxDoor.ts'

const DeskRow = Schema.Struct({
  caseNo: Schema.String,
  matterName: Schema.String,
  sceneName: Schema.String,
  /** Masked. */
  applicant: Schema.String,
  status: Schema.Finite,
  label: Schema.String,
  /** When it came to this status, ISO. */
  since: Schema.String,
  /** yyyy-mm-dd: the day the promised working days are over. */
  dueOn: Schema.String,
  isLate: Schema.Boolean,
  /** The days, yyyy-mm-dd, on which the applicant urged (催办) and the department was told of it, the first one first. */
  urgedOn: Schema.Array(Schema.String)
})
export type DeskRow = typeof DeskRow.Type

const DeskField = Schema.Struct({
  /** The whole id, as a request names it. */
  id: Schema.String,
  label: Schema.String,
  /** As a person reads it, masked where it is sensitive. */
  text: Schema.String,
  /** Of a repeatable table. */
  table: Schema.optionalKey(Schema.Struct({ columns: Schema.Array(Schema.String), rows: Schema.Array(Schema.Array(Schema.String)) }))
})

const DeskMaterial = Schema.Struct({
  id: Schema.String,
  label: Schema.String,
  /** `size` is bytes. */
  files: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String, size: Schema.Finite, isReuse: Schema.Boolean }))
})

/** A case with the part of the application that its department received, and nothing of the others. */
export const DeskCase = Schema.Struct({
  ...DeskRow.fields,
  deptCode: Schema.String,
  department: Schema.String,
  promisedDays: Schema.Finite,
  fields: Schema.Array(DeskField),
  materials: Schema.Array(DeskMaterial),
  /** What it needed of other matters' results, masked where it is sensitive; nothing else of them. */
  earlierResults: Schema.Array(Schema.Struct({ matterName: Schema.String, label: Schema.String, text: Schema.String })),
  /** Conditions that no register could tell, to be reviewed by hand. */
  reviews: Schema.Array(Schema.Struct({ title: Schema.String, declared: Schema.String })),
  /** Oldest first. */
  log: Schema.Array(Schema.Struct({ label: Schema.String, at: Schema.String, by: Schema.String, note: Schema.optionalKey(Schema.String) }))
})
export type DeskCase = typeof DeskCase.Type

/** What is to be corrected (补正). */
const Request = exactly<CorrectionRequest>()(
  Schema.Struct({
    until: Code,
    fields: listOf(Schema.Struct({ id: Key, reason: Line })),
    materials: listOf(Schema.Struct({ code: Code, reason: Line }))
  })
)

export class SandboxDepartmentsApi extends HttpApiGroup.make('sandboxDepartments')
  .add(
    /**
     * What lies on the desk of a department, the latest received first; `state` done: what it is done with or the applicant took back, the last one
     * first. Of what was taken back there is the row alone.
     */
    HttpApiEndpoint.get('queue', '/departmentCases', {
      query: { deptCode: Code, state: Schema.optionalKey(Schema.Literals(['waiting', 'done'])), ...PageRequest },
      success: byCode(Page(DeskRow)),
      error: NotFound
    }),
    HttpApiEndpoint.get('case', '/departmentCase', { query: { caseNo: Key }, success: byCode(DeskCase), error: NotFound }),
    /** The bytes of a file of the case's part, as an attachment. */
    HttpApiEndpoint.get('file', '/departmentFile', {
      query: { caseNo: Key, fileId: Key },
      success: HttpApiSchema.StreamUint8Array(),
      error: [NotFound, Unavailable]
    }),
    /** Moves the case as its department; refused with the sentence of the lifecycle. `note` is what the department says of it. */
    HttpApiEndpoint.post('move', '/moveCase', {
      payload: Schema.Struct({
        clientKey: Key,
        caseNo: Key,
        to: Schema.Literals(caseStatusCodes),
        note: Schema.optionalKey(Text),
        /** Of a move to 6, which needs one. */
        request: Schema.optionalKey(Request)
      }),
      success: byCode(DeskCase),
      error: [NotFound, Rejected]
    })
  )
  .prefix(bases.sandbox)
  .middleware(SandboxDoor)
  .annotateMerge(OpenApi.annotations({ title: '沙箱部门' })) {}
