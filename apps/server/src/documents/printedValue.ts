/**
 * A stored form value as the text printed on the application form (申请表): what the screen says (`storedText`), with its unit. Names of
 * regions are those of the region tree, which does not travel with a form; of a bare code it is the whole path. Source: spec §3.3.
 * Examples: date `2026-02-18 06:35` → the same; region `230102000000` → 黑龙江省 / 哈尔滨市 / 道里区.
 */
import { pathText } from '@ljonething/domain/form/cascadePath'
import { chosenOf } from '@ljonething/domain/form/chosenOf'
import { regionRoot } from '@ljonething/domain/form/dictionaries'
import type { DictionaryOption, Field, FieldColumn, FormDescription } from '@ljonething/domain/form/FormDescription'
import { storedText } from '@ljonething/domain/form/storedText'
import { withUnit } from '@ljonething/domain/form/withUnit'
import type { NamedValue } from '@ljonething/domain/values/namedValue'

export interface PrintedNames {
  readonly dictionaries: FormDescription['dictionaries']
  /** From the province down to the region itself, empty when the code is unknown. */
  readonly regionPath: (code: string) => readonly Pick<NamedValue, 'name'>[]
}

export interface PrintedKind extends Pick<FieldColumn, 'componentType'> {
  readonly rootCode: string
  readonly unit?: string
}

export const kindOfField = ({ componentType, extField: { unit }, originalField }: Field): PrintedKind => ({
  componentType,
  rootCode: originalField.dictRootCode,
  ...(unit === undefined ? {} : { unit })
})

export const kindOfColumn = ({ componentType, dictRootCode }: FieldColumn): PrintedKind => ({ componentType, rootCode: dictRootCode })

export const optionsOf = ({ rootCode }: PrintedKind, { dictionaries }: PrintedNames): readonly DictionaryOption[] =>
  (Object.hasOwn(dictionaries, rootCode) ? dictionaries[rootCode] : undefined) ?? []

export const printedValue = (kind: PrintedKind, stored: string, names: PrintedNames): string =>
  regionText(kind, stored, names) || withUnit(storedText(kind.componentType, stored, optionsOf(kind, names)), kind.unit)

const regionText = ({ componentType, rootCode }: PrintedKind, stored: string, { regionPath }: PrintedNames): string => {
  if (rootCode !== regionRoot) return ''
  const chosen = chosenOf(stored)?.map(({ name, value }) => ({ name: regionPath(value).at(-1)?.name ?? name }))
  if (componentType === 'treeBox') return (chosen ?? []).map(({ name }) => name).join('、')
  return pathText(chosen ?? regionPath(stored))
}
