import { describe, expect, it } from 'vitest'
import { checkDictionaries } from './checkDictionaries.ts'
import { checkRegionRows } from './checkRegionRows.ts'
import { checkRuleTable } from './checkRuleTable.ts'
import { checkSandbox } from './checkSandbox.ts'
import { rules } from '@ljonething/validation/rules/registry'

describe('dictionaries', () => {
  const row = (code: string, parentCode = 'R', more: object = {}) => ({ rootCode: 'R', parentCode, code, name: code, ...more })
  const messages = (items: readonly object[], roots: readonly object[] = [{ rootCode: 'R', count: items.length }]) =>
    checkDictionaries({ roots, items }).map(({ path, message }) => `${path}: ${message}`)

  it('sound rows have no problems', () => expect(messages([row('1'), row('2', '1'), row('3', '230100000000')])).toEqual([]))

  it.each([
    [[row('1'), row('1')], 'items[1]: code R 1 is given twice'],
    [[row('1', '9')], 'items[0]: unknown parent 9 of R 1'],
    [[row('1', '2'), row('2', '1')], 'items[0]: R 1 stands below itself'],
    [[row('1', 'R', { rootCode: 'S' })], 'items[0]: unknown root S'],
    [[row('1', 'R', { name: '' })], 'items[0]: a row has rootCode, parentCode, code and name']
  ])('case %#', (items, problem) => expect(messages(items)).toContain(problem))

  it('a root counts its rows; its parents may stand in the root it names', () => {
    expect(messages([row('1')], [{ rootCode: 'R', count: 3 }])).toEqual(['roots[0].count: root R counts 3 rows, it has 1'])
    const roots = [
      { rootCode: 'R', count: 1, parentRoot: 'P' },
      { rootCode: 'P', count: 1 }
    ]
    expect(messages([row('1', 'A'), { rootCode: 'P', parentCode: 'P', code: 'A', name: 'A' }], roots)).toEqual([])
  })
})

describe('regions', () => {
  const file = (...lines: readonly string[]) => ['code,parentCode,level,name', '230000000000,,province,黑龙江省', ...lines, ''].join('\n')

  it('sound rows have no problems', () => {
    expect(checkRegionRows(file('230100000000,230000000000,city,哈尔滨市', '230102000000,230100000000,district,道里区'))).toEqual([])
  })

  it.each([
    ['2301,230000000000,city,哈尔滨市', '2301 is no 12-digit code'],
    ['230100000000,230000000000,town,哈尔滨市', 'unknown level town'],
    ['230000000000,,province,黑龙江省', 'region 230000000000 is given twice'],
    ['230100000000,240000000000,city,哈尔滨市', 'unknown parent 240000000000 of 230100000000'],
    ['230102000000,230000000000,district,道里区', 'parent 230000000000 of 230102000000 is not one level above'],
    ['220100000000,230000000000,city,长春市', '220100000000 does not begin like its parent 230000000000'],
    ['230100000000,230000000000,city,', 'a region has code, parentCode, level and name']
  ])('%s', (line, message) => expect(checkRegionRows(file(line))).toContainEqual({ line: 3, message }))
})

describe('the list of rule functions', () => {
  const functions = rules.map(({ fn }) => ({ fn }))

  it('names functions of the registry', () => expect(checkRuleTable({ functions })).toEqual([]))

  it('names what is unknown or repeated, and may name less than the registry', () => {
    expect(checkRuleTable({ functions: functions.slice(1) })).toEqual([])
    expect(checkRuleTable({ functions: [...functions, { fn: '_checkMoon' }] })).toMatchObject([
      { message: 'rule function _checkMoon is not registered' }
    ])
    expect(checkRuleTable({ functions: [...functions, { fn: '_checkUrl' }] })).toMatchObject([
      { message: 'rule function _checkUrl is listed twice' }
    ])
  })
})

describe('the people of the sandbox', () => {
  const person = {
    userId: 'P1',
    name: '甲',
    mobile: '13900000001',
    idCard: '23019919900101123X',
    region: '230000000000',
    realNameLevel: 4
  }
  const company = { userId: 'C1', name: '甲公司', uscc: '91230199MACX1P002C', legalIdCard: person.idCard }
  const messages = (people: readonly object[], enterprises: readonly object[] = [company], more: object = {}) =>
    checkSandbox({ people, enterprises, ...more }, { hasRegion: (code) => code === '230000000000' }).map(
      ({ path, message }) => `${path}: ${message}`
    )

  it('sound people and companies have no problems', () => expect(messages([person])).toEqual([]))

  it.each([
    ['a number that is none', { idCard: '230199199001011230' }, 'people[1].idCard: idCard 230199199001011230: not what an account needs'],
    ['a region nobody knows', { region: '110000000000' }, 'people[1].region: region 110000000000: not what an account needs'],
    ['no account', { userId: undefined }, 'people[1].userId: userId is missing: not what an account needs'],
    ['an account given twice', { userId: 'P1' }, 'people[1].userId: userId P1 is given twice']
  ])('%s', (_name, change, problem) => {
    const other = { ...person, userId: 'P2', name: '乙', mobile: '13900000002', idCard: '230199200002291240' }
    expect(messages([person, { ...other, ...change }])).toContain(problem)
  })

  it('a company whose people are not there', () =>
    expect(messages([person], [{ ...company, clerkIdCard: '230199200002291240' }])).toEqual([
      'enterprises[0].clerkIdCard: clerkIdCard 230199200002291240: not what an account needs'
    ]))

  it('somebody married to who is not there', () =>
    expect(messages([person], [company], { marriages: [{ manIdCard: person.idCard, womanIdCard: '230199200002291240' }] })).toEqual([
      'marriages[0].womanIdCard: womanIdCard 230199200002291240: not what an account needs'
    ]))

  it('staff without an account who are not insured either', () => {
    const employments = [{ uscc: company.uscc, idCard: '230199200002291240' }]
    expect(messages([person], [company], { employments, pension: employments })).toEqual([])
    expect(messages([person], [company], { employments })).toEqual([
      'employments[0].idCard: idCard 230199200002291240: not what an account needs'
    ])
  })
})
