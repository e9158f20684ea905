import { describe, expect, it } from 'vitest'
import { askPreCheck, unknownAnswer } from '../testing/registerCalls.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'
import { localChecks } from './localChecks.ts'

/** The number of somebody born on this day. */
const bornOn = (day: string, order: '001' | '002' = '002'): string => {
  const digits = `230199${day.replaceAll('-', '')}${order}`
  const sum = Array.from(digits, (digit, at) => Number(digit) * (2 ** (17 - at) % 11)).reduce((one, other) => one + other, 0)
  return digits + ('10X98765432'[sum % 11] ?? '')
}

const user = { userType: '0', userId: 'P', userRegion: '', userLevel: '4', cardId: '', userName: '', mobile: '' } as const
const judge = (name: string, today: string, params: Readonly<Record<string, string>>) =>
  localChecks.get(name)?.({ given: (param) => (params[param] === undefined ? [] : [params[param]]), today, user })?.type

describe('the age to marry', () => {
  it.each([
    ['2004-11-20', '2006-11-20', '1'],
    ['2004-11-21', '2006-11-20', '0'],
    ['2004-11-20', '2006-11-21', '0'],
    ['1990-01-01', '2005-12-31', '1']
  ])('of a man born %s and a woman born %s: %s', (man, woman, type) => {
    expect(judge('local/marriageAge', '2026-11-20', { man: bornOn(man), woman: bornOn(woman) })).toBe(type)
  })

  it('is unknown without both numbers, and with what is no number', () => {
    const man = bornOn('1990-01-01')
    expect([judge('local/marriageAge', '2026-11-20', { man }), judge('local/marriageAge', '2026-11-20', { man, woman: '1' })]).toEqual([
      undefined,
      undefined
    ])
  })
})

it.each([
  ['2020-08-31', '2026-03-01', '1'],
  ['2020-09-01', '2026-03-01', '0'],
  ['2020-09-01', '2027-03-01', '1'],
  ['2026-10-01', '2026-11-20', '0']
])('a child born %s is of school age by the August of the year of %s: %s', (birth, today, type) => {
  expect(judge('local/schoolAge', today, { child: bornOn(birth) })).toBe(type)
})

it.each([
  ['a man', '1966-07-31', '001', '0'],
  ['a man', '1966-08-01', '001', '1'],
  ['a woman', '1971-07-31', '002', '0'],
  ['a woman', '1971-08-01', '002', '1'],
  ['a woman', '1990-01-01', '002', '1']
] as const)('%s born %s is before retirement in 2026-12, by degrees later since 2025', (_, birth, order, type) => {
  expect(judge('local/beforeRetirement', '2026-12-20', { idCard: bornOn(birth, order) })).toBe(type)
})

describe('a scene', () => {
  const server = useTestServer()

  it('is told of the couple, whoever asks, since the numbers say it', async () => {
    const couple = { manIdCard: '230199199606160019', womanIdCard: '230199199707270022' }
    for (const asker of ['陈子墨', '周晓岚'])
      expect(await askPreCheck(await loginAs(server.url, asker), 'HLJYJS0005', 'JH_C01', couple)).toMatchObject({ status: '1' })
    const caller = await loginAs(server.url, '陈子墨')
    expect(await askPreCheck(caller, 'HLJYJS0005', 'JH_C01', { ...couple, womanIdCard: '230199202005200016' })).toEqual({
      status: '0',
      message: '没有到法定婚龄。男方须满22周岁，女方须满20周岁'
    })
    expect(await askPreCheck(caller, 'HLJYJS0005', 'JH_C01', { ...couple, womanIdCard: '' })).toEqual(unknownAnswer)
  })

  it('is told of whoever works for themselves', async () => {
    const check = async (asker: string, applicantIdCard: string) =>
      askPreCheck(await loginAs(server.url, asker), 'HLJYJS0010', 'LH_C02', { applicantIdCard })
    expect(await check('侯宇航', '230199199302150014')).toMatchObject({ status: '1' })
    expect(await check('马国良', '230199194503030016')).toMatchObject({ status: '0', message: expect.stringContaining('法定退休年龄') })
    expect(await check('侯宇航', '1')).toEqual(unknownAnswer)
  })

  it('is told of the child', async () => {
    const guardian = await loginAs(server.url, '郭志刚')
    const check = async (childIdCard: string) => askPreCheck(guardian, 'HLJYJS0006', 'RX_C01', { childIdCard })
    expect(await check('230199202005200016')).toMatchObject({ status: '1' })
    expect(await check(bornOn(`${new Date().getFullYear() - 2}-01-01`))).toMatchObject({ status: '0' })
  })
})
