/** An action of a case's log (办件流转记录), as kept in `case_action`. */
import { exactly } from '@ljonething/api/schema/exactly'
import { caseStatusCodes } from '@ljonething/domain/cases/caseStatus'
import type { CaseAction } from '@ljonething/domain/cases/lifecycle'
import { Schema } from 'effect'
import { storedAs } from '../../platform/stored.ts'

const told = { at: Schema.String, note: Schema.optionalKey(Schema.String), key: Schema.String }
const byApplicant = { by: Schema.Literal('applicant'), ...told }

export const caseAction = storedAs(
  'case action',
  0,
  exactly<CaseAction>()(
    Schema.Union([
      Schema.Struct({ kind: Schema.Literal('move'), to: Schema.Literals(caseStatusCodes), by: Schema.Literal('department'), ...told }),
      Schema.Struct({ kind: Schema.Literal('correct'), ...byApplicant }),
      Schema.Struct({ kind: Schema.Literal('withdraw'), ...byApplicant })
    ])
  )
)
