/**
 * The codes a stored value chose (已选代码): one for a select, several for checkbox groups and trees (spec §3.3).
 *
 * Select: the code, or JSON `{label or name, value}`. Checkbox: codes joined with `;`. Cascader: JSON `{name, value}` or an array of
 * them, the last being the chosen one; trees: a JSON array. Undefined when the text is none of these.
 * Example: `[{"name":"哈尔滨市","value":"230100000000"}]` in a cascader → `['230100000000']`.
 */
import { decodeCheckbox } from '../values/checkboxValue.ts'
import { chosenCodes } from '../values/chosenCodes.ts'
import { chooses, isJsonValue } from './fieldFormat.ts'
import type { ComponentType } from './FormDescription.ts'

export function storedCodes(component: ComponentType, stored: string): readonly string[] | undefined {
  const isSeveral = chooses(component) === 'several'
  if (isSeveral && !isJsonValue(component)) return decodeCheckbox(stored)
  const codes = chosenCodes(stored)
  return isSeveral ? codes : codes?.slice(-1)
}
