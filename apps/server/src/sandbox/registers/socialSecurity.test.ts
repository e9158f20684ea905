import { describe, expect, it } from 'vitest'
import { askLookup, askPreCheck, unknownAnswer } from '../../testing/registerCalls.ts'
import { useTestServer } from '../../testing/server.ts'
import { loginAs } from '../../testing/TestCaller.ts'
import type { TestCaller } from '../../testing/TestCaller.ts'

const server = useTestServer()

type Ask = (caller: TestCaller, code: string, params: Readonly<Record<string, string>>) => ReturnType<typeof askPreCheck>
const retiring: Ask = (caller, code, params) => askPreCheck(caller, 'HLJYJS0002', code, params)
const flexible: Ask = (caller, code, params) => askPreCheck(caller, 'HLJYJS0010', code, params)

const staff = '230199196608080019'
const twoAccounts = '230199197605220041'
const stopped = '230199199302150014'
const uninsured = '230199200007030015'
const own = '230199197308080038'
const unitNo = '23019900000000000017'
const otherUnitNo = '23019900000000000025'

const clerk = () => loginAs(server.url, '邹静', true)
const status = (value: '0' | '1') => expect.objectContaining({ status: value })

describe('[R-7.4-51] social security', () => {
  it('answers a clerk about the staff of the company', async () => {
    const caller = await clerk()
    const asked = (code: string, empIdCard: string, more: Readonly<Record<string, string>> = {}) =>
      retiring(caller, code, { empIdCard, ...more })
    expect(await asked('TX_C01', staff)).toEqual(status('1'))
    expect(await asked('TX_C01', twoAccounts)).toEqual(status('0'))
    expect(await asked('TX_C02', staff, { empName: '赵国强' })).toEqual(status('1'))
    expect(await asked('TX_C02', staff, { empName: '赵国' })).toEqual(status('0'))
    expect(await asked('TX_C08', staff, { unitNo })).toEqual(status('1'))
    expect(await asked('TX_C08', staff, { unitNo: otherUnitNo })).toEqual(status('0'))
    expect(await asked('TX_C08', staff)).toEqual(unknownAnswer)
  })

  it('fills the form with what it knows of an account', async () => {
    expect(await askLookup(await clerk(), 'HLJYJS0002', 'socialSecurity/insuredInfo', { empIdCard: staff })).toEqual({
      found: true,
      source: '养老保险',
      at: expect.any(String),
      values: {
        name: '赵国强',
        personalNo: staff,
        insured: '职工',
        unitNo,
        agency: 'SB230103',
        firstWorkDate: '1986-08-01',
        actualMonths: '418'
      }
    })
  })

  it('answers oneself, and knows nobody without an account', async () => {
    const caller = await loginAs(server.url, '马晓东')
    expect(await retiring(caller, 'TX_C01', { empIdCard: own })).toEqual(status('1'))
    expect(await askLookup(caller, 'HLJYJS0002', 'socialSecurity/insuredInfo', { empIdCard: own })).toMatchObject({
      values: { actualMonths: '342' }
    })
    const nobody = await loginAs(server.url, '薛明凯')
    expect(await retiring(nobody, 'TX_C02', { empIdCard: uninsured, empName: '薛明凯' })).toEqual(status('0'))
    expect(await askLookup(nobody, 'HLJYJS0002', 'socialSecurity/insuredInfo', { empIdCard: uninsured })).toEqual({
      found: false,
      values: {}
    })
  })

  it('answers the child of the dead', async () => {
    const asked: Ask = (caller, code, params) => askPreCheck(caller, 'HLJYJS0004', code, params)
    const deceasedIdCard = '230199194503030016'
    expect(await asked(await loginAs(server.url, '马晓东'), 'SH_C05', { deceasedIdCard })).toEqual(status('1'))
    expect(await asked(await loginAs(server.url, '周晓岚'), 'SH_C05', { deceasedIdCard })).toEqual(unknownAnswer)
  })

  it('tells strangers, another company and a clerk who acts for themselves nothing', async () => {
    const callers = [await loginAs(server.url, '马晓东'), await loginAs(server.url, '薛明凯', true), await loginAs(server.url, '邹静')]
    for (const caller of callers) {
      for (const code of ['TX_C01', 'TX_C02', 'TX_C07'])
        expect(await retiring(caller, code, { empIdCard: staff, empName: '赵国强', unitNo }), code).toEqual(unknownAnswer)
      expect(await askLookup(caller, 'HLJYJS0002', 'socialSecurity/insuredInfo', { empIdCard: staff })).toEqual({
        found: false,
        values: {}
      })
    }
    for (const empIdCard of [staff, '230199196603224036'])
      expect(await retiring(await loginAs(server.url, '薛明凯', true), 'TX_C08', { empIdCard, unitNo })).toEqual(status('0'))
  })
})

describe('checks that are inverted', () => {
  it('[R-4.2-05] 停保 stops who is stopped and passes who is not', async () => {
    expect(await retiring(await clerk(), 'TX_C07', { empIdCard: staff, unitNo })).toEqual(status('1'))
    expect(await retiring(await loginAs(server.url, '侯宇航'), 'TX_C07', { empIdCard: stopped })).toEqual(status('0'))
    expect(await retiring(await loginAs(server.url, '薛明凯'), 'TX_C07', { empIdCard: uninsured })).toEqual(status('1'))
  })

  it('[R-4.2-04] 在职参保 stops who is insured at a unit and passes who is not', async () => {
    expect(await flexible(await loginAs(server.url, '侯宇航'), 'LH_C01', { applicantIdCard: stopped })).toMatchObject({
      status: '1',
      known: {
        source: '养老保险',
        values: {
          insuredRegion: expect.stringMatching(/南岗区.*230103000000/),
          lastUnit: '哈尔滨某物流有限公司',
          lastWorkEnd: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)
        }
      }
    })
    expect(await flexible(await loginAs(server.url, '马晓东'), 'LH_C01', { applicantIdCard: own })).toEqual(status('0'))
    expect(await flexible(await loginAs(server.url, '马晓东'), 'LH_C01', { applicantIdCard: stopped })).toEqual(unknownAnswer)
  })
})
