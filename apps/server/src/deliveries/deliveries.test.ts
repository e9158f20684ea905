import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, describe, expect, it } from 'vitest'
import { Cases } from '../cases/Cases.ts'
import { departmentDouble } from '../testing/departmentDouble.ts'
import { prepareNewborn, submitPayload } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { dataFolder, freePort, startService } from '../testing/serviceProcess.ts'
import { loginAs } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const police = 'GAT'
const submit = async (caller: TestCaller, key: string) => {
  const payload = submitPayload(await prepareNewborn(caller), key)
  return caller.call((client) => client.oneThingSubmit.submitSx({ payload }))
}
const detailOf = (caller: TestCaller, applyNo: string) =>
  caller.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))
const withdraw = (caller: TestCaller, applyNo: string) =>
  caller.call((client) => client.oneThingApplications.retractProject({ query: { applyNo } }))
const deliveriesOf = async (caller: TestCaller, applyNo: string) =>
  new Map((await detailOf(caller, applyNo)).cases.map(({ matterCode, delivery }) => [matterCode, delivery]))

describe('a department that never answers', async () => {
  const departments = await departmentDouble()
  const server = useTestServer({ DEPARTMENT_URL: departments.url, DEPARTMENT_TIMEOUT: '1 second' })
  afterAll(departments.close)

  it('delays no other department, is given up after its time and tried again', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    departments.answer(police, 'hold')
    const first = await submit(mother, 'silent-first')
    const second = await submit(mother, 'silent-second')
    const others = (await detailOf(mother, second.applyNo)).cases.map(({ caseNo }) => caseNo).filter((caseNo) => !/M0[35]$/.test(caseNo))
    await expect.poll(() => others.map(departments.sentOf)).toEqual(others.map(() => ['PUT']))
    const ofPolice = async () => (await deliveriesOf(mother, first.applyNo)).get('M03')
    await expect.poll(ofPolice).toBe('failing')
    departments.release(police)
    await expect.poll(ofPolice).toBe('delivered')
  })
})

