/**
 * Codec of a large document whose shape the domain library owns (scene, form description, plan).
 *
 * It is checked where it enters the system (content import, submit), so on the way to the client it passes as it is, less its undefined members.
 */
import { Schema, SchemaGetter } from 'effect'

/** The value itself where nothing in it is undefined: only what leads to an undefined member is copied. */
const withoutUndefined = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    let items: unknown[] | undefined
    for (const [at, item] of value.entries()) {
      const kept = withoutUndefined(item)
      if (kept === item) continue
      items ??= [...value]
      items[at] = kept
    }
    return items ?? value
  }
  let members: Record<string, unknown> | undefined
  for (const [key, member] of Object.entries(value)) {
    const kept = withoutUndefined(member)
    if (kept === member && member !== undefined) continue
    members ??= { ...value }
    if (member === undefined) delete members[key]
    else members[key] = kept
  }
  return members ?? value
}

export const DomainValue = <T>() =>
  Schema.Json.pipe(
    Schema.decodeTo(
      Schema.declare((value: unknown): value is T => typeof value === 'object' && value !== null),
      {
        decode: SchemaGetter.transform((json) => json as unknown as T),
        encode: SchemaGetter.transform((value) => withoutUndefined(value) as Schema.Json)
      }
    )
  )
