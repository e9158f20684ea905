/**
 * One form with every widget of spec §2.5 but the uploads, filled in (取值示例): what is stored and what a person reads, the same on the screen and in
 * print. Dates stand in the seven formats of spec §9.
 */
import type { Field, FieldColumn, FormDescription, FormValues } from '../form/FormDescription.ts'
import { regionRoot } from '../form/dictionaries.ts'
import { timePickerInfoOf } from '../form/fieldFormat.ts'
import { encodeTableRows } from '../values/tableRows.ts'
import { fromDictionary, someField, someForm } from './formParts.ts'

interface ReadValue {
  readonly field: Field
  readonly stored: string
  /** Of a table the cells, row by row. */
  readonly text: string | readonly (readonly string[])[]
  /** Beside a box on the screen, behind the value on paper. */
  readonly unit?: string
}

const kinship = 'inline:1=配偶;2=子'

const dictionaries: FormDescription['dictionaries'] = {
  [kinship]: [
    { value: '1', name: '配偶' },
    { value: '2', name: '子' }
  ],
  KXYE: [
    { value: '1', name: '新生儿访视' },
    { value: '2', name: '养育照护小组活动' },
    { value: '3', name: '婴幼儿发育监测与早期发展指导' }
  ],
  HYFL: [
    {
      value: 'F',
      name: '批发和零售业',
      children: [{ value: 'F51', name: '批发业', children: [{ value: 'F511', name: '农产品批发' }] }]
    },
    { value: 'M', name: '科学研究和技术服务业', children: [{ value: 'M75', name: '技术推广服务' }] }
  ]
}

const longText = '位于松花江北岸，经营面积120平方米，设热食类制售。'.repeat(6)

const path = (...nodes: readonly (readonly [value: string, name: string])[]) =>
  JSON.stringify(nodes.map(([value, name]) => ({ name, value })))

const harbin = ['230100000000', '哈尔滨市'] as const
const nangang = ['230103000000', '南岗区'] as const

const dates = [
  ['yyyy-mm-dd', '2026-11-03'],
  ['yyyy-mm-dd hh:mm:ss', '2026-11-03 08:16:05'],
  ['hh:mm:ss', '08:16:05'],
  ['mm-dd', '11-03'],
  ['yyyy-mm', '2026-11'],
  ['yyyy', '2026'],
  ['yyyy-mm-dd hh:mm', '2026-11-03 08:16']
] as const

const column = (part: Pick<FieldColumn, 'id' | 'componentType' | 'dictRootCode'>): FieldColumn => ({
  name: `列${part.id}`,
  rule: '[]',
  timePickerInfo: timePickerInfoOf(part.componentType, undefined),
  sensitive: '',
  ...part
})

const columns: readonly FieldColumn[] = [
  column({ id: 'name', componentType: 'text', dictRootCode: '' }),
  column({ id: 'kinship', componentType: 'select', dictRootCode: kinship }),
  column({ id: 'place', componentType: 'cascader', dictRootCode: regionRoot }),
  column({ id: 'born', componentType: 'date', dictRootCode: '' })
]

const rowOf = (...texts: readonly string[]) =>
  columns.map(({ id, name, componentType }, at) => ({ id, name, type: componentType, value: texts[at] ?? '', isHidden: false }))

const field = (part: Pick<Field, 'name' | 'componentType'> & Partial<Field>): Field => someField({ label: `项目${part.name}`, ...part })
const choosing = (root: string) => ({ originalField: fromDictionary(root) })

export const readValues: readonly ReadValue[] = [
  {
    field: field({ name: 'weight', label: '体重', componentType: 'text', extField: { unit: '克' } }),
    stored: '3250',
    text: '3250',
    unit: '克'
  },
  { field: field({ name: 'scope', componentType: 'textarea' }), stored: longText, text: longText },
  { field: field({ name: 'kinship', componentType: 'select', ...choosing(kinship) }), stored: '2', text: '子' },
  { field: field({ name: 'former', componentType: 'select', ...choosing(kinship) }), stored: '{"label":"旧名","value":"1"}', text: '配偶' },
  {
    field: field({ name: 'hospital', componentType: 'remoteSelect' }),
    stored: path(['HJ6', '省妇幼保健院']).slice(1, -1),
    text: '省妇幼保健院'
  },
  {
    field: field({ name: 'services', componentType: 'checkbox', ...choosing('KXYE') }),
    stored: '3;1',
    text: '新生儿访视、婴幼儿发育监测与早期发展指导'
  },
  {
    field: field({ name: 'trade', componentType: 'cascader', ...choosing('HYFL') }),
    stored: 'F511',
    text: '批发和零售业 / 批发业 / 农产品批发'
  },
  {
    field: field({ name: 'renamed', componentType: 'cascader', ...choosing('HYFL') }),
    stored: path(['M', '旧名'], ['M75', '旧名']),
    text: '科学研究和技术服务业 / 技术推广服务'
  },
  {
    field: field({ name: 'home', componentType: 'cascader', ...choosing(regionRoot) }),
    stored: path(harbin, nangang),
    text: '哈尔滨市 / 南岗区'
  },
  {
    field: field({ name: 'post', componentType: 'configCascader', ...choosing(regionRoot), extField: { cascaderType: '0' } }),
    stored: path(harbin),
    text: '哈尔滨市'
  },
  {
    field: field({
      name: 'lists',
      componentType: 'configCascader',
      ...choosing('HYFL'),
      extField: { cascaderType: '1', columns: ['门类', '大类'] }
    }),
    stored: path(['M', '科学研究和技术服务业'], ['M75', '技术推广服务']),
    text: '科学研究和技术服务业 / 技术推广服务'
  },
  {
    field: field({ name: 'trades', componentType: 'treeBox', ...choosing('HYFL') }),
    stored: JSON.stringify([
      { value: 'F511', name: '农产品批发', parentValue: 'F51', parentName: '批发业' },
      { value: 'M75', name: '技术推广服务', parentValue: 'M', parentName: '科学研究和技术服务业' }
    ]),
    text: '农产品批发、技术推广服务'
  },
  {
    field: field({ name: 'served', componentType: 'treeBox', ...choosing(regionRoot) }),
    stored: JSON.stringify([
      { value: '230102000000', name: '道里区', parentValue: '230100000000', parentName: '哈尔滨市' },
      { value: '230103000000', name: '南岗区', parentValue: '230100000000', parentName: '哈尔滨市' }
    ]),
    text: '道里区、南岗区'
  },
  ...dates.map(([format, stored], at) => ({
    field: field({ name: `date${at}`, componentType: 'date', dateFormat: format, timePickerInfo: timePickerInfoOf('date', format) }),
    stored,
    text: stored
  })),
  {
    field: field({ name: 'people', componentType: 'addTable', columns }),
    stored: encodeTableRows([rowOf('林北风', '1', path(harbin, nangang), '1990-01-02'), rowOf('林北云', '2', '', '')]),
    text: [
      ['林北风', '配偶', '哈尔滨市 / 南岗区', '1990-01-02'],
      ['林北云', '子', '', '']
    ]
  }
]

export const readForm: FormDescription = someForm(
  readValues.map(({ field: one }) => one),
  { dictionaries }
)

export const readFormValues: FormValues = Object.fromEntries(readValues.map(({ field: { id }, stored }) => [id, stored]))
