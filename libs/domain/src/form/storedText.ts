/**
 * A stored value as a person reads it (取值文字), on the screen and in print: names for codes, the path of a cascade with slashes, several
 * choices with 、. The dictionary's name counts; the one stored beside a code only where the dictionary does not know the code. Text of an
 * unexpected shape is shown as it is stored. Source: spec §3.3. Example: checkbox `1;3` → 新生儿访视、婴幼儿发育监测.
 */
import { decodeCheckbox } from '../values/checkboxValue.ts'
import { readNamedValue } from '../values/namedValue.ts'
import type { NamedValue } from '../values/namedValue.ts'
import { readJson } from '../values/readJson.ts'
import { decodeTableRows } from '../values/tableRows.ts'
import { flatOptions } from './dictionaries.ts'
import type { ComponentType, DictionaryOption } from './FormDescription.ts'

/** The chosen options a value holds as JSON, one or a list; undefined when it is anything else. */
export function chosenOf(stored: string): readonly NamedValue[] | undefined {
  const chosen = [/^[[{]/.test(stored) ? readJson(stored) : undefined].flat().map(readNamedValue)
  const options = chosen.filter((option) => option !== undefined)
  return options.length === 0 || options.length < chosen.length ? undefined : options
}

export function storedText(component: ComponentType, stored: string, options: readonly DictionaryOption[]): string {
  const known = (code: string): string | undefined => flatOptions(options).find(({ value }) => value === code)?.name
  const names = (): readonly string[] => chosenOf(stored)?.map(({ name, value }) => known(value) ?? name) ?? [known(stored) ?? stored]
  switch (component) {
    case 'checkbox':
      return decodeCheckbox(stored)
        .map((code) => known(code) ?? code)
        .join('、')
    case 'select':
    case 'remoteSelect':
    case 'cascader':
    case 'configCascader':
      return names().join(' / ')
    case 'treeBox':
      return names().join('、')
    case 'addTable':
      return stored === '' ? '' : `${decodeTableRows(stored).length} 条`
    default:
      return stored
  }
}
