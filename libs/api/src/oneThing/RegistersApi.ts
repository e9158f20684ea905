/** What fields of the form search while one types (远程检索), spec §7.4, §7.5; the path of `remoteSearch` is ours. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Page } from '../envelope/Page.ts'
import { NotFound, Rejected, Unavailable } from '../errors/errors.ts'
import { Code, FormValue, Line, mapOf, Whole } from '../schema/texts.ts'
import { CallKind } from '../session/CallKind.ts'

/** `hasChildren` is a level on the way (an area): it is asked for as `parent` and is no answer itself. */
export const SourceOption = Schema.Struct({
  value: Schema.String,
  name: Schema.String,
  address: Schema.optionalKey(Schema.String),
  phone: Schema.optionalKey(Schema.String),
  hours: Schema.optionalKey(Schema.String),
  hasChildren: Schema.optionalKey(Schema.Boolean)
})
export type SourceOption = typeof SourceOption.Type

const found = byCode(Schema.Union([Page(SourceOption), Schema.Array(SourceOption)]))
const search = {
  page: Schema.optionalKey(Whole),
  size: Schema.optionalKey(Whole),
  parent: Schema.optionalKey(Code)
}

/** The options of one source under a path of its own, asked as `remoteSearch` asks for them. */
const optionsUnder = <const Name extends string>(name: Name) =>
  HttpApiEndpoint.post(name, `/newBorn/${name}`, {
    payload: Schema.Struct({ keyword: Schema.optionalKey(Line), ...search }),
    success: found,
    error: [Unavailable]
  }).annotate(CallKind, 'register')

export class OneThingRegistersApi extends HttpApiGroup.make('oneThingRegisters')
  .add(
    /**
     * Options of a remote-search select; `source` is the field's dataSource. A source that nobody answers is `Unavailable`, never empty.
     *
     * With `page` (from 1, `size` at most 50) the answer is that page of all that fit; without it the first of them, as a list.
     * With `parent` and no keyword the options are one level: '' the first, else what is directly inside; with both the search is inside it.
     * `values` are the values, by name, of the fields that the options depend on.
     */
    HttpApiEndpoint.post('remoteSearch', '/ybsl/remoteSearch', {
      payload: Schema.Struct({
        source: Code,
        keyword: Line,
        ...search,
        values: Schema.optionalKey(mapOf(FormValue))
      }),
      success: found,
      error: [NotFound, Rejected, Unavailable]
    }).annotate(CallKind, 'register'),
    /** Who issues birth certificates (出生医学证明签发机构), and banks; spec §7.4. */
    optionsUnder('getVfcSelect'),
    optionsUnder('bankSearch')
  )
  .prefix(bases.oneThing)
  .annotateMerge(OpenApi.annotations({ title: '远程检索' })) {}
