/**
 * A stored form value as the text printed on the application form (申请表): as on the screen, with Chinese dates and whole region names.
 * Source: spec §3.3.
 * Examples: date `2026-02-18 06:35` → 2026年2月18日 06时35分; region → 黑龙江省哈尔滨市道里区.
 */
import { inlineOptions, regionRoot } from '@ljonething/domain/form/dictionaries'
import type { DictionaryOption, Field, FieldColumn, FormDescription } from '@ljonething/domain/form/FormDescription'
import { chosenOf, storedText } from '@ljonething/domain/form/storedText'

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

export const printedValue = (kind: PrintedKind, stored: string, names: PrintedNames): string =>
  kind.componentType === 'date'
    ? chineseDate(stored)
    : regionOf(kind, stored, names) || storedText(kind.componentType, stored, optionsOf(kind, names))

const regionOf = ({ rootCode }: PrintedKind, stored: string, { regionName }: PrintedNames): string =>
  rootCode === regionRoot ? regionName(chosenOf(stored)?.at(-1)?.value ?? stored) : ''

/** `yyyy[-mm[-dd[ hh:mm[:ss]]]]` in Chinese; other text as it is. */
export const chineseDate = (stored: string): string => {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?)?)?$/.exec(stored)
  if (match === null) return stored
  const [, year = '', month, day, hour, minute, second] = match
  const date = `${year}年${month === undefined ? '' : `${Number(month)}月`}${day === undefined ? '' : `${Number(day)}日`}`
  if (hour === undefined) return date
  return `${date} ${hour}时${minute ?? ''}分${second === undefined ? '' : `${second}秒`}`
}
