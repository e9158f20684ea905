import { everyComponentType } from '@ljonething/domain/testing/everyComponentType'
import type { FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'
import { someField, someMaterial } from '@ljonething/domain/testing/formParts'
import fc from 'fast-check'

/** Descriptions at random (任意描述), most of them wrong somewhere: circles, unknown types, ids given twice, huge texts, hostile HTML, absent options. */
const hostile = [
  '<img src=x onerror="window.harmed=1">',
  '<script>window.harmed=1</script>',
  '<svg onload="window.harmed=1"><a href="javascript:window.harmed=1">x</a></svg>',
  '"><iframe srcdoc="<script>parent.harmed=1</script>"></iframe>',
  '<p onclick="window.harmed=1" style="position:fixed;inset:0">请点击</p>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.harmed=1&gt;">',
  '${window.harmed=1}',
  '{{constructor.constructor("window.harmed=1")()}}',
  '__proto__',
  'constructor',
  'a b c',
  '\u0000\uFFFF\u202E左右',
  '😀'.repeat(20)
]
const text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('姓名', '出生日期', '地址', '', '1', '是') },
  { weight: 3, arbitrary: fc.constantFrom(...hostile) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom('长'.repeat(100_000), 'x'.repeat(200_000), '<b>'.repeat(20_000), '<'.repeat(50_000)) }
)
const names = ['a', 'b', 'c', 'd', 'e', 'f']
const name = fc.oneof({ weight: 20, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: fc.constantFrom(...hostile) })

const rule = fc.record({
  fn: fc.constantFrom(
    ...['_isNullorEmpty', '_checkMaxLength', '_checkMinLength', '_checkRegex', '_checkNumber', '_checkAddTableRows', '_checkRareWord'],
    ...['_checkFileType', '_checkFileNum', '_checkUnModify', '_checkNewbornSurname', '_unknown', 'constructor', '__proto__']
  ),
  param: fc.oneof(fc.constantFrom('', '8', '-1', '1e9', '(a+)+$', '[', 'a,b', 'NaN'), fc.integer(), fc.constant(null)),
  message: text
})
const ruleText = fc.oneof(
  { weight: 4, arbitrary: fc.array(rule, { maxLength: 3 }).map((rules) => JSON.stringify(rules)) },
  { weight: 1, arbitrary: fc.oneof(fc.constantFrom('{', 'null', '{"fn":1}', '[[]]', '[null,7]', 'alert(1)'), fc.json({ maxDepth: 2 })) }
)

const condition = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.record({ field: name, is: text }),
    fc.record({ field: name, empty: fc.boolean() }),
    fc.record({ compare: fc.record({ field: name }), op: fc.constantFrom('lt', 'gte', 'ne', 'like'), to: fc.integer() }),
    fc.record({ all: fc.array(tie('any'), { maxLength: 2 }) }),
    fc.record({ not: tie('any') })
  )
})).any
const named = fc.array(name, { maxLength: 3 })
const effect = fc.record(
  {
    show: named,
    hide: named,
    require: named,
    clear: named,
    set: fc.dictionary(name, fc.oneof(text, fc.record({ field: name }), fc.record({ product: fc.tuple(name, name) })), { maxKeys: 2 }),
    same: fc.dictionary(name, name, { maxKeys: 2 }),
    note: text,
    lookup: fc.record({ api: text, params: named, fill: fc.dictionary(name, name, { maxKeys: 2 }) })
  },
  { requiredKeys: [] }
)
const linkage = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 3, arbitrary: fc.array(fc.record({ when: condition, then: effect }), { maxLength: 4 }).map((rules) => JSON.stringify(rules)) },
  { weight: 1, arbitrary: fc.constantFrom('loadNewbornInfo()', '[{"when":{},"then":{}}]', '[', '['.repeat(20_000)) }
)

