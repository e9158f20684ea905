/**
 * Codec of a large document whose shape the domain library owns (scene, form description, plan).
 *
 * It is checked where it enters the system (content import, submit), so on the way to the client it passes as it is, less its undefined members.
 */
import { Schema, SchemaGetter } from 'effect'

const withoutUndefined = (value: unknown): Schema.Json => {
  if (Array.isArray(value)) return value.map(withoutUndefined)
  if (typeof value !== 'object' || value === null) return value as Schema.Json
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]): [string, Schema.Json][] =>
      member === undefined ? [] : [[key, withoutUndefined(member)]]
    )
  )
}

export const DomainValue = <T>() =>
  Schema.Json.pipe(
    Schema.decodeTo(
      Schema.declare((value: unknown): value is T => typeof value === 'object' && value !== null),
      { decode: SchemaGetter.transform((json) => json as unknown as T), encode: SchemaGetter.transform(withoutUndefined) }
    )
  )
