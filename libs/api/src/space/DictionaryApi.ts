/** Dictionaries (字典) of the space service, spec §7.5. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { DomainValue } from '../envelope/DomainValue.ts'
import { Rejected } from '../errors/errors.ts'
import { Code, listOf } from '../schema/texts.ts'
import { AnswerKind } from '../session/AnswerKind.ts'
import { dictionaryQuery, DictionaryRow } from '../shapes/DictionaryRow.ts'
import type { DictionaryNode } from '../shapes/DictionaryRow.ts'

export class SpaceDictionaryApi extends HttpApiGroup.make('spaceDictionary')
  .add(
    HttpApiEndpoint.post('dictionary', '/basic/dictionary', {
      payload: Schema.Struct(dictionaryQuery),
      success: byCode(Schema.Array(DictionaryRow))
    }),
    /** Names of codes, in the order they are asked for; what no dictionary has comes back without name. */
    HttpApiEndpoint.post('trans', '/basic/dictionary/trans', {
      payload: Schema.Struct({ list: listOf(Schema.Struct({ rootCode: Code, code: Code })) }),
      success: byCode(
        Schema.Array(Schema.Struct({ rootCode: Schema.String, code: Schema.String, name: Schema.optionalKey(Schema.String) }))
      )
    }),
    /** The rows below a parent with all below them; of root SH00XZQH without a parent all regions. */
    HttpApiEndpoint.get('tree', '/basic/dictionary/tree', {
      query: { rootCode: Code, parentCode: Schema.optionalKey(Code) },
      success: byCode(DomainValue<readonly DictionaryNode[]>()),
      error: Rejected
    }).annotate(AnswerKind, 'sameForAll'),
    /** The same of a whole root as one text, as `treeText` of the domain writes it: for whoever holds the tree and not its objects. */
    HttpApiEndpoint.get('treeText', '/basic/dictionary/treeText', {
      query: { rootCode: Code },
      success: byCode(Schema.String),
      error: Rejected
    }).annotate(AnswerKind, 'sameForAll')
  )
  .prefix(bases.space)
  .annotateMerge(OpenApi.annotations({ title: '空间服务字典' })) {}
