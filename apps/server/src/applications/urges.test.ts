import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, describe, expect, it } from 'vitest'
import { Cases } from '../cases/Cases.ts'
import { Clock } from '../platform/Clock.ts'
import { departmentDouble } from '../testing/departmentDouble.ts'
import { prepareNewborn, submitPayload } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const departments = await departmentDouble()
const server = useTestServer({ DEPARTMENT_URL: departments.url, LOG_LEVEL: 'Fatal' })
afterAll(departments.close)

const submit = async (caller: TestCaller, key: string) => {
  const payload = submitPayload(await prepareNewborn(caller), key)
  return (await caller.call((client) => client.oneThingSubmit.submitSx({ payload }))).applyNo
}
const detailOf = (caller: TestCaller, applyNo: string) =>
  caller.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))
const asking = (applyNo: string, clientKey: string, caseNo = `${applyNo}-M03`) => ({ payload: { applyNo, caseNo, clientKey } })
const urge = (caller: TestCaller, ...asked: Parameters<typeof asking>) =>
  caller.call((client) => client.oneThingApplications.urgeCase(asking(...asked)))
const refusal = (caller: TestCaller, ...asked: Parameters<typeof asking>) =>
  caller.refusal((client) => client.oneThingApplications.urgeCase(asking(...asked)))
const urgesSent = (caseNo: string) => departments.sentOf(caseNo).filter((sent) => sent.includes('urges'))

describe('urging a department', () => {
  it('is refused before the promised day, then told to the department once a day however often it is asked', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const applyNo = await submit(mother, 'urge-submitted')
    const caseNo = `${applyNo}-M03`
    const inCase = async () => (await detailOf(mother, applyNo)).cases.find((one) => one.caseNo === caseNo)
    await expect.poll(async () => (await inCase())?.delivery).toBe('delivered')
    expect(await inCase()).toMatchObject({ canUrge: false, urgedAt: [] })
    expect(await refusal(mother, applyNo, 'early')).toMatchObject({
      _tag: 'Rejected',
      msg: expect.stringMatching(/^还没有过承诺日期，\d{4}-\d\d-\d\d 后仍没有办结的，可以催办$/)
    })
    await server.run(Effect.flatMap(Clock, (clock) => clock.advance('60 days')))
    expect(await inCase()).toMatchObject({ canUrge: true, isLate: true })

    const answers = await Promise.all([...Array.from({ length: 20 }, () => urge(mother, applyNo, 'same')), urge(mother, applyNo, 'same')])
    for (const { cases } of answers) expect(cases.find((one) => one.caseNo === caseNo)).toMatchObject({ canUrge: false })
    expect((await inCase())?.urgedAt).toHaveLength(1)
    await expect.poll(async () => (await inCase())?.delivery).toBe('delivered')
    expect(urgesSent(caseNo)).toEqual([expect.stringMatching(/^PUT urges\/\d{4}-\d\d-\d\d$/)])
    expect(await refusal(mother, applyNo, 'other')).toMatchObject({ msg: '今天已经催办过了，明天仍没有办结的，可以再催办' })

    await server.run(Effect.flatMap(Clock, (clock) => clock.advance('1 day')))
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => urge(mother, applyNo, `next ${at}`)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect.poll(() => urgesSent(caseNo).length).toBe(2)
    expect((await inCase())?.urgedAt).toHaveLength(2)
  })

  it('is said to be on its way until the department has answered', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const [row] = (await mother.call((client) => client.oneThingApplications.getOneThingList({ payload: { page: 1, size: 1 } }))).content
    const applyNo = row?.applyNo ?? ''
    const caseNo = `${applyNo}-M03`
    const delivery = async () => (await detailOf(mother, applyNo)).cases.find((one) => one.caseNo === caseNo)?.delivery
    await server.run(Effect.flatMap(Clock, (clock) => clock.advance('1 day')))
    departments.answer('GAT', 'hold')
    await urge(mother, applyNo, 'held')
    expect(await delivery()).toBe('urging')
    departments.release('GAT')
    await expect.poll(delivery).toBe('delivered')
    expect(new Set(urgesSent(caseNo)).size).toBe(3)
  })

  it('is for who may see the application: nobody else finds it, and no case of another', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const [row] = (await mother.call((client) => client.oneThingApplications.getOneThingList({ payload: { page: 1, size: 1 } }))).content
    const applyNo = row?.applyNo ?? ''
    expect(await refusal(visitor(server.url), applyNo, 'visitor')).toMatchObject({ _tag: 'NotLoggedIn' })
    const stranger = await loginAs(server.url, '薛明凯')
    const nobodys = await refusal(stranger, '230100-20261122-AAAAAAAAAA', 'stranger')
    expect(nobodys).toMatchObject({ _tag: 'NotFound' })
    expect(await refusal(stranger, applyNo, 'stranger')).toEqual(nobodys)
    expect(await refusal(mother, applyNo, 'elsewhere', '230100-20261122-AAAAAAAAAA-M03')).toEqual(nobodys)
  })
})

describe('the pace of a matter', () => {
  it('is the median of its last ones that ended well, told from twenty on', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const applyNo = await submit(mother, 'pace-submitted')
    const caseNo = `${applyNo}-M03`
    const pace = async () => (await detailOf(mother, applyNo)).cases.find((one) => one.caseNo === caseNo)?.pace
    const at = (await detailOf(mother, applyNo)).submittedAt
    const path = [2, 4, 5, 8, 9, 11] as const
    await server.run(
      Effect.flatMap(Cases, (cases) =>
        cases.act(caseNo, ...path.map((to) => ({ kind: 'move' as const, to, by: 'department' as const, at, key: `pace ${to}` })))
      )
    )
    /** As if so many others had ended, each after another number of days. */
    const ended = (from: number, to: number) =>
      server.run(
        Effect.flatMap(
          SqlClient.SqlClient,
          (sql) => sql`
            INSERT INTO handling_case (case_no, apply_no, position, matter_code, matter_name, dept_code, department, promised_days, handle_type,
                                       result_name, received_at, status, used_days, ended_at)
            SELECT ${caseNo} || '-' || n, 'A' || n, n, matter_code, matter_name, dept_code, department, promised_days, handle_type,
                   result_name, received_at, status, n, ended_at
            FROM handling_case, generate_series(${from}::int, ${to}::int) n WHERE case_no = ${caseNo}`
        ).pipe(Effect.orDie)
      )
    await server.run(
      Effect.flatMap(SqlClient.SqlClient, (sql) => sql`ALTER TABLE handling_case DROP CONSTRAINT handling_case_apply_no_fkey`).pipe(
        Effect.orDie
      )
    )
    await ended(1, 18)
    expect(await pace()).toBeUndefined()
    await ended(19, 19)
    expect(await pace()).toEqual({ days: 9, cases: 20 })
    await ended(100, 299)
    expect((await pace())?.cases).toBe(200)
  })
})
