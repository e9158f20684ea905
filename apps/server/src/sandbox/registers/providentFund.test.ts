import { describe, expect, it } from 'vitest'
import { askPreCheck, unknownAnswer } from '../../testing/registerCalls.ts'
import { useTestServer } from '../../testing/server.ts'
import { loginAs } from '../../testing/TestCaller.ts'

const server = useTestServer()
const numbers = {
  邹静: '230199199009050022',
  林海峰: '230199199108200030',
  陈子墨: '230199199606160019',
  马晓东: '230199197308080038'
} as const
type Name = keyof typeof numbers

const ask = async (name: Name, code: string, about: Name = name) =>
  askPreCheck(await loginAs(server.url, name), 'HLJYJS0011', code, { applicantIdCard: numbers[about] })
const status = (value: '0' | '1') => expect.objectContaining({ status: value })

describe('[R-7.4-69] the provident fund', () => {
  it('passes who has deposited for six months and more, and says account and unit', async () => {
    const answer = await ask('邹静', 'GJ_C01')
    expect(answer).toMatchObject({
      status: '1',
      known: { source: '住房公积金', values: { fundAccount: '230000000000123456', workUnit: '哈尔滨北原农业科技有限公司（示例）' } }
    })
    expect(await ask('陈子墨', 'GJ_C01')).toMatchObject({ status: '0', message: '公积金没有连续足额缴存满6个月。缴满后再来申请' })
    expect(await ask('马晓东', 'GJ_C01')).toEqual(status('0'))
  })

  it('stops whose loan is not paid back, and passes whoever has none', async () => {
    expect(await ask('邹静', 'GJ_C02')).toEqual(status('1'))
    expect(await ask('林海峰', 'GJ_C02')).toMatchObject({ status: '0', message: '还有没结清的公积金贷款。请还清后再来申请' })
    expect(await ask('马晓东', 'GJ_C02')).toEqual(status('1'))
  })
})

describe('a credit report', () => {
  it('stops payments overdue in a row, and is unknown of whom there is none', async () => {
    expect(await ask('邹静', 'GJ_C03')).toEqual(status('1'))
    expect(await ask('陈子墨', 'GJ_C03')).toEqual(status('0'))
    expect(await ask('马晓东', 'GJ_C03')).toEqual(unknownAnswer)
  })
})

it('fund and credit are told to nobody but the person: not to the spouse, nor to a stranger', async () => {
  const wife = await loginAs(server.url, '周晓岚')
  const stranger = await loginAs(server.url, '马晓东')
  for (const caller of [wife, stranger])
    for (const code of ['GJ_C01', 'GJ_C02', 'GJ_C03'])
      expect(await askPreCheck(caller, 'HLJYJS0011', code, { applicantIdCard: numbers.林海峰 }), code).toEqual(unknownAnswer)
})
