/** An action of a case's log (办件流转记录), as kept in `case_action`. Version 2 keeps what a department asks to be corrected, and what was. */
import { exactly } from '@ljonething/api/schema/exactly'
import { caseStatusCodes } from '@ljonething/domain/cases/caseStatus'
import type { CaseAction } from '@ljonething/domain/cases/lifecycle'
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

const Action = exactly<CaseAction>()(
  Schema.Union([
    Schema.Struct({ ...move, request: Schema.optionalKey(Request), certificate: Schema.optionalKey(LockedCertificate) }),
    Schema.Struct({ ...correct, corrected: Schema.optionalKey(Corrected) }),
    Schema.Struct(withdraw)
  ])
)

export const caseAction = storedAs('case action', 0, WithoutCorrections).next(Action, (former) => former)
