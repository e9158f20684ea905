/** One answer of a source (机构): an institution as the outside system, a dictionary or the region tree has it. */
import { SourceOption } from '@ljonething/api/oneThing/RegistersApi'
import { Schema, Struct } from 'effect'

export const Institution = Schema.Struct({
  ...Struct.omit(SourceOption.fields, ['hasChildren']),
  /** The area that it stands under; without one it stands at the top. */
  region: Schema.optionalKey(Schema.String),
  /** Its own area where that is smaller, as of a police station its street: it is found by it. */
  area: Schema.optionalKey(Schema.String)
})
export type Institution = typeof Institution.Type

/** All that a source offers, and what it has under a code. */
export interface Offer {
  readonly institutions: readonly Institution[]
  readonly under: (code: string) => Institution | undefined
}
