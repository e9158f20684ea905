/** A row of a sandbox register (沙箱登记), as kept in `sandbox_register` and beside a person in `sandbox_person`; what it holds is its register's. */
import { Schema } from 'effect'
import { storedAs } from '../../platform/stored.ts'

const RegisterRow = Schema.Record(Schema.String, Schema.Unknown)
export type RegisterRow = typeof RegisterRow.Type

export const registerRow = storedAs('register row', 0, RegisterRow)
