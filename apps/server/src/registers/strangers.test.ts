import { isValid } from '@ljonething/validation/numbers/CitizenId'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { newbornCode, prepareNewborn, submitPayload } from '../testing/newbornSubmission.ts'
import type { Prepared } from '../testing/newbornSubmission.ts'
import { onTheWire } from '../testing/onTheWire.ts'
import { askLookup, askPreCheck } from '../testing/registerCalls.ts'
import { useTestServer } from '../testing/server.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { loginAs } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import { mostInDay, mostInSession, StrangerQuestions } from './StrangerQuestions.ts'
import { marriage } from '../sandbox/registers/marriage.ts'

const folder = temporaryFolder('strangers')
afterAll(() => folder.remove())
const logFile = join(folder.path, 'service.log')
const server = useTestServer({ LOG_FILE: logFile, LOG_LEVEL: 'Info' })

const mother = '23019919930412002X'
const father = '230199199108200030'
const stranger = '230199197308080038'
const strangersFather = '230199194503030016'
const marriedMan = '230199196608080019'
const marriedWoman = '230199197108160025'
const nobody = '230199198001010021'
const unknown = { status: '-1', message: '暂时无法核验，请如实声明，提交后由工作人员人工审核' }

type Params = Readonly<Record<string, string>>

const check = (caller: TestCaller, checkType: string, params: Params, sceneid = newbornCode) =>
  askPreCheck(caller, sceneid, checkType, params)
const insured = (caller: TestCaller, empIdCard: string) => askLookup(caller, 'HLJYJS0002', 'socialSecurity/insuredInfo', { empIdCard })

