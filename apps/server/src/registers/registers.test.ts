import { describe, expect, it } from 'vitest'
import { newbornCode } from '../testing/newbornSubmission.ts'
import { askLookup, askPreCheck } from '../testing/registerCalls.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import { preCheckOutcome, systemError } from './preCheckOutcome.ts'

const server = useTestServer()
const mother = '23019919930412002X'
const father = '230199199108200030'
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

const unknown = { status: '-1', message: '暂时无法核验，请如实声明，提交后由工作人员人工审核' }

const checkOf = (sceneid: string) => (caller: TestCaller, checkType: string, params: Record<string, string>) =>
  askPreCheck(caller, sceneid, checkType, params)
const check = checkOf(newbornCode)

const lookup = (caller: TestCaller, interfacename: string, params: Record<string, string>) =>
  askLookup(caller, newbornCode, interfacename, params)

describe('pre-checks', () => {
  it('answer passed, failed with the message of the scene, or unknown', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    expect(await check(caller, 'NB_C01', { babyBirthTime: `${today} 08:16` })).toMatchObject({ status: '1' })
    expect(await check(caller, 'NB_C01', { babyBirthTime: '2020-01-01 08:16' })).toEqual({
      status: '0',
      message: '新生儿出生日期不在可联办范围内，请到窗口办理。'
    })
    expect(await check(caller, 'NB_C03', { motherIdCard: mother, fatherIdCard: father })).toMatchObject({ status: '1' })
    expect(await check(caller, 'NB_C06', { userLevel: '1' })).toMatchObject({ status: '1' })
    expect(await check(caller, 'NB_C01', {})).toMatchObject({ status: '-1' })
  })

  it('are asked with numbers and dates as the fields of the scene keep them', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    const spaced = { motherIdCard: '230199 19930412 002x', fatherIdCard: '２３０１９９—１９９１０８２０—００３０' }
    expect(await check(caller, 'NB_C03', spaced)).toMatchObject({ status: '1' })
    expect(await check(caller, 'NB_C01', { babyBirthTime: `${today.replaceAll('-', '。')} 8：16` })).toMatchObject({ status: '1' })
  })

  it('[R-4.2-06] of the marital status passes parents married to each other, and a couple with a booking of whom nobody is', async () => {
    const parent = await loginAs(server.url, '周晓岚')
    expect(await check(parent, 'NB_C04', { motherIdCard: mother, fatherIdCard: father })).toMatchObject({ status: '1' })
    const couple = { manIdCard: '230199199606160019', womanIdCard: '230199199707270022' }
    const marrying = checkOf('HLJYJS0005')
    const groom = await loginAs(server.url, '陈子墨')
    expect(await marrying(groom, 'JH_C02', couple)).toMatchObject({ status: '1' })
    expect(await marrying(parent, 'JH_C02', { manIdCard: father, womanIdCard: mother })).toMatchObject({ status: '0' })
    expect(await marrying(parent, 'JH_C02', { ...couple, womanIdCard: mother })).toEqual(unknown)
    expect(await marrying(groom, 'JH_C02', { manIdCard: couple.manIdCard, womanIdCard: '' })).toEqual(unknown)
  })

  it.each([
    ['typeNotZero', '0', '0'],
    ['typeNotZero', '1', '1'],
    ['typeEquals', '1', '1'],
    ['typeEquals', '2', '0'],
    ['inverted', '0', '1'],
    ['inverted', '1', '0'],
    ['offlineStatus', '9', '0'],
    ['offlineStatus', '-1', '0'],
    ['offlineStatus', '1', '1']
  ] as const)('%s of type %s is %s', (mode, type, status) => {
    expect(preCheckOutcome({ mode }, { type }, {})).toEqual({ status })
  })

  it.each(['inverted', 'typeNotZero'] as const)('%s is unknown when nobody answers, an error of the system included', (mode) => {
    expect(preCheckOutcome({ mode }, undefined, { errorPasses: true })).toEqual({ status: '-1' })
    expect(preCheckOutcome({ mode }, systemError, {})).toEqual({ status: '-1' })
  })

  it('passes unverified on an error of a system whose row says so', () => {
    expect(preCheckOutcome({ mode: 'inverted' }, systemError, { errorPasses: true })).toEqual({ status: '1', unverified: 'error' })
  })
})

describe('lookups', () => {
  it('fill newborn facts from the register of births', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    const found = await lookup(caller, 'newBorn/getNewBornInfo', { medicalOrg: 'HJ0006', motherIdCard: mother })
    expect(found).toMatchObject({
      found: true,
      values: { name: '林北雪', birthNewbornNo: 'CSK20260000231', birthWeight: '3350', birthLength: '50' }
    })
    expect(found.values['birthDate']).toMatch(/^\d{4}-\d{2}-\d{2} 08:16$/)
  })

  it('tell a stranger nothing of a birth, not even one who sends their own number as the other parent', async () => {
    const stranger = await loginAs(server.url, '马晓东')
    const { userInfo } = await stranger.call((client) => client.oneThingSession.getUserInfo())
    const nothing = { found: false, values: {} }
    expect(await lookup(stranger, 'newBorn/getNewBornInfo', { motherIdCard: mother, medicalOrg: 'HJ0006' })).toEqual(nothing)
    const asParent = { motherIdCard: mother, fatherIdCard: userInfo.cardId, medicalOrg: 'HJ0006' }
    expect(await lookup(stranger, 'newBorn/getNewBornInfo', asParent)).toEqual(nothing)
    expect(await lookup(stranger, 'newBorn/getNewBornInfo', { motherIdCard: userInfo.cardId })).toEqual(nothing)
  })

  it('give out the facts a form asks for and no ID number of anybody', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    const company = await lookup(caller, 'market/entInfo', { unitCreditCode: '91230199MACX1P002C' })
    expect(company).toMatchObject({ source: '市场监管', at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/) })
    expect(company.values).toEqual({ entName: '哈尔滨北原农业科技有限公司（示例）', legalName: '宋北原' })
    const birth = await lookup(caller, 'newBorn/getNewBornInfo', { motherIdCard: mother, medicalOrg: 'HJ0006' })
    expect(birth.found).toBe(true)
    const insured = await lookup(caller, 'socialSecurity/insuredInfo', { empIdCard: mother })
    const { personalNo, unitNo, ...values } = insured.values
    expect([personalNo, unitNo, values]).toEqual([
      mother,
      expect.stringMatching(/^230199\d{14}$/),
      expect.objectContaining({ name: '周晓岚' })
    ])
    expect(JSON.stringify([company, birth, values])).not.toMatch(/\d{17}[\dX]/)
  })

  it('refuse what there is not', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    const refusal = (interfacename: string) =>
      caller.refusal((client) => client.spaceRegisters.jsLinkage({ payload: { interfacename, params: '{}' } }))
    expect(await refusal('market/entStatus')).toMatchObject({ _tag: 'NotFound' })
    expect(await refusal('constructor')).toMatchObject({ _tag: 'NotFound' })
  })
})
