/** The named facts of a row, and nothing else of it (登记事项): answer key → key of the row; blank ones are left out. */
import type { RegisterRow } from '../stored/registerRow.ts'

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

export const factsOf = <Key extends string>(
  row: RegisterRow | undefined,
  keys: Readonly<Record<Key, string>>
): Readonly<Partial<Record<Key, string>>> | undefined => {
  if (row === undefined) return undefined
  const facts: Partial<Record<Key, string>> = {}
  for (const key in keys) {
    const value = text(row[keys[key]])
    if (value !== '') facts[key] = value
  }
  return facts
}
