/**
 * Value of a tree (树形多选值): the ticked nodes as a JSON array of {value, name, parentValue, parentName}; nothing ticked is the empty string.
 * A root has empty parent texts; items without a value are left out; text that is no JSON array decodes to an empty list.
 * Source: spec §3.3. Example: `decodeTreeBox('[{"value":"A01","name":"谷物种植"}]')` → one node with empty parent texts.
 */
import { readNamedValue } from './namedValue.ts'
import type { NamedValue } from './namedValue.ts'
import { readJson } from './readJson.ts'
import { isRecord, listOf, text } from './wireShape.ts'

export interface TreeBoxNode extends NamedValue {
  readonly parentValue: string
  readonly parentName: string
}

const readNode = (input: unknown): TreeBoxNode | undefined => {
  const node = readNamedValue(input)
  if (node === undefined || !isRecord(input)) return undefined
  return { ...node, parentValue: text(input['parentValue']), parentName: text(input['parentName']) }
}

const readNodes = listOf(readNode)

export const encodeTreeBox = (nodes: readonly TreeBoxNode[]): string =>
  nodes.length === 0
    ? ''
    : JSON.stringify(nodes.map(({ value, name, parentValue, parentName }) => ({ value, name, parentValue, parentName })))

export const decodeTreeBox = (stored: string): readonly TreeBoxNode[] => readNodes(readJson(stored))