describe('a register is asked about somebody else', () => {
  it.each([
    ['a mother', mother],
    ['a married woman', marriedWoman],
    ['nobody', nobody]
  ])('by a stranger who names themselves as the other parent: unknown, about %s', async (_, other) => {
    const caller = await loginAs(server.url, '马晓东')
    for (const code of ['NB_C03', 'NB_C04', 'NB_C05']) {
      expect(await check(caller, code, { motherIdCard: other, fatherIdCard: stranger }), code).toEqual(unknown)
      expect(await check(caller, code, { motherIdCard: other, fatherIdCard: father }), code).toEqual(unknown)
    }
    expect(await check(caller, 'NB_C02', { motherIdCard: other, babyBirthTime: '2026-11-03 08:16' })).toEqual(unknown)
    expect(await insured(caller, other)).toEqual({ found: false, values: {} })
  })

  it('by the husband or the wife: answered, from both sides', async () => {
    for (const name of ['周晓岚', '林海峰']) {
      const caller = await loginAs(server.url, name)
      for (const code of ['NB_C03', 'NB_C04'])
        expect(await check(caller, code, { motherIdCard: mother, fatherIdCard: father })).toMatchObject({ status: '1' })
    }
  })

  it('who is married too, but to another: 婚姻登记信息 does not pass', async () => {
    const caller = await loginAs(server.url, '赵国强')
    expect(await check(caller, 'NB_C04', { motherIdCard: marriedWoman, fatherIdCard: marriedMan })).toEqual(unknown)
    const rows = (register: string) => (register === 'marriages' ? [{ manIdCard: father, womanIdCard: mother }] : [])
    const typeFor = (...spouses: readonly string[]) =>
      marriage.checks['marriage/maritalStatusCheck']({
        given: (param) => (param === 'spouses' ? spouses : []),
        rows,
        today: '2026-11-20',
        user: { userType: '0', userId: 'P', userRegion: '', userLevel: '4', cardId: mother, userName: '', mobile: '' }
      })
    expect([typeFor(mother, father), typeFor(mother, stranger), typeFor(mother, mother), typeFor(mother)]).toMatchObject([
      { type: '1' },
      { type: '0' },
      { type: '0' },
      undefined
    ])
  })

  it('by the child of the dead: answered; by anybody else not', async () => {
    const asks = async (name: string) => check(await loginAs(server.url, name), 'SH_C02', { deceasedIdCard: strangersFather }, 'HLJYJS0004')
    expect(await asks('马晓东')).toMatchObject({ status: '1' })
    expect(await asks('周晓岚')).toEqual(unknown)
  })

  it('by a clerk: about the staff of the company, and only while acting for it', async () => {
    const clerk = await loginAs(server.url, '邹静', true)
    expect(await insured(clerk, marriedMan)).toMatchObject({ found: true, values: { name: '赵国强', insured: '职工' } })
    expect(await insured(clerk, mother)).toEqual({ found: false, values: {} })
    expect(await insured(await loginAs(server.url, '邹静'), marriedMan)).toEqual({ found: false, values: {} })
  })

  it('in a crowd: unknown, without asking who they are', async () => {
    const clerk = await loginAs(server.url, '邹静', true)
    const staff = (idCard: string, count: number) => JSON.stringify(Array.from({ length: count }, (_, at) => ({ at, idCard })))
    const numbers = Array.from({ length: 60 }, (_, at) =>
      Array.from('0123456789X', (last) => `23019919660808${100 + at}${last}`).find((number) => isValid(number))
    )
    const crowd = numbers.map((idCard) => ({ idCard }))
    const ask = (staffTable: string) => check(clerk, 'CY_C03', { staffTable }, 'HLJYJS0007')
    expect(await ask(JSON.stringify(crowd))).toEqual(unknown)
    expect(await ask(staff(marriedMan, 2))).toMatchObject({ status: '0' })
    const lines = () =>
      readFileSync(logFile, 'utf8')
        .split('\n')
        .filter((line) => line.includes('health/healthCert'))
        .map((line): { readonly related: boolean } => JSON.parse(line))
    await expect.poll(() => lines().map(({ related }) => related)).toEqual([false, true])
  })

  it('at the submit: the same refusal, whoever it is', async () => {
    const caller = await loginAs(server.url, '马晓东')
    const refusalFor = async (motherIdCard: string) => {
      const prepared = await prepareNewborn(caller)
      const { values } = prepared.params
      const set = (name: string, value: string) => {
        const id = Object.keys(values).find((key) => key.endsWith(`^${name}`)) ?? name
        return [id, value] as const
      }
      const born = `${motherIdCard.slice(6, 10)}-${motherIdCard.slice(10, 12)}-${motherIdCard.slice(12, 14)}`
      const own = Object.fromEntries([
        set('motherIdCard', motherIdCard),
        set('motherBirth', born),
        set('babyName', '马北雪'),
        set('fatherIdCard', stranger),
        set('fatherBirth', '1973-08-08')
      ])
      const sent = { ...prepared, params: { ...prepared.params, values: { ...values, ...own } } } satisfies Prepared
      return caller.refusal((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(sent, `stranger-${motherIdCard}`) }))
    }
    const first = await refusalFor(mother)
    expect(first).toEqual({ _tag: 'Rejected', msg: expect.stringMatching(/^登记信息里没有您与另一方家长的婚姻或者子女关系/) })
    expect(await refusalFor(marriedWoman)).toEqual(first)
    expect(await refusalFor(nobody)).toEqual(first)
  })
})

