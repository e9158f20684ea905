/** A scene that asks registers and sources in each way, broken one place at a time. */
import { dictionariesOf } from '@ljonething/domain/form/dictionaries'
import { expect, it } from 'vitest'
import { checkScene } from './checkScene.ts'
import { contentTables } from './ContentTables.ts'
import { soundScene } from './fixtures/soundScene.ts'
import { problemText } from './Problem.ts'
import { readSource } from './SourceFile.ts'

const rows = [{ rootCode: 'RSSJ', parentCode: 'RSSJ', code: 'L01', name: '生育' }]
const tables = contentTables(rows, new Set(['230000000000', '230100000000']))

const field = (name: string, more: string) =>
  `    - {id: G1100^${name}, name: ${name}, label: 甲, matters: '*', required: true, fieldType: field, rule: [{fn: _isNullorEmpty, param: '', message: 请填写甲}], ${more}}\n`
const preCheck = (code: string, check: string, fill = '[]') =>
  `- {code: ${code}, title: 甲, detail: '', choices: [{text: 是, value: '1'}], expected: '1', failMessage: 否, check: ${check}, fill: ${fill}}\n`

const asking = soundScene
  .replace(
    'guide:\n',
    preCheck(
      'C02',
      "{api: marriage/maritalStatusCheck, params: [manIdCard], mode: typeEquals, success: '1'}",
      '[{of: manIdCard, fields: {married: maritalStatus}, closed: [married]}]'
    ) +
      preCheck('C03', '{api: marriage/chooseAppointTime, params: [orgCode, appointDate], mode: typeNotZero}') +
      'guide:\n'
  )
  .replace(
    '    - id: G1005^rows',
    field('manIdCard', 'typeName: text') +
      field('appointDate', 'typeName: date') +
      field('bookingArea', 'typeName: remoteSelect, dataSource: marriage/getAreaList') +
      field('orgCode', 'typeName: select, dataSource: marriage/queryOrgs') +
      field('school', 'typeName: remoteSelect, dataSource: REMOTE_SCHOOL') +
      field('creditCode', 'typeName: text') +
      field('entName', 'typeName: text') +
      field('married', 'typeName: text') +
      field('deathTime', 'typeName: date') +
      field('deceasedIdCard', 'typeName: text') +
      '    - id: G1005^rows'
  )
  .replace(
    '  linkage:\n',
    '  linkage:\n' +
      '  - {when: {field: creditCode, empty: false}, then: {lookup: {api: market/entInfo, params: [creditCode], fill: {entName: entName}}}}\n' +
      '  - {when: {field: manIdCard, empty: false}, then: {lookup: {api: socialSecurity/insuredInfo, params: [deceasedIdCard], fill: {deathTime: name}}}}\n'
  )
  .replace('  materials: [B01, B02]\n', '')

const checked = (content: string) => checkScene(readSource('scene.yaml', content), tables, dictionariesOf(rows))

it('a scene that asks rightly has no problem', () => {
  expect(checked(asking).problems).toEqual([])
})

it.each([
  ['an unknown register', 'marriage/maritalStatusCheck', 'marriage/maritalStatus', /check\.api: unknown register marriage\/maritalStatus$/],
  [
    'a register that is not asked by pre-checks',
    'api: marriage/maritalStatusCheck',
    'api: market/entInfo',
    /unknown register market\/entInfo/
  ],
  ['an unknown register of a lookup', 'api: market/entInfo', 'api: market/info', /then\.lookup\.api: unknown register market\/info/],
  ['a lookup on a register that fills nothing', 'api: market/entInfo', 'api: market/entStatus', /unknown register market\/entStatus/],
  ['an unknown source', 'dataSource: REMOTE_SCHOOL', 'dataSource: REMOTE_SCHOOLS', /dataSource: unknown source REMOTE_SCHOOLS/],
  [
    'a missing parameter',
    'params: [orgCode, appointDate]',
    'params: [orgCode]',
    /C03: marriage\/chooseAppointTime is not given date \(appointDate\)/
  ],
  [
    'no parameter at all',
    'params: [manIdCard], mode',
    'params: [], mode',
    /C02: marriage\/maritalStatusCheck is given none of motherIdCard, /
  ],
  ['a missing parameter of a lookup', 'params: [creditCode]', 'params: []', /market\/entInfo is not given creditCode/],
  [
    'a missing field of a source',
    field('bookingArea', 'typeName: remoteSelect, dataSource: marriage/getAreaList'),
    '',
    /marriage\/queryOrgs needs a field for area \(bookingArea\)/
  ],
  [
    'a parameter the register has not',
    'params: [manIdCard], mode',
    'params: [manIdCard, creditCode], mode',
    /marriage\/maritalStatusCheck has no parameter creditCode/
  ],
  ['a parameter from nowhere', 'params: [manIdCard], mode', 'params: [womanIdCard], mode', /C02: unknown parameter womanIdCard/],
  ['an unknown answer key', 'fill: {entName: entName}', 'fill: {entName: name}', /market\/entInfo gives no name, but entName, legalName/],
  [
    'a mode the register is not judged by',
    "params: [manIdCard], mode: typeEquals, success: '1'",
    'params: [manIdCard], mode: inverted',
    /is not judged by inverted, but by typeEquals/
  ],
  [
    'a fact the register does not tell',
    'married: maritalStatus',
    'married: name',
    /C02: marriage\/maritalStatusCheck tells no name, but maritalStatus/
  ],
  ['a fact for a field there is not', 'married: maritalStatus', 'wedded: maritalStatus', /C02: fills the unknown field wedded/],
  [
    'a fact for what a pre-check is asked with',
    'married: maritalStatus',
    'appointDate: maritalStatus',
    /C02: fills appointDate, which pre-checks/
  ],
  ['a fact of nobody', 'of: manIdCard, fields', 'fields', /C02: fill is of none of manIdCard/],
  ['a closed field that is not filled', 'closed: [married]', 'closed: [entName]', /C02: closes entName, which it does not fill/],
  [
    'a locked choice of a source',
    'typeName: select, dataSource: marriage/queryOrgs',
    'typeName: select, disable: true, dataSource: marriage/queryOrgs',
    /orgCode is required, but its source marriage\/queryOrgs can give nothing/
  ],
  [
    'a tree of a source that is only searched',
    'typeName: remoteSelect, dataSource: REMOTE_SCHOOL',
    'typeName: cascader, dataSource: REMOTE_SCHOOL',
    /school is required, but its source REMOTE_SCHOOL can give nothing/
  ],
  [
    'boxes of a source that is only searched',
    'typeName: remoteSelect, dataSource: REMOTE_SCHOOL',
    'typeName: checkbox, dataSource: REMOTE_SCHOOL',
    /school is required, but its source REMOTE_SCHOOL can give nothing/
  ],
  [
    'a disabled field that nothing fills',
    'params: [deceasedIdCard], fill: {deathTime: name}',
    'params: [deceasedIdCard], fill: {married: name}',
    /field deathTime is required and disabled, but on some path nothing fills it/
  ]
] as const)('%s is refused', (_, from, to, message) => {
  const broken = asking.replace(from, to)
  expect(broken).not.toBe(asking)
  const locked = message.source.includes('disabled') ? broken.replace('name: deathTime, ', 'name: deathTime, disable: true, ') : broken
  expect(checked(locked).problems.map(problemText).join('\n')).toMatch(new RegExp(message.source, 'mu'))
})
