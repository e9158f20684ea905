import type { ComponentType, DictionaryOption, Field, UploadType } from '@ljonething/domain/form/FormDescription'
import { fromDictionary, rules, someField, someForm } from '@ljonething/domain/testing/formParts'
import { exampleDictionaries, exampleForm, exampleServices, exampleValues } from './exampleForm.ts'
import type { GallerySection } from './galleryPages.ts'

/** One state of a widget: what its field is like, and its value. */
type State = readonly [label: string, part?: Partial<Field>, value?: string]

const trades: readonly DictionaryOption[] = Array.from({ length: 6 }, (_, at) => ({
  value: `H${at}`,
  name: `第${at + 1}类行业`,
  children: Array.from({ length: 4 }, (_each, place) => ({
    value: `H${at}${place}`,
    name: `第${at + 1}类第${place + 1}项业务，名称较长的一种`
  }))
}))

const dictionaries = { ...exampleDictionaries, HYFL: trades, ZY: [{ value: '工人', name: '工人' }], KONG: [] }

const byRegion = { originalField: { ...fromDictionary('SH00XZQH'), synFlag: '0' as const } }
const threeColumns = { cascaderType: '1', cascaderSource: '0', columns: ['市（地）', '县（市、区）', '乡镇（街道）'] }
const path = exampleValues.birthArea
const places = '[{"value":"230102000000","name":"道里区","parentValue":"230100000000","parentName":"哈尔滨市"}]'
const table = exampleForm.allfield.flatMap(({ fieldList }) => fieldList).find(({ componentType }) => componentType === 'addTable')
const tableParts = { columns: table?.columns ?? [], rule: table?.rule ?? '[]' }
const wrongRow = exampleValues.siblings.replace('"2"', '"男孩"')
const longLabel = '在本省以外地区连续居住满六个月以上的居住证明所载明的详细居住地址'

/** Without value, with one, wrong and not to be changed: what every widget can be. */
const usual = (part: Partial<Field>, value: string): readonly State[] => [
  ['未填写', { ...part, remark: '<p>与证件上的内容一致</p>' }],
  ['已填写', part, value],
  ['必填有误', { ...part, rule: rules('_isNullorEmpty') }],
  ['不可修改', { ...part, disabled: true, disable: '1', rule: rules('_checkUnModify') }, value],
  [longLabel, part]
]

const states = {
  text: [
    ...usual({}, '林北雪'),
    ['带单位（平方米）', { extField: { unit: '平方米' }, rule: rules('_checkTwoDecimal') }, '1280.50'],
    ['带单位有误（元）', { extField: { unit: '元' }, rule: rules('_checkTwoDecimal') }, '一千元'],
    ['有建议', { originalField: fromDictionary('ZY'), placeholder: '例如工人' }],
    ['脱敏', { extField: { sensitive: '2' } }, '23019919930412002X'],
    ['脱敏且不可修改', { extField: { sensitive: '3' }, disabled: true, disable: '1' }, '13945678901'],
    ['脱敏有误', { extField: { sensitive: '2' }, rule: rules('_checkIdCard') }, '230199199304120021'],
    ['内容很长', {}, '黑龙江省哈尔滨市南岗区某某街道某某社区某某小区某某号楼某某单元某某室（示例地址，仅供展示）']
  ],
  select: [
    ...usual({ originalField: fromDictionary('XB') }, '2'),
    ['无可选项', { originalField: fromDictionary('KONG') }],
    ['原有选项已停用', { originalField: fromDictionary('XB') }, '9']
  ],
  remoteSelect: usual({ dataSource: 'REMOTE_HOSPITAL', isRemoteSearch: true }, '{"name":"哈尔滨市第一妇产医院（示例）","value":"HJ0001"}'),
  textarea: [
    ...usual({ isOneLine: true, maxLength: 60 }, '因居住地变更，未能按时申报。'),
    ['超出字数', { isOneLine: true, maxLength: 8, rule: rules(['_checkMaxLength', '8']) }, '超出了可以填写的字数']
  ],
  date: [
    ...usual({ timePickerInfo: { kind: 'date', format: 'yyyy-mm-dd' } }, '2026-11-03'),
    ['日期时间（含秒）', { timePickerInfo: { kind: 'datetime', format: 'yyyy-mm-dd hh:mm:ss' } }, '2026-11-03 08:16:09'],
    ['日期时间', { timePickerInfo: { kind: 'datetime', format: 'yyyy-mm-dd hh:mm' } }, '2026-11-03 08:16'],
    ['时间', { timePickerInfo: { kind: 'time', format: 'hh:mm' } }, '08:16'],
    ['月日', { timePickerInfo: { kind: 'monthDay', format: 'mm-dd' } }, '02-29'],
    ['年月', { timePickerInfo: { kind: 'month', format: 'yyyy-mm' } }, '2026-11'],
    ['年', { timePickerInfo: { kind: 'year', format: 'yyyy' } }],
    ['不能晚于今天', { timePickerInfo: { kind: 'date', format: 'yyyy-mm-dd' }, rule: rules(['_checkDateRange', '~today']) }, '2027-01-01'],
    ['不是日期', { timePickerInfo: { kind: 'date', format: 'yyyy-mm-dd' } }, '明天']
  ],
  checkbox: usual({ isOneLine: true, originalField: fromDictionary('KXYE') }, '1;3'),
  addTable: [
    ...usual({ isOneLine: true, ...tableParts }, exampleValues.siblings).map(([label, part, value = '']): State => [
      label,
      { ...part, rule: label === '必填有误' ? rules('_isNullorEmpty') : tableParts.rule },
      value
    ]),
    ['有误的单元格', { isOneLine: true, ...tableParts }, wrongRow]
  ],
  cascader: [
    ...usual({ originalField: fromDictionary('JTGX') }, '52'),
    ['逐级加载到第三级', { ...byRegion, extField: { isThirdLevelCascade: '1' } }, path]
  ],
  treeBox: [
    ...usual(
      { isOneLine: true, originalField: fromDictionary('JYFW') },
      '[{"value":"G1001","name":"日用百货销售","parentValue":"F","parentName":"批发和零售业"}]'
    ),
    ['可查找', { isOneLine: true, originalField: fromDictionary('HYFL') }],
    ['整棵加载的地区', { isOneLine: true, ...byRegion }, places],
    ['无可选项', { isOneLine: true, originalField: fromDictionary('KONG') }]
  ],
  configCascader: [
    ...usual({ ...byRegion, isOneLine: true, extField: threeColumns }, path),
    ['单框', { ...byRegion, extField: { cascaderType: '0', cascaderSource: '0' } }, path]
  ]
} as const satisfies Readonly<Record<Exclude<ComponentType, UploadType>, readonly State[]>>

