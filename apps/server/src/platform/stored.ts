/**
 * Stored values (存储格式): how a value is kept as JSON in the database. What is written says its version, `{"v":1,…}`; what is read is checked.
 *
 * A changed shape is the next version, `storedAs(…).next(schema, from)`: older rows are read by their own schema and brought forward, never
 * rewritten. `first` is 0 where rows were once kept without a version: they have the shape of version 1. What cannot be read, of a version to
 * come for instance, is undefined and told in the log, once a row, by its name and without a value. A sample of every version stands beside each
 * codec.
 */
import { Effect, Option, Schema } from 'effect'

export interface Stored<A> {
  readonly name: string
  /** All that rows may have. */
  readonly versions: readonly number[]
  /** JSON text. */
  readonly write: (value: A) => string
  /** `row` tells which one, for the log. */
  readonly read: (kept: unknown, row: string) => Effect.Effect<A | undefined>
  /** `from` makes the new shape of the former. */
  readonly next: <B extends object>(schema: Schema.Codec<B>, from: (former: A) => B) => Stored<B>
}

type Reader<A> = (value: unknown) => A | undefined

const parted = (kept: unknown): { readonly version: unknown; readonly value: unknown } => {
  if (typeof kept !== 'object' || kept === null) return { version: undefined, value: kept }
  const { v: version = 0, ...value } = { v: undefined, ...kept }
  return { version, value }
}

const readerOf = <A>(schema: Schema.Codec<A>): Reader<A> => {
  const decode = Schema.decodeUnknownOption(schema)
  return (value) => Option.getOrUndefined(decode(value))
}

const codec = <A extends object>(name: string, readers: ReadonlyMap<number, Reader<A>>): Stored<A> => {
  const versions = [...readers.keys()]
  const current = Math.max(...versions)
  const told = new Set<string>()
  return {
    name,
    versions,
    write: (value) => JSON.stringify({ v: current, ...value }),
    read: (kept, row) =>
      Effect.suspend(() => {
        const { version, value } = parted(kept)
        const read = typeof version === 'number' ? readers.get(version)?.(value) : undefined
        if (read !== undefined || told.has(row)) return Effect.succeed(read)
        told.add(row)
        return Effect.as(Effect.logError('保存的数据无法读取').pipe(Effect.annotateLogs({ stored: name, row, version })), undefined)
      }),
    next: (schema, from) =>
      codec(
        name,
        new Map([
          ...Array.from(readers, ([version, former]): [number, Reader<ReturnType<typeof from>>] => [
            version,
            (value) => {
              const read = former(value)
              return read === undefined ? undefined : from(read)
            }
          ]),
          [current + 1, readerOf(schema)]
        ])
      )
  }
}

export const storedAs = <A extends object>(name: string, first: 0 | 1, schema: Schema.Codec<A>): Stored<A> =>
  codec(name, new Map((first === 0 ? [0, 1] : [1]).map((version) => [version, readerOf(schema)])))
