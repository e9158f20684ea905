/** Rows of a dictionary (字典), and how they are asked for: under a parent, or all when none is given. The region tree is root SH00XZQH. */
import { Schema } from 'effect'

export const DictionaryRow = Schema.Struct({
  rootCode: Schema.String,
  parentCode: Schema.String,
  code: Schema.String,
  name: Schema.String,
  hasChildren: Schema.Boolean
})
export type DictionaryRow = typeof DictionaryRow.Type

export const dictionaryQuery = {
  rootCode: Schema.String,
  parentcode: Schema.optionalKey(Schema.String),
  code: Schema.optionalKey(Schema.String),
  sortType: Schema.optionalKey(Schema.String),
  incluedChild: Schema.optionalKey(Schema.String)
}
