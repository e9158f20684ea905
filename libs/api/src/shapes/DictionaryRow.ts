/**
 * Rows of a dictionary (字典), and how they are asked for: directly under a parent, or all when none is given. The region tree is root SH00XZQH. By a
 * part of their name (`name`) the first 50 regions anywhere below the parent, each with what leads from there to it.
 */
import { Schema } from 'effect'
import { Code, Line } from '../schema/texts.ts'

export const DictionaryRow = Schema.Struct({
  rootCode: Schema.String,
  parentCode: Schema.String,
  code: Schema.String,
  name: Schema.String,
  hasChildren: Schema.Boolean,
  above: Schema.optionalKey(Schema.Array(Schema.Struct({ code: Schema.String, name: Schema.String })))
})
export type DictionaryRow = typeof DictionaryRow.Type

export const dictionaryQuery = {
  rootCode: Code,
  parentcode: Schema.optionalKey(Code),
  code: Schema.optionalKey(Code),
  name: Schema.optionalKey(Line),
  sortType: Schema.optionalKey(Code),
  incluedChild: Schema.optionalKey(Code)
}

/** A row with all below it (字典树), spec §3.4; `id` is its code. */
export interface DictionaryNode {
  readonly id: string
  readonly code: string
  readonly parentCode: string
  readonly name: string
  readonly children: readonly DictionaryNode[]
}