type ShownKind = keyof typeof states

const never = new Promise<never>(() => undefined)

const fieldsOf = (kind: ShownKind, all: readonly State[]): readonly Field[] =>
  all.map(([label, part], at) => someField({ name: `f${at}`, label, componentType: kind, ...part }))

const formOf = (kind: ShownKind, all: readonly State[]) => ({
  description: someForm(fieldsOf(kind, all), { dictionaries }),
  start: { values: Object.fromEntries(all.map(([, , value = ''], at) => [`f${at}`, value])) }
})

/** Sources that do not answer yet, and that answer with a failure. */
const elsewhere = (kind: ShownKind): readonly GallerySection[] => {
  const asked = states[kind].filter(([label]) => label === (kind === 'treeBox' ? '整棵加载的地区' : '未填写'))
  const section = (title: string, answer: () => Promise<never>): GallerySection => ({
    title,
    description: formOf(kind, asked).description,
    start: { services: exampleServices({ treeChildren: answer, searchOptions: answer, wholeTree: answer }) }
  })
  return [section('正在加载', () => never), section('加载失败', () => Promise.reject(new Error('地区暂时查不到，请稍后再试')))]
}

/** A folded group beside an open one, fields of half and of a whole row. */
const layout: GallerySection = {
  title: '分组与排布',
  description: someForm(
    [
      someField({ name: 'a', label: '半行' }),
      someField({ name: 'b', label: '另半行' }),
      someField({ name: 'c', label: '整行', isOneLine: true })
    ],
    {
      groups: [
        { code: 'T2', name: '默认收起', isCollapsible: true, fieldList: [someField({ id: 'T2^d', name: 'd', label: '收起的一项' })] },
        {
          code: 'T3',
          name: '收起且有误',
          isCollapsible: true,
          fieldList: [someField({ id: 'T3^e', name: 'e', label: '收起的必填项', rule: rules('_isNullorEmpty') })]
        }
      ]
    }
  ),
  checked: true
}

const shownKinds = Object.keys(states).filter((kind): kind is ShownKind => kind in states)

export const widgetSections: readonly [string, () => readonly GallerySection[]][] = [
  ...shownKinds.map((kind): [string, () => readonly GallerySection[]] => [
    kind,
    () => [
      { title: '各种状态', ...formOf(kind, states[kind]), checked: true },
      ...(kind === 'configCascader' || kind === 'treeBox' ? elsewhere(kind) : [])
    ]
  ]),
  ['layout', () => [layout]]
]
