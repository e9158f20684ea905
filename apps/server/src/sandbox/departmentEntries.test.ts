import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { Clock } from '../platform/Clock.ts'
import { newbornCode, prepareNewborn, prepareSubmission, sceneFile, submitPayload } from '../testing/newbornSubmission.ts'
import type { Prepared } from '../testing/newbornSubmission.ts'
import { askPreCheck } from '../testing/registerCalls.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import { DepartmentEntries } from './DepartmentEntries.ts'

const server = useTestServer()
const mother = '23019919930412002X'
const couple = { manIdCard: '230199199606160019', womanIdCard: '230199199707270022' }
const company = '91230199MACX1P002C'

const check = async (caller: TestCaller, sceneid: string, checkType: string, params: Readonly<Record<string, string>>) =>
  (await askPreCheck(caller, sceneid, checkType, params)).status

/** Submits it and lets the departments approve it. */
const finish = async (caller: TestCaller, prepared: Prepared, key: string) => {
  const { applyNo } = await caller.call((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, key) }))
  const detail = () => caller.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))
  await expect.poll(async () => (await detail()).cases.every(({ delivery }) => ['delivered', 'held'].includes(delivery))).toBe(true)
  await server.run(Effect.flatMap(Clock, (clock) => clock.advance('90 days')))
  await expect.poll(async () => (await detail()).group).toBe('success')
}

/** What the department of this matter enters once it approves. */
const enter = async (file: string, matterCode: string, values: Readonly<Record<string, string>>) => {
  const matter = (await sceneFile(file)).matters.find(({ code }) => code === matterCode)
  if (matter === undefined) throw new Error(`no matter ${matterCode}`)
  const { name: matterName, implementCode, deptCode, department, promisedDays } = matter
  const fields = Object.entries(values).map(([id, value]) => ({ id, type: 'text', value }))
  const part = { matterCode, matterName, implementCode, deptCode, department, promisedDays, fields, files: [], reviews: [] }
  await server.run(Effect.flatMap(DepartmentEntries, ({ enter }) => enter(part)).pipe(Effect.provide(DepartmentEntries.layer)))
}

describe('a register knows what a department issued', () => {
  it('a birth certificate: it is no first issue any more, for either parent; another birth still is', async () => {
    const [parent, father] = [await loginAs(server.url, '周晓岚'), await loginAs(server.url, '林海峰')]
    const { values } = await parent.call((client) =>
      client.spaceRegisters.jsLinkage({
        payload: { interfacename: 'newBorn/getNewBornInfo', params: JSON.stringify({ motherIdCard: mother, medicalOrg: 'HJ0006' }) }
      })
    )
    const bornAt = values['birthDate'] ?? ''
    const first = (caller: TestCaller, babyBirthTime: string) =>
      check(caller, newbornCode, 'NB_C02', { motherIdCard: mother, babyBirthTime })
    expect([await first(parent, bornAt), await first(father, bornAt)]).toEqual(['1', '1'])
    await finish(parent, await prepareNewborn(parent, bornAt), 'entry-birth')
    await expect.poll(() => first(parent, bornAt)).toBe('0')
    expect(await first(father, bornAt)).toBe('0')
    expect(await first(parent, bornAt.replace(/\d\d$/, '59'))).toBe('1')
  })

  it('a deregistered company: it exists no more', async () => {
    const clerk = await loginAs(server.url, '宋北原', true)
    const exists = () => check(clerk, 'HLJYJS0013', 'BG_C01', { creditCode: company })
    expect(await exists()).toBe('1')
    const prepared = await prepareSubmission(clerk, await sceneFile('08-company-deregister.yaml'), {
      answers: { ZX_Q01: '2', ZX_Q02: '0', ZX_Q03: '1', ZX_Q04: '0', ZX_Q05: '0', ZX_Q06: '0' },
      fields: {
        entName: '哈尔滨北原农业科技有限公司（示例）',
        creditCode: company,
        legalName: '宋北原',
        legalIdCard: '230199198802140010',
        contactMobile: '13900000018',
        taxClear: '是',
        promise: '1'
      }
    })
    const declarations = { ZX_C02: '1', ZX_C03: '1' }
    await finish(clerk, { ...prepared, params: { ...prepared.params, declarations } }, 'entry-company')
    await expect.poll(exists).toBe('0')
  })

  it('a marriage: the couple is married to each other, and cannot marry again', async () => {
    const groom = await loginAs(server.url, '陈子墨')
    const free = () => check(groom, 'HLJYJS0005', 'JH_C02', couple)
    expect(await free()).toBe('1')
    await enter('05-marriage.yaml', 'M01', couple)
    await expect.poll(free).toBe('0')
    expect(await check(groom, newbornCode, 'NB_C04', { motherIdCard: couple.womanIdCard, fatherIdCard: couple.manIdCard })).toBe('1')
  })

  it('an enrolled child: it cannot be enrolled for the same school year again', async () => {
    const parent = await loginAs(server.url, '郭志刚')
    const child = { childIdCard: '230199202005200016' }
    const isNew = () => check(parent, 'HLJYJS0006', 'RX_C03', child)
    expect(await isNew()).toBe('1')
    await enter('06-schooling.yaml', 'M01', child)
    await expect.poll(isNew).toBe('0')
  })

  it('a cancelled household entry of the dead, and nothing of somebody no register knows', async () => {
    const child = await loginAs(server.url, '马晓东')
    const belongs = () => check(child, 'HLJYJS0004', 'SH_C02', { deceasedIdCard: '230199194503030016' })
    await enter('04-after-death.yaml', 'M03', { deceasedIdCard: '230199197308080038' })
    expect(await belongs()).toBe('1')
    await enter('04-after-death.yaml', 'M03', { deceasedIdCard: '230199194503030016' })
    await expect.poll(belongs).toBe('0')
    expect(await check(child, 'HLJYJS0009', 'CJ_C01', { applicantIdCard: '230199197308080038' })).toBe('1')
  })
})
