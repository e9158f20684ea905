/**
 * Value of a cascader (级联选择值): one chosen option as JSON text {name, value}; nothing chosen is the empty string.
 * Decoding also takes {label, value}; text that is no such JSON decodes to nothing. Source: spec §3.3.
 * Example: `encodeCascader({ name: '道里区', value: '230102000000' })` → {"name":"道里区","value":"230102000000"}.
 */
import { readNamedValue } from './namedValue.ts'
import type { NamedValue } from './namedValue.ts'
import { readJson } from './readJson.ts'

export const encodeCascader = (chosen: NamedValue | undefined): string =>
  chosen === undefined ? '' : JSON.stringify({ name: chosen.name, value: chosen.value })

export const decodeCascader = (stored: string): NamedValue | undefined => readNamedValue(readJson(stored))
