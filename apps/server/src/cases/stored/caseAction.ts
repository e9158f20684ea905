/**
 * An action of a case's log (办件流转记录), as kept in `case_action`. Version 2 keeps what a department asks to be corrected, and what was;
 * version 3 what its result gives to other matters, that it came, or that it never will.
 */
import { exactly } from '@ljonething/api/schema/exactly'
import { caseStatusCodes } from '@ljonething/domain/cases/caseStatus'
import type { CaseAction } from '@ljonething/domain/cases/lifecycle'
import { resultValueKeys } from '@ljonething/domain/cases/resultValues'
import { Schema } from 'effect'
import { LockedCertificate } from '../../registers/Upstream.ts'
import { storedAs } from '../../platform/stored.ts'

const told = { at: Schema.String, note: Schema.optionalKey(Schema.String), key: Schema.String }
const byApplicant = { by: Schema.Literal('applicant'), ...told }
const move = { kind: Schema.Literal('move'), to: Schema.Literals(caseStatusCodes), by: Schema.Literal('department'), ...told }
const correct = { kind: Schema.Literal('correct'), ...byApplicant }
const withdraw = { kind: Schema.Literal('withdraw'), ...byApplicant }

const WithoutCorrections = Schema.Union([Schema.Struct(move), Schema.Struct(correct), Schema.Struct(withdraw)])

const Request = Schema.Struct({
  until: Schema.String,
  fields: Schema.Array(Schema.Struct({ id: Schema.String, reason: Schema.String })),
  materials: Schema.Array(Schema.Struct({ code: Schema.String, reason: Schema.String }))
})
const Corrected = Schema.Struct({ fields: Schema.Array(Schema.String), materials: Schema.Array(Schema.String) })

const decided = { ...move, request: Schema.optionalKey(Request), certificate: Schema.optionalKey(LockedCertificate) }
const answered = { ...correct, corrected: Schema.optionalKey(Corrected) }

const WithoutResults = Schema.Union([Schema.Struct(decided), Schema.Struct(answered), Schema.Struct(withdraw)])

const value = { value: Schema.Literals(resultValueKeys), text: Schema.String }
const Action = exactly<CaseAction>()(
  Schema.Union([
    Schema.Struct({ ...decided, given: Schema.optionalKey(Schema.Array(Schema.Struct(value))) }),
    Schema.Struct(answered),
    Schema.Struct(withdraw),
    Schema.Struct({
      ...{ kind: Schema.Literal('supply'), by: Schema.Literal('service'), ...told },
      result: Schema.Struct({ matterCode: Schema.String, matterName: Schema.String, ...value })
    }),
    Schema.Struct({ kind: Schema.Literal('lapse'), by: Schema.Literal('service'), ...told, note: Schema.String })
  ])
)

export const caseAction = storedAs('case action', 0, WithoutCorrections)
  .next(WithoutResults, (former) => former)
  .next(Action, (former) => former)
