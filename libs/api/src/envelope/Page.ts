/** A page of a list, spec §3.4: `number` is the 1-based page as the portal shows it. */
import { Schema } from 'effect'

export const Page = <S extends Schema.Constraint>(item: S) =>
  Schema.Struct({
    content: Schema.Array(item),
    totalElements: Schema.Finite,
    totalPages: Schema.Finite,
    size: Schema.Finite,
    number: Schema.Finite
  })

export const PageRequest = { page: Schema.optionalKey(Schema.FiniteFromString), size: Schema.optionalKey(Schema.FiniteFromString) }
