import type { TextCheck, TextRule } from '../Rule.ts'

/** The text of a value a person can type; undefined for lists, objects and the like, which no text rule accepts. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : undefined
}

/** A rule without parameter that looks at the text of the value. */
export const textRule = <const Name extends string>(fn: Name, message: string, accepts: TextCheck): TextRule & { readonly fn: Name } => ({
  fn,
  message: () => message,
  takes: 'text',
  prepare: () => accepts
})