describe('withdrawing', async () => {
  const departments = await departmentDouble()
  const server = useTestServer({ DEPARTMENT_URL: departments.url, DEPARTMENT_TIMEOUT: '1 minute' })
  afterAll(departments.close)

  const caseOf = (applyNo: string) => `${applyNo}-M03`

  it('a case that still waits is never delivered, and one under way is withdrawn at its department once it has arrived', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    departments.answer(police, 'hold')
    const underWay: string[] = []
    for (const key of ['one', 'two', 'three', 'four']) underWay.push((await submit(mother, `withdraw-${key}`)).applyNo)
    await expect.poll(() => underWay.map((applyNo) => departments.sentOf(caseOf(applyNo)))).toEqual(underWay.map(() => ['PUT']))
    const { applyNo: waiting } = await submit(mother, 'withdraw-waiting')
    const [first = ''] = underWay
    for (const applyNo of [waiting, first])
      expect((await withdraw(mother, applyNo)).cases.find(({ matterCode }) => matterCode === 'M03')).toMatchObject({ status: 51 })
    expect((await deliveriesOf(mother, waiting)).get('M03')).toBe('withdrawn')
    expect((await deliveriesOf(mother, first)).get('M03')).toBe('withdrawing')
    expect(departments.sentOf(caseOf(first))).toEqual(['PUT'])
    departments.release(police)
    await expect.poll(async () => (await deliveriesOf(mother, first)).get('M03')).toBe('withdrawn')
    expect(departments.sentOf(caseOf(first))).toEqual(['PUT', 'DELETE'])
    const { applyNo: last } = await submit(mother, 'withdraw-last')
    await expect.poll(() => departments.sentOf(caseOf(last))).toEqual(['PUT'])
    expect(departments.sentOf(caseOf(waiting))).toEqual([])
  })

  it('a department that was delivered to is told, again and again until it has heard', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const { applyNo } = await submit(mother, 'withdraw-delivered')
    await expect.poll(async () => (await deliveriesOf(mother, applyNo)).get('M03')).toBe('delivered')
    departments.answer(police, 503)
    await withdraw(mother, applyNo)
    await expect.poll(() => departments.sentOf(caseOf(applyNo))).toEqual(['PUT', 'DELETE'])
    expect((await deliveriesOf(mother, applyNo)).get('M03')).toBe('withdrawing')
    departments.answer(police, 404)
    await expect.poll(async () => (await deliveriesOf(mother, applyNo)).get('M03')).toBe('withdrawn')
    departments.answer(police, 200)
  })

  it('takes back what can be, and names what cannot', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const { applyNo } = await submit(mother, 'withdraw-part')
    const others = ['M01', 'M02', 'M04'].map((code) => `${applyNo}-${code}`)
    await expect.poll(() => [caseOf(applyNo), ...others].map(departments.sentOf)).toEqual([['PUT'], ...others.map(() => ['PUT'])])
    await server.run(
      Effect.flatMap(Cases, (cases) =>
        Effect.forEach([2, 4, 5, 8] as const, (to) =>
          cases.act(caseOf(applyNo), { kind: 'move', to, by: 'department', at: new Date().toISOString(), key: String(to) })
        )
      )
    )
    const after = await withdraw(mother, applyNo)
    expect(after.notWithdrawn).toEqual([{ caseNo: caseOf(applyNo), matterName: expect.any(String), reason: '已受理，不能撤回' }])
    expect(after.cases.map(({ matterCode, status }) => [matterCode, status])).toEqual(
      after.cases.map(({ matterCode }) => [matterCode, matterCode === 'M03' ? 8 : 51])
    )
    expect(await mother.refusal((client) => client.oneThingApplications.retractProject({ query: { applyNo } }))).toMatchObject({
      _tag: 'Rejected',
      msg: '可以撤回的事项已经撤回，其余各事项已进入办理，不能撤回'
    })
    // Whoever has accepted its matter goes on, and is told nothing.
    await expect.poll(() => others.map(departments.sentOf)).toEqual(others.map(() => ['PUT', 'DELETE']))
    expect(departments.sentOf(caseOf(applyNo))).toEqual(['PUT'])
    expect((await deliveriesOf(mother, applyNo)).get('M03')).toBe('delivered')
  })

  it('taken back twice, or from two tabs at once, it is taken back once and says so', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const { applyNo } = await submit(mother, 'withdraw-twice')
    const atOnce = await Promise.allSettled([withdraw(mother, applyNo), withdraw(mother, applyNo)])
    expect(atOnce.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await mother.refusal((client) => client.oneThingApplications.retractProject({ query: { applyNo } }))).toMatchObject({
      msg: '该申请已经撤回，不用再次撤回'
    })
    const { cases } = await detailOf(mother, applyNo)
    expect(cases.map(({ status, log }) => [status, log.length])).toEqual(cases.map(() => [51, 2]))
  })

  it('what a department refused stays refused, and is told apart from what it works on', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const { applyNo } = await submit(mother, 'withdraw-refused')
    await server.run(
      Effect.flatMap(Cases, (cases) =>
        Effect.forEach([2, 3] as const, (to) =>
          cases.act(caseOf(applyNo), { kind: 'move', to, by: 'department', at: new Date().toISOString(), key: String(to) })
        )
      )
    )
    const after = await withdraw(mother, applyNo)
    expect(after.notWithdrawn.map(({ reason }) => reason)).toEqual(['预审不通过，已经办结，不用撤回', '预审不通过，已经办结，不用撤回'])
    expect(after.ended).toMatchObject({ refused: 2, withdrawn: after.caseCount - 2 })
    expect(await mother.refusal((client) => client.oneThingApplications.retractProject({ query: { applyNo } }))).toMatchObject({
      msg: '可以撤回的事项已经撤回，其余各事项已经办结，不能撤回'
    })
  })

  it('is one transaction: when one case cannot be written, none is withdrawn', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const { applyNo } = await submit(mother, 'withdraw-whole')
    const before = (await detailOf(mother, applyNo)).cases
    const last = before.at(-1)?.caseNo ?? ''
    await server.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* sql.unsafe(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'full'; END $$`)
        yield* sql.unsafe(
          `CREATE TRIGGER refuse BEFORE INSERT ON case_action FOR EACH ROW WHEN (NEW.case_no = '${last}') EXECUTE FUNCTION refuse()`
        )
      })
    )
    expect(await mother.refusal((client) => client.oneThingApplications.retractProject({ query: { applyNo } }))).toMatchObject({
      _tag: 'Unexpected'
    })
    expect((await detailOf(mother, applyNo)).cases.map(({ status }) => status)).toEqual(before.map(() => 1))
  })
})

describe('a service that ends before it recorded what a department answered', async () => {
  const departments = await departmentDouble()
  afterAll(departments.close)

  it.each([
    ['once its claim has run out, when it was killed', 'SIGKILL', '2 seconds'],
    ['at once, when it was stopped and gave its claim back', 'SIGTERM', '1 hour']
  ] as const)('delivers again %s', async (_when, signal, timeout) => {
    const settings = { DATA_DIR: dataFolder('claims'), LOG_LEVEL: 'Error', DEPARTMENT_URL: departments.url, DEPARTMENT_TIMEOUT: timeout }
    const start = async () => startService({ ...settings, SANDBOX: 'true', PORT: String(await freePort()) })
    departments.answer(police, 'hold')
    const first = await start()
    const { applyNo } = await submit(await loginAs(await first.ready, '周晓岚'), 'end-claimed')
    const caseNo = `${applyNo}-M03`
    await expect.poll(() => departments.sentOf(caseNo)).toEqual(['PUT'])
    first.child.kill(signal)
    await first.ended
    departments.release(police)
    const second = await start()
    const mother = await loginAs(await second.ready, '周晓岚')
    await expect.poll(async () => (await deliveriesOf(mother, applyNo)).get('M03')).toBe('delivered')
    expect(departments.sentOf(caseNo)).toEqual(['PUT', 'PUT'])
  })
})
