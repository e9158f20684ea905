/**
 * Response envelope `{ code, msg, data }` (spec §7).
 *
 * As a codec: handlers return and callers receive the data alone. Failures never take this shape: they are the tagged
 * errors of `errors/errors.ts`, which carry `code` and `msg` themselves under a failing HTTP status.
 */
import { Schema, SchemaGetter } from 'effect'

/** The data were checked where they were read, and are where they are written. */
const anything = <T>() => Schema.declare((_value: unknown): _value is T => true)

export const byCode = <S extends Schema.Constraint>(data: S) =>
  Schema.Struct({ code: Schema.Literals([0, '0']), msg: Schema.String, data }).pipe(
    Schema.decodeTo(anything<S['Type']>(), {
      decode: SchemaGetter.transform((envelope) => (envelope as unknown as { readonly data: S['Type'] }).data as never),
      encode: SchemaGetter.transform((value) => ({ code: 0, msg: '操作成功', data: value }) as never)
    })
  )

/** The envelope of the provincial gateway (spec §7.2), `{ code, msg, resultDate: { data } }`, as it is published. */
export const byResultDate = <S extends Schema.Constraint>(data: S) =>
  Schema.Struct({ code: Schema.Literals([0, '0']), msg: Schema.String, resultDate: Schema.Struct({ data }) }).pipe(
    Schema.decodeTo(anything<S['Type']>(), {
      decode: SchemaGetter.transform(
        (envelope) => (envelope as unknown as { readonly resultDate: { readonly data: S['Type'] } }).resultDate.data as never
      ),
      encode: SchemaGetter.transform((value) => ({ code: 0, msg: '操作成功', resultDate: { data: value } }) as never)
    })
  )
