import type { DictionaryOption } from '@ljonething/domain/form/FormDescription'
import { decodeCascader, encodeCascader } from '@ljonething/domain/values/cascaderValue'
import { decodeMultiCascader, encodeMultiCascader } from '@ljonething/domain/values/multiCascaderValue'
import type { NamedValue } from '@ljonething/domain/values/namedValue'

/** The chosen path of a stored cascade (级联路径): an array, one option, or a bare code looked up among the options at hand. */
export const cascadePath = (stored: string, options: readonly DictionaryOption[]): readonly NamedValue[] => {
  const path = decodeMultiCascader(stored)
  if (path.length > 0) return path
  const one = decodeCascader(stored)
  const code = one?.value ?? (/^[[{]/.test(stored) ? '' : stored)
  if (code === '') return []
  return pathTo(code, options) ?? [one ?? { name: code, value: code }]
}

/** One level is stored as {name, value}, several as an array of them. */
export const encodePath = (path: readonly NamedValue[]): string => (path.length === 1 ? encodeCascader(path[0]) : encodeMultiCascader(path))

export const pathText = (path: readonly NamedValue[]): string => path.map((node) => node.name).join(' / ')

const pathTo = (code: string, options: readonly DictionaryOption[]): readonly NamedValue[] | undefined => {
  for (const { value, name, children = [] } of options) {
    if (value === code) return [{ value, name }]
    const below = pathTo(code, children)
    if (below) return [{ value, name }, ...below]
  }
  return undefined
}
