/**
 * Value of a cascader of several levels (多级级联选择值): the chosen option of every level, from the top down, as a JSON array of {name, value}; nothing
 * chosen is the empty string. Items that are no options are left out; text that is no JSON array decodes to an empty list. Source: spec §3.3.
 * Example: `decodeMultiCascader('[{"name":"黑龙江省","value":"23"}]')` → [{ name: '黑龙江省', value: '23' }].
 */
import { readNamedValue } from './namedValue.ts'
import type { NamedValue } from './namedValue.ts'
import { readJson } from './readJson.ts'
import { listOf } from './wireShape.ts'

const readPath = listOf(readNamedValue)

export const encodeMultiCascader = (path: readonly NamedValue[]): string =>
  path.length === 0 ? '' : JSON.stringify(path.map(({ name, value }) => ({ name, value })))

export const decodeMultiCascader = (stored: string): readonly NamedValue[] => readPath(readJson(stored))
