/**
 * Holds a schema against a type of the domain (模式与类型一致): it compiles only while what the schema reads is that type and nothing else,
 * optional keys included. A key on one side only is a type error at the schema.
 */
import type { Schema } from 'effect'

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

export const exactly =
  <T>() =>
  <S extends Schema.Constraint>(schema: S & (Same<S['Type'], T> extends true ? unknown : { readonly 'it does not read': T })): S =>
    schema
