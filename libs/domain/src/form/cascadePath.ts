/**
 * The chosen path of a stored cascade (级联路径), from the top down: an array, one option, or a bare code; the last two are looked up among the options
 * at hand. The dictionary's name counts, the stored one where the dictionary does not know the code. What is no path gives an empty one.
 * Example: `11` under 一 → 一, 一之一.
 */
import { decodeCascader } from '../values/cascaderValue.ts'
import { decodeMultiCascader } from '../values/multiCascaderValue.ts'
import type { NamedValue } from '../values/namedValue.ts'
import type { DictionaryOption } from './FormDescription.ts'

const pathTo = (code: string, options: readonly DictionaryOption[]): readonly NamedValue[] | undefined => {
  for (const { value, name, children = [] } of options) {
    if (value === code) return [{ value, name }]
    const below = pathTo(code, children)
    if (below) return [{ value, name }, ...below]
  }
  return undefined
}

const chosenIn = (stored: string): readonly NamedValue[] => {
  const path = decodeMultiCascader(stored)
  if (path.length > 0) return path
  const one = decodeCascader(stored) ?? { name: stored, value: /^[[{]/.test(stored) ? '' : stored }
  return one.value === '' ? [] : [one]
}

export const cascadePath = (stored: string, options: readonly DictionaryOption[]): readonly NamedValue[] => {
  const [first, ...below] = chosenIn(stored)
  if (first === undefined) return []
  if (below.length === 0) return pathTo(first.value, options) ?? [first]
  return [first, ...below].map((node) => pathTo(node.value, options)?.at(-1) ?? node)
}

export const pathText = (path: readonly Pick<NamedValue, 'name'>[]): string => path.map(({ name }) => name).join(' / ')
