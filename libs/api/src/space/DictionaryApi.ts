/** Dictionaries (字典) of the space service, spec §7.5. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { dictionaryQuery, DictionaryRow } from '../shapes/DictionaryRow.ts'

export class SpaceDictionaryApi extends HttpApiGroup.make('spaceDictionary')
  .add(
    HttpApiEndpoint.post('dictionary', '/basic/dictionary', {
      payload: Schema.Struct(dictionaryQuery),
      success: byCode(Schema.Array(DictionaryRow))
    })
  )
  .prefix(bases.space)
  .annotateMerge(OpenApi.annotations({ title: '空间服务字典' })) {}
