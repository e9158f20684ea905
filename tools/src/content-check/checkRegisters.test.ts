/** A scene that asks registers and sources in each way, broken one place at a time; and what of it is a declared gap. */
import { dictionariesOf } from '@ljonething/domain/form/dictionaries'
import type * as registers from '@ljonething/domain/registers/registers'
import { expect, it, vi } from 'vitest'
import { checkScene } from './checkScene.ts'
import { contentTables } from './ContentTables.ts'
import { soundScene } from './fixtures/soundScene.ts'
import { problemText } from './Problem.ts'
import { readSource } from './SourceFile.ts'

/** Whatever the table declares today: these are gaps here. */
vi.mock('@ljonething/domain/registers/registers', async (original) => {
  const table = await original<typeof registers>()
  const gaps = [
    'marriage/chooseAppointTime',
    'marriage/getAreaList',
    'marriage/queryOrgs',
    'marriage/queryCountys',
    'retire/legalRetireMonth'
  ]
  return {
    ...table,
    registerNamed: (name: string) => {
      const row = table.registerNamed(name)
      if (row === undefined || !gaps.includes(name)) return row
      const { check, lookup } = row
      return { ...row, ...(check && { check: { ...check, from: 'gap' } }), ...(lookup && { lookup: { ...lookup, from: 'gap' } }) }
    },
    sourceNamed: (name: string) => {
      const row = table.sourceNamed(name)
      return row && gaps.includes(name) ? { ...row, from: 'gap' } : row
    }
  }
})

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
      field('bookingArea', 'typeName: configCascader, dataSource: marriage/getAreaList') +
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

it('a scene that asks rightly has no problem, and its gaps are told with their lines', () => {
  const { problems, gaps } = checked(asking)
  expect(problems).toEqual([])
  const lineOf = (text: string) => asking.slice(0, asking.indexOf(text)).split('\n').length
  expect(gaps.map(problemText)).toEqual([
    `scene.yaml:${lineOf('code: C03')}: pre-check C03: nobody answers marriage/chooseAppointTime (婚姻登记：预约号源), the person declares it`,
    `scene.yaml:${lineOf('name: bookingArea')}: bookingArea: nobody answers marriage/getAreaList (婚姻登记：登记机关区划), filled in by hand`,
    `scene.yaml:${lineOf('name: orgCode')}: orgCode: nobody answers marriage/queryOrgs (婚姻登记：婚姻登记处), filled in by hand`
  ])
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
    field('bookingArea', 'typeName: configCascader, dataSource: marriage/getAreaList'),
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
    'a locked choice that nobody answers',
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
    'a required column that nobody answers',
    '{id: sum, type: text,',
    '{id: bank, type: select, dataSource: marriage/queryCountys, name: 银行, required: true}\n      - {id: sum, type: text,',
    /column bank is required, but its source marriage\/queryCountys can give nothing/
  ],
  [
    'a disabled field that only a gap would fill',
    'api: socialSecurity/insuredInfo, params: [deceasedIdCard], fill: {deathTime: name}',
    'api: retire/legalRetireMonth, params: [deceasedIdCard], fill: {deathTime: legalRetireMonth}',
    /field deathTime is required and disabled, but on some path nothing fills it/
  ]
] as const)('%s is refused', (_, from, to, message) => {
  const broken = asking.replace(from, to)
  expect(broken).not.toBe(asking)
  const locked = message.source.includes('disabled') ? broken.replace('name: deathTime, ', 'name: deathTime, disable: true, ') : broken
  expect(checked(locked).problems.map(problemText).join('\n')).toMatch(new RegExp(message.source, 'mu'))
})
