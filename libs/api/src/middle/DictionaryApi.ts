/** Dictionaries (字典) of the middle service, spec §7.1. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { AnswerKind } from '../session/AnswerKind.ts'
import { dictionaryQuery, DictionaryRow } from '../shapes/DictionaryRow.ts'

export class MiddleDictionaryApi extends HttpApiGroup.make('middleDictionary')
  .add(
    HttpApiEndpoint.get('dictionary', '/dictionary', {
      query: dictionaryQuery,
      success: byCode(Schema.Array(DictionaryRow))
    }).annotate(AnswerKind, 'sameForAll')
  )
  .prefix(bases.middle)
  .annotateMerge(OpenApi.annotations({ title: '字典' })) {}
