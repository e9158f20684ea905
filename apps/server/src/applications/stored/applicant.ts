/** Who applied (申请人), as kept in `application`. */
import { Schema } from 'effect'
import { storedAs } from '../../platform/stored.ts'

const Applicant = Schema.Struct({ name: Schema.String, cardId: Schema.String, companyName: Schema.optionalKey(Schema.String) })
export type Applicant = typeof Applicant.Type

export const applicant = storedAs('applicant', 0, Applicant)
