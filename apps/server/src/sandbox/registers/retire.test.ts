import { describe, expect, it } from 'vitest'
import { askLookup, askPreCheck, unknownAnswer } from '../../testing/registerCalls.ts'
import { useTestServer } from '../../testing/server.ts'
import { loginAs } from '../../testing/TestCaller.ts'
import type { TestCaller } from '../../testing/TestCaller.ts'

const server = useTestServer()
const ask = (caller: TestCaller, code: string, params: Readonly<Record<string, string>>) => askPreCheck(caller, 'HLJYJS0002', code, params)
const clerk = () => loginAs(server.url, '邹静', true)
const status = (value: '0' | '1') => expect.objectContaining({ status: value })

const man = '230199196608080019'
const notReviewed = '230199197605220041'
const inOtherBusiness = '230199196602200059'
const trouble = '230199197308080038'
const unable = '230199197809180010'
const tooYoung = '230199199009050022'

describe('the register of retirement', () => {
  it('knows whose archive is in the store of those reviewed', async () => {
    const caller = await clerk()
    expect(await ask(caller, 'TX_C03', { empIdCard: man })).toEqual(status('1'))
    expect(await ask(caller, 'TX_C03', { empIdCard: notReviewed })).toEqual({
      status: '0',
      message: '职工档案还没有通过预审。请先向人社部门提交档案预审，通过后再来办理'
    })
    expect(await ask(caller, 'TX_C03', { empIdCard: tooYoung })).toEqual(status('0'))
  })

  it('reckons from number, post and kind whether one may apply, two months ahead at the most', async () => {
    const caller = await clerk()
    const age = (empIdCard: string, postNature: string, retireType: string) => ask(caller, 'TX_C04', { empIdCard, postNature, retireType })
    expect(await age(man, '1', '10')).toEqual(status('1'))
    expect(await age(tooYoung, '1', '10')).toEqual(status('0'))
    expect(await age(man, '1', '')).toEqual(unknownAnswer)
    expect(await age('230199197108160025', '', '10')).toEqual(unknownAnswer)
    expect(await askLookup(caller, 'HLJYJS0002', 'retire/legalRetireMonth', { empIdCard: man, postNature: '2' })).toEqual({
      found: true,
      source: expect.any(String),
      at: expect.any(String),
      values: { legalRetireMonth: '2027-01' }
    })
    expect(await askLookup(caller, 'HLJYJS0002', 'retire/legalRetireMonth', { empIdCard: notReviewed, postNature: '2' })).toMatchObject({
      values: { legalRetireMonth: '2027-02' }
    })
  })

  it('knows who was found unable to work', async () => {
    expect(await ask(await loginAs(server.url, '吴志强'), 'TX_C05', { empIdCard: unable })).toEqual(status('1'))
    expect(await ask(await clerk(), 'TX_C05', { empIdCard: man })).toEqual(status('0'))
  })

  it('[R-4.2-07] stops for another business and for an issue with the data, each with its prompt', async () => {
    expect(await ask(await clerk(), 'TX_C06', { empIdCard: inOtherBusiness })).toEqual({
      status: '0',
      message: '该人员有其他业务正在办理中，请办结后再申请'
    })
    expect(await ask(await loginAs(server.url, '马晓东'), 'TX_C06', { empIdCard: trouble })).toEqual({
      status: '0',
      message: '该人员的业务数据存在异常，请到经办窗口核实'
    })
  })

  it('[R-4.2-08] passes every other flag', async () => {
    expect(await ask(await clerk(), 'TX_C06', { empIdCard: man })).toEqual(status('1'))
    expect(await ask(await loginAs(server.url, '吴志强'), 'TX_C06', { empIdCard: unable })).toEqual(status('1'))
  })

  it('finds the base record under the number and the agency, chosen or as a code', async () => {
    const caller = await clerk()
    const agency = '{"name":"哈尔滨市南岗区社会保险事业中心（示例）","value":"SB230103"}'
    expect(await ask(caller, 'TX_C09', { personalNo: man, insuredOrg: agency })).toEqual(status('1'))
    expect(await ask(caller, 'TX_C09', { aac002001: man, aab034001: 'SB230103' })).toEqual(status('1'))
    expect(await ask(caller, 'TX_C09', { personalNo: man, insuredOrg: 'SB230102' })).toEqual(status('0'))
    expect(await ask(caller, 'TX_C09', { personalNo: man, insuredOrg: '' })).toEqual(unknownAnswer)
  })

  it('tells strangers, another company and a clerk who acts for themselves nothing', async () => {
    const asked = { empIdCard: man, postNature: '1', retireType: '10', personalNo: man, insuredOrg: 'SB230103' }
    for (const caller of [
      await loginAs(server.url, '马晓东'),
      await loginAs(server.url, '薛明凯', true),
      await loginAs(server.url, '邹静')
    ]) {
      for (const code of ['TX_C03', 'TX_C04', 'TX_C05', 'TX_C06', 'TX_C09'])
        expect(await ask(caller, code, asked), code).toEqual(unknownAnswer)
      expect(await askLookup(caller, 'HLJYJS0002', 'retire/legalRetireMonth', asked)).toEqual({ found: false, values: {} })
    }
  })
})