describe('questions about strangers', () => {
  const ask = (caller: TestCaller) =>
    onTheWire(server.url, caller)('POST', '/ljonethingapi/ybsl/smzy/shspace/ybsl/checkYb', {
      sceneid: newbornCode,
      checkType: 'NB_C03',
      checkCondition: JSON.stringify({ motherIdCard: mother, fatherIdCard: marriedMan })
    })

  it('are limited in a session and on a day, and say when it goes on; about oneself and one’s own there is no limit', async () => {
    const caller = await loginAs(server.url, '陈子墨')
    for (let asked = 0; asked < mostInSession; asked += 1) expect((await ask(caller)).status).toBe(200)
    const refused = await ask(caller)
    expect(refused).toMatchObject({ status: 429, msg: expect.stringContaining('次数过多') })
    expect(Number(refused.retryAfter)).toBeGreaterThan(7 * 3_600)
    expect(await check(caller, 'NB_C03', { fatherIdCard: '230199199606160019', motherIdCard: '' })).toMatchObject({ status: '1' })
    expect(
      await check(caller, 'JH_C02', { manIdCard: '230199199606160019', womanIdCard: '230199199707270022' }, 'HLJYJS0005')
    ).toMatchObject({ status: '1' })

    const counted = server.run(
      Effect.flatMap(SqlClient.SqlClient, (sql) => sql`UPDATE stranger_question SET asked = ${mostInDay} WHERE counted LIKE 'day % P010'`)
    )
    await counted
    const again = await ask(await loginAs(server.url, '陈子墨'))
    expect(again.status).toBe(429)
    expect(Number(again.retryAfter)).toBeLessThanOrEqual(24 * 3_600)
  })

  it('are counted no longer than they matter', async () => {
    const left = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* sql`INSERT INTO stranger_question (counted, asked, ends_at) VALUES ('session over', 9, now() - interval '1 minute')`
      yield* (yield* StrangerQuestions).sweep
      return yield* sql<{ counted: string }>`SELECT counted FROM stranger_question`
    })
    const names = (await server.run(left)).map(({ counted }) => counted)
    expect(names.length).toBeGreaterThan(0)
    expect(names).not.toContain('session over')
  })

  it('are logged, who asked which register, with no whole number', async () => {
    const lines = () =>
      readFileSync(logFile, 'utf8')
        .split('\n')
        .filter((line) => line.includes('登记库问及他人'))
    await expect.poll(lines).not.toEqual([])
    const last = lines().find((line) => line.includes('P010')) ?? ''
    expect(JSON.parse(last)).toMatchObject({ register: expect.any(String), asker: 'P010', related: expect.any(Boolean) })
    expect(lines().join('\n')).not.toMatch(/\d{17}[\dX]/)
  })

  it('are logged with scene and purpose: a pre-check, filling in, a submit; outside a handling with neither', async () => {
    const [husband, wife] = [await loginAs(server.url, '林海峰'), await loginAs(server.url, '周晓岚')]
    const askers = await Promise.all(
      [husband, wife].map(async (one) => (await one.call(({ oneThingSession }) => oneThingSession.getUserInfo())).userInfo.userId)
    )
    const asked = () =>
      readFileSync(logFile, 'utf8')
        .split('\n')
        .filter((line) => line.includes('登记库问及他人'))
        .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
        .flatMap(({ asker, register, scene, purpose, related }) =>
          askers.some((one) => one === asker) ? [{ register, scene, purpose, related }] : []
        )
    const before = asked().length
    await onTheWire(server.url, husband)('POST', '/ljonethingapi/publicSecurity/hukouCheck', { idCards: mother, sceneid: newbornCode })
    await check(husband, 'NB_C03', { motherIdCard: mother })
    await askLookup(husband, newbornCode, 'newBorn/getNewBornInfo', { motherIdCard: mother, medicalOrg: 'HJ0006' })
    const [hukou, birth] = [{ register: 'publicSecurity/hukouCheck' }, { register: 'newBorn/getNewBornInfo' }]
    const within = { scene: newbornCode, related: true }
    await expect
      .poll(() => asked().slice(before))
      .toEqual([
        { ...hukou, scene: '', purpose: '', related: false },
        { ...hukou, ...within, purpose: '预检' },
        { ...birth, ...within, purpose: '填写' }
      ])
    const payload = submitPayload(await prepareNewborn(wife), 'asked-for-a-submit')
    await wife.call((client) => client.oneThingSubmit.submitSx({ payload }))
    await expect.poll(() => asked().slice(before + 3)).toContainEqual({ ...hukou, ...within, purpose: '提交' })
  })
})
