/**
 * The sandbox (沙箱): stands in for the identity centre and the departments.
 * Exists only while the sandbox is on; otherwise every call answers NotFound.
 */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { NotLoggedIn, Rejected } from '../errors/errors.ts'
import { Code, Key, Whole } from '../schema/texts.ts'
import { AnswerKind } from '../session/AnswerKind.ts'
import { CallKind } from '../session/CallKind.ts'
import { SandboxDoor } from './SandboxDoor.ts'

export const SandboxPerson = Schema.Struct({
  id: Schema.String,
  /** "0" personal, "1" legal person (clerk or administrator of a company). */
  userType: Schema.Literals(['0', '1']),
  name: Schema.String,
  maskedCardId: Schema.String,
  level: Schema.String,
  companyName: Schema.optionalKey(Schema.String),
  note: Schema.String
})
export type SandboxPerson = typeof SandboxPerson.Type

/** How a sandbox department behaves: handles by script, refuses, fails when called, never answers, or is moved by hand at its desk alone. */
export const DepartmentMode = Schema.Literals(['normal', 'refuse', 'fail', 'silent', 'manual'])

/** How an outside system behaves: answers, answers too late, refuses the line, or says an error, HTML, another envelope, half of its answer. */
export const UpstreamMode = Schema.Literals(['fine', 'slow', 'down', 'error', 'html', 'envelope', 'half'])
export type UpstreamMode = typeof UpstreamMode.Type

export const SandboxState = Schema.Struct({
  /** Business time, ISO. */
  now: Schema.String,
  offsetMinutes: Schema.Finite,
  departments: Schema.Array(
    Schema.Struct({ deptCode: Schema.String, department: Schema.String, mode: DepartmentMode, waiting: Schema.Finite })
  ),
  systems: Schema.Array(Schema.Struct({ system: Schema.String, label: Schema.String, mode: UpstreamMode }))
})
export type SandboxState = typeof SandboxState.Type

export class SandboxApi extends HttpApiGroup.make('sandbox')
  .add(
    HttpApiEndpoint.get('people', '/people', { success: byCode(Schema.Array(SandboxPerson)) }),
    /** Logs in as a sandbox person: a one-time ticket for `getUserInfoByTicket`. */
    HttpApiEndpoint.post('login', '/login', {
      payload: Schema.Struct({ id: Key }),
      success: byCode(Schema.Struct({ ticket: Schema.String })),
      error: Rejected
    })
      .annotate(AnswerKind, 'secret')
      .annotate(CallKind, 'ticket'),
    /** Raises the real-name level of the caller for the login that its ticket gives; the person of the list stays as it is. */
    HttpApiEndpoint.post('raiseLevel', '/raiseLevel', {
      success: byCode(Schema.Struct({ ticket: Schema.String })),
      error: NotLoggedIn
    })
      .annotate(AnswerKind, 'secret')
      .annotate(CallKind, 'ticket'),
    /** What another system learns of a ticket it was handed, once; it says for which host it asks. */
    HttpApiEndpoint.post('ticketHolder', '/ticketHolder', {
      payload: Schema.Struct({ ticket: Key, host: Key }),
      success: byCode(Schema.Struct({ userId: Schema.String, userType: Schema.Literals(['0', '1']) })),
      error: Rejected
    }).annotate(CallKind, 'ticket'),
    HttpApiEndpoint.get('state', '/state', { success: byCode(SandboxState) }),
    HttpApiEndpoint.post('advance', '/advance', {
      payload: Schema.Struct({ minutes: Whole }),
      success: byCode(SandboxState),
      error: Rejected
    }),
    HttpApiEndpoint.post('system', '/system', {
      payload: Schema.Struct({ system: Code, mode: UpstreamMode }),
      success: byCode(SandboxState),
      error: Rejected
    }),
    /** Every outside system behaves again. */
    HttpApiEndpoint.post('resetSystems', '/resetSystems', { success: byCode(SandboxState) }),
    HttpApiEndpoint.post('department', '/department', {
      payload: Schema.Struct({ deptCode: Code, mode: DepartmentMode }),
      success: byCode(SandboxState),
      error: Rejected
    })
  )
  .prefix(bases.sandbox)
  .middleware(SandboxDoor)
  .annotateMerge(OpenApi.annotations({ title: '沙箱' })) {}
