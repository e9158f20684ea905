import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { beforeAll, describe, expect, it } from 'vitest'
import { Cases } from '../cases/Cases.ts'
import { prepareNewborn, submitPayload } from '../testing/newbornSubmission.ts'
import type { Prepared } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()
const toCome = '{"v":99}'

const change = (statement: (sql: SqlClient.SqlClient) => Effect.Effect<unknown, unknown>) =>
  server.run(Effect.orDie(Effect.asVoid(Effect.flatMap(SqlClient.SqlClient, statement))))

/** As after going back to a version of the service that does not know the rows of the one before. */
describe('rows of a version to come', () => {
  let mother: TestCaller
  let prepared: Prepared
  let applyNo = ''
  const submit = () => ({ payload: submitPayload(prepared, 'unreadable-one') })
  const detail = () => mother.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))

  beforeAll(async () => {
    mother = await loginAs(server.url, '周晓岚')
    prepared = await prepareNewborn(mother)
    applyNo = (await mother.call((client) => client.oneThingSubmit.submitSx(submit()))).applyNo
  })

  it('an application stays in the list and shows its cases and files, without what cannot be read', async () => {
    await change((sql) => sql`DELETE FROM material_file WHERE apply_no = ${applyNo} AND is_apply_form`)
    await change((sql) => sql`UPDATE application SET applicant = ${toCome}::jsonb, params = ${toCome}::jsonb`)
    const shown = await detail()
    expect(shown).toMatchObject({ applyNo, applicantName: '暂时无法显示', applicantCardId: '' })
    expect(shown).not.toHaveProperty('applicationForm')
    expect(shown.cases).toHaveLength(5)
    expect(shown.materials.length).toBeGreaterThan(0)
    const list = await mother.call((client) => client.oneThingApplications.getOneThingList({ payload: { page: 1, size: 10 } }))
    expect(list.content).toHaveLength(1)
    const receipt = mother.refusal((client) => client.oneThingApplications.downloadReceipt({ query: { applyNo } }))
    expect(await receipt).toMatchObject({ _tag: 'Unavailable' })
  })

  it('a submit sent again is not done again, and the person is told its number', async () => {
    await change((sql) => sql`UPDATE application SET result = ${toCome}::jsonb`)
    const again = await mother.refusal((client) => client.oneThingSubmit.submitSx(submit()))
    expect(again).toMatchObject({ _tag: 'Rejected', msg: expect.stringContaining(applyNo) })
  })

  it('a case stands as its status says, tells that part of its log is missing, and does not move', async () => {
    const [before] = (await detail()).cases
    if (before === undefined) throw new Error('no case')
    await change(
      (sql) => sql`
      INSERT INTO case_action (case_no, seq, action_key, action) VALUES (${before.caseNo}, 99, 'to come', ${toCome}::jsonb)`
    )
    await change((sql) => sql`UPDATE handling_case SET status = 4 WHERE case_no = ${before.caseNo}`)
    const [after] = (await detail()).cases
    expect(after).toMatchObject({ caseNo: before.caseNo, status: 4, label: '预审通过' })
    expect(after?.log.at(-1)).toMatchObject({ status: 4, at: '', note: '部分办理记录暂时无法显示' })
    const at = new Date().toISOString()
    const moved = await server.run(
      Effect.flatMap(Cases, (cases) => cases.act(before.caseNo, { kind: 'withdraw', by: 'applicant', at, key: 'withdraw' }))
    )
    expect(moved).toEqual({ ok: false, error: 'unreadable log' })
  })

  it('a part for a department is kept and tried again later', async () => {
    await change(
      (sql) => sql`
      UPDATE delivery SET part = ${toCome}::jsonb, state = 'waiting', next_attempt_at = now() WHERE dept_code = 'YBJ'`
    )
    await expect.poll(async () => (await detail()).cases.map(({ delivery }) => delivery)).toContain('failing')
    const rows = await server.run(
      Effect.flatMap(SqlClient.SqlClient, (sql) => sql`SELECT last_error FROM delivery WHERE state = 'failing' AND part = ${toCome}::jsonb`)
    )
    expect(rows).toEqual([{ lastError: '推送内容无法读取' }])
  })

  it('a session that cannot be read is none', async () => {
    await change((sql) => sql`UPDATE session SET user_info = ${toCome}::jsonb`)
    const asked = () => detail().catch((error: unknown) => error)
    await expect.poll(asked).toMatchObject({ _tag: 'NotLoggedIn' })
  })
})
