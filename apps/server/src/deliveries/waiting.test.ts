/** Matters that wait for another's result (等待前一项结果): the card of a newborn for the citizen number of the birth registration. */
import type { CaseStatus } from '@ljonething/domain/cases/caseStatus'
import type { CaseAction } from '@ljonething/domain/cases/lifecycle'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, describe, expect, it } from 'vitest'
import { Cases } from '../cases/Cases.ts'
import { departmentDouble } from '../testing/departmentDouble.ts'
import { anotherBirth, prepareNewborn, submitPayload } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'
import { Deliveries } from './Deliveries.ts'

const at = '2026-11-23T04:00:00.000Z'
const number = '230199202611060017'
const waitsFor = '等待“出生登记”的公民身份号码'
const toDecision = [2, 4, 5, 8, 9] as const

const departments = await departmentDouble()
const server = useTestServer({ DEPARTMENT_URL: departments.url, DEPARTMENT_TIMEOUT: '5 seconds', LOG_LEVEL: 'Fatal' })
afterAll(departments.close)

const submit = async (key: string, bornAt = anotherBirth()) => {
  const mother = await loginAs(server.url, '周晓岚')
  const payload = submitPayload(await prepareNewborn(mother, bornAt), `waiting-${key}`)
  const result = await mother.call((client) => client.oneThingSubmit.submitSx({ payload }))
  const { applyNo } = result
  const detail = () => mother.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))
  const caseOf = async (code: string) => {
    const found = (await detail()).cases.find(({ matterCode }) => matterCode === code)
    if (found === undefined) throw new Error(`no case ${code}`)
    return found
  }
  const others = async () => (await detail()).cases.filter(({ matterCode }) => matterCode !== 'M05')
  const arrived = () => expect.poll(async () => (await others()).every(({ delivery }) => delivery === 'delivered')).toBe(true)
  return { mother, applyNo, result, detail, caseOf, arrived, card: `${applyNo}-M05`, police: `${applyNo}-M03` }
}

const move = (to: CaseStatus, given?: string): CaseAction => ({
  ...{ kind: 'move', to, by: 'department', at, key: `to ${to}` },
  ...(given === undefined ? {} : { given: [{ value: 'citizenId', text: given }] })
})
const act = (caseNo: string, ...actions: readonly CaseAction[]) =>
  server.run(Effect.flatMap(Cases, (cases) => cases.act(caseNo, ...actions)))
const decide = (caseNo: string, ...actions: readonly CaseAction[]) => act(caseNo, ...toDecision.map((to) => move(to)), ...actions)
const run = <A>(statement: (sql: SqlClient.SqlClient) => Effect.Effect<A, unknown>) =>
  server.run(Effect.orDie(Effect.flatMap(SqlClient.SqlClient, statement)))

describe('a matter that needs the result of another', () => {
  it('waits and says for what; its department hears nothing, is not asked and not urged', async () => {
    const { mother, applyNo, result, arrived, caseOf, detail, card } = await submit('waits')
    expect(result.items.filter(({ message }) => message.includes('取得其他事项的结果后')).map(({ subApplyNo }) => subApplyNo)).toEqual([
      'M05'
    ])
    await arrived()
    expect(await caseOf('M05')).toMatchObject({ status: 1, waitsFor, delivery: 'held', isLate: false, canUrge: false })
    expect((await detail()).cases.filter((one) => one.waitsFor !== undefined)).toHaveLength(1)
    expect((await detail()).statusText).toBe('在办，1 项等待其他事项的结果')
    const payload = { clientKey: 'urge-waiting', applyNo, caseNo: card }
    expect(await mother.refusal((client) => client.oneThingApplications.urgeCase({ payload }))).toMatchObject({
      msg: `这一项在${waitsFor}，还没有转给部门，不用催办`
    })
    await mother.call((client) => client.oneThingApplications.refreshApplyData({ query: { applyNo } }))
    expect(departments.sentOf(card)).toEqual([])
    expect(await act(card, move(2))).toMatchObject({ ok: false, error: { message: '办件正在等待其他事项的结果，不能变更为“待预审”' } })
  })

  it('goes on by itself, once, when the department tells the number, which goes with its part and nothing else of the other', async () => {
    const { mother, applyNo, arrived, caseOf, card, police } = await submit('goes-on')
    await arrived()
    const refresh = () => mother.call((client) => client.oneThingApplications.refreshApplyData({ query: { applyNo } }))
    const moves = toDecision.map((to) => ({ key: `${to}`, to, at }))
    departments.tell(police, [...moves, { key: 'wrong', to: 11, at, given: [{ value: 'citizenId', text: `${number.slice(0, 17)}0` }] }])
    expect((await refresh()).silent).toHaveLength(1)
    expect(await caseOf('M03')).toMatchObject({ status: 1 })
    const approved = { key: '11', to: 11, at, note: '准予登记', given: [{ value: 'citizenId', text: number }] }
    departments.tell(police, [...moves, approved])
    expect((await refresh()).silent).toEqual([])
    departments.tell(police, [...moves, approved, { key: '15', to: 15, at, given: [{ value: 'citizenId', text: '23019919930412002X' }] }])
    await refresh()
    await expect.poll(() => departments.sentOf(card).filter((method) => method === 'PUT')).toEqual(['PUT'])
    expect(departments.partOf(card)).toMatchObject({
      matterCode: 'M05',
      earlierResults: [{ matterCode: 'M03', matterName: '出生登记（申报户口）', value: 'citizenId', text: number }]
    })
    expect(JSON.stringify(departments.partOf(card))).not.toContain('policeStation')
    await expect.poll(async () => (await caseOf('M05')).delivery).toBe('delivered')
    const gone = await caseOf('M05')
    expect(gone.waitsFor).toBeUndefined()
    expect(gone.log).toMatchObject([{ status: 1 }, { status: 1, by: 'service', at, note: '已取得“出生登记”的公民身份号码' }])
    expect(JSON.stringify(gone)).not.toContain(number)
    expect(await act(card, move(2))).toMatchObject({ ok: true })
  })

  it('twenty results at once let it go once', async () => {
    const { caseOf, card, police } = await submit('at-once')
    await decide(police)
    await Promise.all(Array.from({ length: 20 }, () => act(police, move(11, number), move(15, number))))
    expect((await caseOf('M05')).log).toHaveLength(2)
    await expect.poll(() => departments.sentOf(card)).toEqual(['PUT'])
  })

  it('is let go with the result or not at all: where its part cannot be written, the result is not recorded either', async () => {
    const { caseOf, card, police } = await submit('whole')
    await decide(police)
    await run((sql) =>
      Effect.all([
        sql.unsafe(`CREATE FUNCTION no_release() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'full'; END $$`),
        sql.unsafe(
          `CREATE TRIGGER no_release BEFORE UPDATE ON delivery FOR EACH ROW WHEN (NEW.case_no = '${card}') EXECUTE FUNCTION no_release()`
        )
      ])
    )
    await expect(act(police, move(11, number))).rejects.toThrow()
    expect([(await caseOf('M03')).status, (await caseOf('M05')).waitsFor]).toEqual([9, waitsFor])
    await run((sql) => sql.unsafe(`DROP TRIGGER no_release ON delivery`))
    await act(police, move(11, number))
    await expect.poll(() => departments.sentOf(card)).toEqual(['PUT'])
  })

  it('what is corrected meanwhile stays held, and goes as it was corrected', async () => {
    const { caseOf, card, police } = await submit('corrected')
    const corrected = [{ id: 'babyName', type: 'text', value: '林北雪' }]
    await server.run(Effect.flatMap(Deliveries, ({ amend }) => amend(card, (part) => ({ ...part, fields: corrected }))))
    expect((await caseOf('M05')).delivery).toBe('held')
    await act(police, move(2), { ...move(6), key: 'ask' }, { kind: 'correct', by: 'applicant', at, key: 'correct' })
    expect(await caseOf('M05')).toMatchObject({ waitsFor, delivery: 'held' })
    await act(police, ...([4, 5, 8, 9] as const).map((to) => move(to)), move(11, number))
    await expect.poll(() => departments.partOf(card)).toMatchObject({ fields: corrected, earlierResults: [{ text: number }] })
    expect(departments.sentOf(card)).toEqual(['PUT'])
  })
})

