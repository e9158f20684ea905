/** A page of a list, spec §3.4: `number` is the 1-based page as the portal shows it. */
import { Schema } from 'effect'
import { WholeFromText } from '../schema/texts.ts'

export const Page = <S extends Schema.Constraint>(item: S) =>
  Schema.Struct({
    content: Schema.Array(item),
    totalElements: Schema.Finite,
    totalPages: Schema.Finite,
    size: Schema.Finite,
    number: Schema.Finite
  })

export const PageRequest = { page: Schema.optionalKey(WholeFromText), size: Schema.optionalKey(WholeFromText) }