const roots = ['SOME', 'GONE', 'EMPTY', 'TREE', 'TWICE', 'SH00XZQH', 'inline:1=是;0=否', 'inline:', 'inline:1=;1=;=;', 'constructor', '']
const components = [...everyComponentType, 'hologram', 'constructor', '__proto__']
const component = fc.constantFrom(...components)
const root = fc.constantFrom(...roots)
const format = fc.constantFrom('yyyy-mm-dd', 'yyyy-mm-dd hh:mm', 'hh:mm:ss', 'yyyy', 'mm-dd', '', 'q', '<b>')
const picker = fc.option(fc.record({ kind: fc.constantFrom('datetime', 'date', 'year', 'month', 'week'), format }), { nil: undefined })
const column = fc.record({
  id: name,
  name: text,
  componentType: component,
  rule: ruleText,
  dictRootCode: root,
  timePickerInfo: picker,
  sensitive: text
})
const extension = fc.record(
  {
    mrsq: text,
    sensitive: fc.constantFrom('1', '2', '3', '9'),
    isThirdLevelCascade: fc.constant('1'),
    cascaderType: fc.constantFrom('0', '1'),
    columns: fc.array(text, { maxLength: 3 })
  },
  { requiredKeys: [] }
)
const value = fc.oneof(
  text,
  fc.constantFrom(
    '[]',
    '[[]]',
    '{',
    '{"name":1}',
    '[{"name":"x","value":"1"}]',
    '{"name":"<b>","value":"9"}',
    '2026-13-45',
    '1;2;1',
    'a'.repeat(40) + '!'
  ),
  fc.json({ maxDepth: 3 })
)

const field = fc
  .record(
    {
      name,
      id: fc.oneof({ weight: 1, arbitrary: name }, { weight: 6, arbitrary: fc.uuid() }),
      label: text,
      value,
      remark: text,
      placeholder: text,
      componentType: component,
      rule: ruleText,
      jsStr: linkage,
      maxLength: fc.constantFrom(undefined, 0, -1, 8, 1e9),
      dataSource: fc.constantFrom('', '', '', 'REMOTE_HOSPITAL', 'inline:1=是', '//example'),
      timePickerInfo: picker,
      columns: fc.array(column, { maxLength: 3 }),
      extField: extension,
      disabled: fc.boolean(),
      hidden: fc.constantFrom('0', '1')
    },
    { requiredKeys: ['name', 'id'] }
  )
  .chain((part) =>
    fc.record({ dictRootCode: root, synFlag: fc.constantFrom('0', '1') }).map((original) => {
      const whole = someField({ name: part.name })
      return { ...whole, ...part, typeName: part.componentType ?? 'text', originalField: { ...whole.originalField, ...original } }
    })
  )
/** A member that is missing or of another kind. */
const broken = fc
  .tuple(field, fc.constantFrom(...Object.keys(someField({ name: 'a' }))), fc.constantFrom(undefined, null, 7, {}, []))
  .map(([whole, key, odd]) => ({ ...whole, [key]: odd }))
const anyField = fc.oneof(
  { weight: 12, arbitrary: field },
  { weight: 1, arbitrary: broken },
  { weight: 1, arbitrary: fc.constantFrom(null, 7, 'x', []) }
)

const group = fc.record({ code: name, name: text, fieldList: fc.array(anyField, { maxLength: 7 }), isCollapsible: fc.boolean() })
const material = fc
  .record(
    { id: name, label: text, remark: text, rule: ruleText, isApplicationForm: fc.boolean(), need: fc.boolean() },
    { requiredKeys: ['id'] }
  )
  .map((part) => ({ ...someMaterial({ id: part.id }), ...part }))

const option = (value: string, name: string) => ({ value, name })
const many = Array.from({ length: 10_000 }, (_, at) => option(`${at}`, `选项 ${at}`))
const deep = Array.from({ length: 3_000 }).reduce<object[]>((children, _, at) => [{ ...option(`${at}`, '层'), children }], [])
const tree = [{ ...option('A', '农业'), children: [option('A1', '谷物'), option('A2', '<b>豆类</b>')] }, option('B', '采矿')]
const some = fc.oneof(
  { weight: 8, arbitrary: fc.array(fc.record({ value: fc.constantFrom('1', '2', '0'), name: text }), { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(many, deep, null, 'x', [null, {}]) }
)

export const oddForm = fc.record({
  description: fc
    .record({ allfield: fc.array(group, { minLength: 1, maxLength: 4 }), allfile: fc.array(material, { maxLength: 2 }), some })
    .map(({ allfield, allfile, some: options }): unknown => ({
      sceneId: 'T',
      allfield,
      allfile,
      dictionaries: { SOME: options, EMPTY: [], TREE: tree, TWICE: [option('1', '是'), option('1', '否')] }
    })),
  values: fc.dictionary(name, value, { maxKeys: 4 })
})

export interface OddForm {
  readonly description: FormDescription
  readonly values: FormValues
}
