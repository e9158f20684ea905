/**
 * Shapes from outside (数据形状): reads a value that came from outside (a stored session, a content file, a register) into a typed record, and names its
 * fields. Lenient and total: a missing or odd field becomes the empty value of its kind, unknown fields are dropped, what is no object gives
 * undefined. A kind is a function from anything to its type; `shape(…).read` is one too, so that shapes nest. Source: spec §3.3, §3.4. Example:
 * `shape({ id: text, open: flag }).read({ id: 7, open: '1' })` → { id: '7', open: true }.
 */
export type Kind<T> = (value: unknown) => T

export type Kinds = Readonly<Record<string, Kind<unknown>>>

export type RecordOf<K extends Kinds> = { readonly [Name in keyof K]: ReturnType<K[Name]> }

export interface Shape<K extends Kinds> {
  readonly fields: readonly string[]
  readonly read: (value: unknown) => RecordOf<K> | undefined
}

/** The record type of a shape. */
export type Shaped<S> = S extends Shape<infer K> ? RecordOf<K> : never

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const text: Kind<string> = (value) => {
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** Numbers and their text; 0 for anything else. */
export const amount: Kind<number> = (value) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : 0
}

/** True, 1, "1" and "true" are on. */
export const flag: Kind<boolean> = (value) => value === true || value === 1 || value === '1' || value === 'true'

/** The items that can be read. */
export const listOf =
  <T>(item: Kind<T | undefined>): Kind<readonly T[]> =>
  (value) =>
    Array.isArray(value) ? value.map(item).filter((each) => each !== undefined) : []

/** The value when it is there and can be read. */
export const textIfAny: Kind<string | undefined> = (value) => (text(value) === '' ? undefined : text(value))

export function shape<const K extends Kinds>(kinds: K): Shape<K> {
  const entries = Object.entries(kinds)
  return {
    fields: Object.keys(kinds),
    read: (value) =>
      isRecord(value) ? (Object.fromEntries(entries.map(([name, kind]) => [name, kind(value[name])])) as RecordOf<K>) : undefined
  }
}
