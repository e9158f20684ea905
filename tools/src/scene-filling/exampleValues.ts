/**
 * What somebody could fill in (示例取值): candidates for a field or a table column by its kind, the likeliest first; which of them holds is for the
 * rules of the field to say. Pure and the same on every run. Ids and numbers are fictional (county segment 230199 is not in use).
 * Example: a bank card → 6222021234567890, a region → 黑龙江省 哈尔滨市 南岗区, a select → its options.
 */
import type { Field, FieldColumn, FormDescription } from '@ljonething/domain/form/FormDescription'
import { regionRoot } from '@ljonething/domain/form/dictionaries'
import { addDays } from '@ljonething/domain/condition/calendarDays'
import { encodeCascader } from '@ljonething/domain/values/cascaderValue'
import { encodeMultiCascader } from '@ljonething/domain/values/multiCascaderValue'
import type { NamedValue } from '@ljonething/domain/values/namedValue'
import { encodeTreeBox } from '@ljonething/domain/values/treeBoxValue'
import { flattenOptions, placeOptions } from '@ljonething/domain/values/treeOption'
import type { TreeOption } from '@ljonething/domain/values/treeOption'

/** One of each number that a rule asks for, then plain numbers and texts from long to short. */
const texts: readonly string[] = [
  '23019919930412002X',
  '230199199108200030',
  '13904510099',
  '0451-86200001',
  '0451-8620001',
  '6222021234567890',
  '91230199MACX1P002C',
  '23019900000000000017',
  'Y230000999',
  '23019919780918001042',
  'HLJB23010320260000999',
  'example@example.com',
  'https://www.example.com',
  '100',
  '12',
  '8',
  '150001',
  '2',
  'ABC',
  '示例',
  '例'
]

const southHill = [
  { name: '黑龙江省', value: '230000000000' },
  { name: '哈尔滨市', value: '230100000000' },
  { name: '南岗区', value: '230103000000' }
] as const

/** Of the tree of regions, which does not come with a form; a tree keeps what has nothing below it. */
const [, , { name: parentName, value: parentValue }] = southHill
const streets = [
  { name: '奋斗路街道', value: '230103002000', parentValue, parentName },
  { name: '革新街道', value: '230103003000', parentValue, parentName }
]

/** What a source offers, asked with nothing; undefined where it is not known. */
export type Offers = (source: string) => readonly NamedValue[] | undefined

export interface Known {
  readonly dictionaries: FormDescription['dictionaries']
  readonly today: string
  readonly offers: Offers
}

type Asked = Pick<FieldColumn, 'name' | 'componentType' | 'timePickerInfo' | 'dictRootCode'> & { readonly dataSource: string }

const days: readonly number[] = [0, 30, -30]

const dateText = (day: string, format: string): string => {
  const length = Math.min(format.split(' ')[0]?.length ?? day.length, day.length)
  return format.includes('h') ? `${day.slice(0, length)} 09:00${format.endsWith('ss') ? ':00' : ''}` : day.slice(0, length)
}

const pathTo = (leaf: TreeOption, all: readonly TreeOption[]): readonly TreeOption[] => {
  const parent = all.find(({ value }) => value === leaf.parentValue)
  return parent === undefined ? [leaf] : [...pathTo(parent, all), leaf]
}

export const candidatesFor = (asked: Asked, { dictionaries, today, offers }: Known): readonly string[] => {
  const { componentType, timePickerInfo, dictRootCode, dataSource, name } = asked
  const all = flattenOptions(placeOptions(dictionaries[dictRootCode] ?? []))
  const leaves = all.filter(({ children }) => children.length === 0)
  switch (componentType) {
    case 'select':
    case 'checkbox':
      return all.map(({ value }) => value)
    case 'remoteSelect':
      return (offers(dataSource) ?? all).map((option) => encodeCascader(option))
    case 'cascader':
    case 'configCascader':
      return dictRootCode === regionRoot ? [encodeMultiCascader(southHill)] : leaves.map((leaf) => encodeMultiCascader(pathTo(leaf, all)))
    case 'treeBox':
      return dictRootCode === regionRoot ? [encodeTreeBox(streets)] : leaves.map((leaf) => encodeTreeBox([leaf]))
    case 'date':
      return days.map((count) => dateText(addDays(today, count), timePickerInfo?.format ?? 'yyyy-mm-dd'))
    case 'text':
    case 'textarea':
    case 'addTable':
    case 'upload':
    case 'applyUpload':
      return [`示例${name}`, ...texts]
    default:
      return componentType satisfies never
  }
}

export const askedByField = ({ label, componentType, timePickerInfo, originalField, dataSource }: Field): Asked => ({
  name: label,
  componentType,
  timePickerInfo,
  dictRootCode: originalField.dictRootCode,
  dataSource
})

export const askedByColumn = (column: FieldColumn): Asked => ({ ...column, dataSource: '' })
