/**
 * The codes a stored value chose (已选代码): one for a select, several for checkbox groups and trees (spec §3.3).
 *
 * Select: the code, or JSON `{label or name, value}`. Checkbox: codes joined with `;`. Cascader: JSON `{name, value}` or an array of
 * them, the last being the chosen one; trees: a JSON array. Undefined when the text is none of these.
 * Example: `[{"name":"哈尔滨市","value":"230100000000"}]` in a cascader → `['230100000000']`.
 */
import { decodeCheckbox } from '../values/checkboxValue.ts'
import type { ComponentType } from './FormDescription.ts'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function codeOf(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null || !('value' in node)) return undefined
  return typeof node.value === 'string' && node.value !== '' ? node.value : undefined
}

const isJson = (text: string): boolean => text.startsWith('{') || text.startsWith('[')

function codesInJson(text: string): readonly string[] | undefined {
  const value = parsed(text)
  const nodes: readonly unknown[] = Array.isArray(value) ? value : [value]
  const codes = nodes.map(codeOf).filter((code) => code !== undefined)
  return codes.length === nodes.length ? codes : undefined
}

export function storedCodes(component: ComponentType, stored: string): readonly string[] | undefined {
  if (component === 'checkbox') return decodeCheckbox(stored)
  const codes = isJson(stored) ? codesInJson(stored) : [stored]
  return component === 'treeBox' ? codes : codes?.slice(-1)
}
