/** What fields of the form search while one types (远程检索), spec §7.5; the path is ours. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { NotFound, Unavailable } from '../errors/errors.ts'
import { Code, Line } from '../schema/texts.ts'

const Option = Schema.Struct({ value: Schema.String, name: Schema.String })

export class OneThingRegistersApi extends HttpApiGroup.make('oneThingRegisters')
  .add(
    /** Options of a remote-search select; `source` is the field's dataSource. A source that nobody answers yet is `Unavailable`, never empty. */
    HttpApiEndpoint.post('remoteSearch', '/ybsl/remoteSearch', {
      payload: Schema.Struct({ source: Code, keyword: Line }),
      success: byCode(Schema.Array(Option)),
      error: [NotFound, Unavailable]
    })
  )
  .prefix(bases.oneThing)
  .annotateMerge(OpenApi.annotations({ title: '远程检索' })) {}
