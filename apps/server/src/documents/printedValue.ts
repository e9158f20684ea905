/**
 * A stored form value as the text printed on the application form (申请表): labels instead of codes, Chinese dates.
 *
 * A label comes from the dictionary or the region register; the name stored beside a code is used only where neither knows
 * the code. A value of an unexpected shape is printed as stored. Source: spec §3.3.
 * Examples: date `2026-02-18 06:35` → 2026年2月18日 06时35分; region → 黑龙江省哈尔滨市道里区.
 */
import { flatOptions, inlineOptions, regionRoot } from '@ljonething/domain/form/dictionaries'
import type { DictionaryOption, Field, FieldColumn, FormDescription } from '@ljonething/domain/form/FormDescription'
import { decodeCheckbox } from '@ljonething/domain/values/checkboxValue'
import { readNamedValue } from '@ljonething/domain/values/namedValue'
import type { NamedValue } from '@ljonething/domain/values/namedValue'
import { readJson } from '@ljonething/domain/values/readJson'

export interface PrintedNames {
  readonly dictionaries: FormDescription['dictionaries']
  /** Full name of a region from its province down, empty when the code is unknown. */
  readonly regionName: (code: string) => string
}

export interface PrintedKind extends Pick<FieldColumn, 'componentType' | 'timePickerInfo'> {
  readonly rootCode: string
  readonly dataSource: string
}

export const kindOfField = ({ componentType, dataSource, originalField, timePickerInfo }: Field): PrintedKind => ({
  componentType,
  timePickerInfo,
  dataSource,
  rootCode: originalField.dictRootCode
})

export const kindOfColumn = ({ componentType, dictRootCode, timePickerInfo }: FieldColumn): PrintedKind => ({
  componentType,
  timePickerInfo,
  rootCode: dictRootCode,
  dataSource: ''
})

export const optionsOf = ({ dataSource, rootCode }: PrintedKind, { dictionaries }: PrintedNames): readonly DictionaryOption[] =>
  inlineOptions(dataSource) ?? (Object.hasOwn(dictionaries, rootCode) ? dictionaries[rootCode] : undefined) ?? []

export const printedValue = (kind: PrintedKind, stored: string, names: PrintedNames): string => {
  switch (kind.componentType) {
    case 'date':
      return chineseDate(stored)
    case 'checkbox':
      return decodeCheckbox(stored)
        .map((code) => labelsOf(kind, names).get(code) ?? code)
        .join('、')
    case 'select':
    case 'remoteSelect':
    case 'cascader':
    case 'configCascader':
      return regionOf(kind, stored, names) || chosenNames(kind, stored, names).join(' / ')
    case 'treeBox':
      return chosenNames(kind, stored, names).join('、')
    default:
      return stored
  }
}

const labelsOf = (kind: PrintedKind, names: PrintedNames): ReadonlyMap<string, string> =>
  new Map(flatOptions(optionsOf(kind, names)).map((option) => [option.value, option.name]))

/** The chosen options, undefined when the value is plain text. */
const chosenOf = (stored: string): readonly NamedValue[] | undefined => {
  const chosen = [/^[[{]/.test(stored) ? readJson(stored) : undefined].flat().map(readNamedValue)
  const options = chosen.filter((option) => option !== undefined)
  return options.length === 0 || options.length < chosen.length ? undefined : options
}

const regionOf = (kind: PrintedKind, stored: string, names: PrintedNames): string =>
  kind.rootCode === regionRoot ? names.regionName(chosenOf(stored)?.at(-1)?.value ?? stored) : ''

const chosenNames = (kind: PrintedKind, stored: string, names: PrintedNames): readonly string[] => {
  const labels = labelsOf(kind, names)
  return chosenOf(stored)?.map(({ name, value }) => labels.get(value) ?? name) ?? [labels.get(stored) ?? stored]
}

/** `yyyy[-mm[-dd[ hh:mm[:ss]]]]` in Chinese; other text as it is. */
export const chineseDate = (stored: string): string => {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?)?)?$/.exec(stored)
  if (match === null) return stored
  const [, year = '', month, day, hour, minute, second] = match
  const date = `${year}年${month === undefined ? '' : `${Number(month)}月`}${day === undefined ? '' : `${Number(day)}日`}`
  if (hour === undefined) return date
  return `${date} ${hour}时${minute ?? ''}分${second === undefined ? '' : `${second}秒`}`
}
