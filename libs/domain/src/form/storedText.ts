/**
 * A stored value as a person reads it (取值文字), on the screen and in print: names for codes, the path of a cascade with slashes, several
 * choices with 、. The dictionary's name counts; the one stored beside a code only where the dictionary does not know the code. Text of an
 * unexpected shape is shown as it is stored. Source: spec §3.3. Example: checkbox `1;3` → 新生儿访视、婴幼儿发育监测.
 */
import { decodeCheckbox } from '../values/checkboxValue.ts'
import { decodeTableRows } from '../values/tableRows.ts'
import { cascadePath, pathText } from './cascadePath.ts'
import { chosenOf } from './chosenOf.ts'
import { flatOptions } from './dictionaries.ts'
import type { ComponentType, DictionaryOption } from './FormDescription.ts'

/** In the order in which they are offered, whatever was ticked first. */
const checkedNames = (codes: readonly string[], options: readonly DictionaryOption[]): readonly string[] => {
  const [checked, offered] = [new Set(codes), new Set(options.map(({ value }) => value))]
  return [...options.flatMap(({ value, name }) => (checked.has(value) ? [name] : [])), ...codes.filter((code) => !offered.has(code))]
}

const namesKnown = new WeakMap<readonly DictionaryOption[], ReadonlyMap<string, string>>()

/** By code; of a code given twice the first name counts. */
function namesOf(options: readonly DictionaryOption[]): ReadonlyMap<string, string> {
  const names =
    namesKnown.get(options) ??
    new Map(
      flatOptions(options)
        .map(({ value, name }) => [value, name] as const)
        .toReversed()
    )
  namesKnown.set(options, names)
  return names
}

function chosenNames(stored: string, options: readonly DictionaryOption[]): readonly string[] {
  const known = (code: string): string | undefined => namesOf(options).get(code)
  return chosenOf(stored)?.map(({ name, value }) => known(value) ?? (name || value)) ?? [known(stored) ?? stored]
}

type TextOf = (stored: string, options: readonly DictionaryOption[]) => string

const asStored: TextOf = (stored) => stored
const selectText: TextOf = (stored, options) => chosenNames(stored, options).join(' / ')
const cascadeText: TextOf = (stored, options) => pathText(cascadePath(stored, options)) || stored

const texts: Readonly<Record<ComponentType, TextOf>> = {
  text: asStored,
  select: selectText,
  remoteSelect: selectText,
  textarea: asStored,
  date: asStored,
  checkbox: (stored, options) => checkedNames(decodeCheckbox(stored), flatOptions(options)).join('、'),
  addTable: (stored) => (stored === '' ? '' : `${decodeTableRows(stored).length} 条`),
  cascader: cascadeText,
  treeBox: (stored, options) => chosenNames(stored, options).join('、'),
  configCascader: cascadeText,
  upload: asStored,
  applyUpload: asStored
}

export const storedText = (component: ComponentType, stored: string, options: readonly DictionaryOption[]): string =>
  texts[component](stored, options)