describe('a matter whose needed result never comes', () => {
  const refused = {
    预审不通过: [move(2), move(3)],
    不予受理: [move(2), move(4), move(5), move(7)],
    审批不通过: [...toDecision.map((to) => move(to)), move(13)],
    已退回: [...toDecision.map((to) => move(to)), move(14)]
  }

  it.each(Object.entries(refused))('ends and says so: %s', async (how, moves) => {
    const { caseOf, detail, card, police } = await submit(`never-${moves.at(-1)?.key ?? ''}`)
    await act(police, ...moves)
    const ended = await caseOf('M05')
    expect(ended).toMatchObject({ status: 3, group: 'notPassed', delivery: 'unsent' })
    expect(ended.log.at(-1)).toMatchObject({
      by: 'service',
      note: `因“出生登记”${how}，没有产生公民身份号码，这一项无法办理，没有转给部门`
    })
    expect([ended.result, ended.waitsFor]).toEqual([undefined, undefined])
    expect((await detail()).ended).toMatchObject({ refused: 2 })
    expect(departments.sentOf(card)).toEqual([])
  })

  it('ends where the other is done without the number', async () => {
    const { caseOf, card, police } = await submit('without')
    await decide(police, move(11), move(15))
    expect(await caseOf('M05')).toMatchObject({ waitsFor })
    await act(police, move(16))
    expect(await caseOf('M05')).toMatchObject({ status: 3 })
    expect(departments.sentOf(card)).toEqual([])
  })

  it('does not keep the child from being filed again', async () => {
    const bornAt = anotherBirth()
    const first = await submit('again', bornAt)
    await act(first.police, move(2), move(3))
    const { applyNo } = first
    const after = await first.mother.call((client) => client.oneThingApplications.retractProject({ query: { applyNo } }))
    expect(after.cases.map(({ matterCode, status }) => [matterCode, status])).toEqual([
      ['M01', 51],
      ['M02', 51],
      ['M03', 3],
      ['M04', 51],
      ['M05', 3]
    ])
    expect((await submit('again-anew', bornAt)).applyNo).not.toBe(applyNo)
  })

  it('taken back with the other, or alone where the other was accepted, it is withdrawn and never sent', async () => {
    const whole = await submit('taken-back')
    const retract = (applyNo: string, mother: typeof whole.mother) =>
      mother.call((client) => client.oneThingApplications.retractProject({ query: { applyNo } }))
    const all = await retract(whole.applyNo, whole.mother)
    expect([all.notWithdrawn, all.cases.map(({ status }) => status)]).toEqual([[], [51, 51, 51, 51, 51]])
    const part = await submit('taken-back-alone')
    await act(part.police, ...toDecision.map((to) => move(to)))
    const { cases, notWithdrawn } = await retract(part.applyNo, part.mother)
    expect([notWithdrawn.map(({ caseNo }) => caseNo), cases.at(-1)]).toMatchObject([[part.police], { matterCode: 'M05', status: 51 }])
    await act(part.police, move(11, number))
    expect((await part.caseOf('M05')).delivery).toBe('withdrawn')
    expect([departments.sentOf(whole.card), departments.sentOf(part.card)]).toEqual([[], []])
  })
})
