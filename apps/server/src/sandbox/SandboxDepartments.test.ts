import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect, it } from 'vitest'
import { Clock } from '../platform/Clock.ts'
import { prepareNewborn, submitPayload } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'

const server = useTestServer()
const run = <A>(statement: (sql: SqlClient.SqlClient) => Effect.Effect<A, unknown>) =>
  server.run(Effect.orDie(Effect.flatMap(SqlClient.SqlClient, statement)))

/** More than one look takes, and not a whole number of them. */
const many = 333

it('more open applications than one look takes move on, a silent department parks its own, and an idle look finds nothing to do', async () => {
  const mother = await loginAs(server.url, '周晓岚')
  await mother.call((client) => client.sandbox.department({ payload: { deptCode: 'GAT', mode: 'silent' } }))
  const prepared = await prepareNewborn(mother)
  const { applyNo } = await mother.call((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, 'many-open') }))
  const delivered = () => run((sql) => sql`SELECT 1 FROM delivery WHERE state = 'delivered'`)
  await expect.poll(async () => (await delivered()).length).toBe(4)
  await run((sql) =>
    sql.withTransaction(
      Effect.gen(function* () {
        yield* sql`UPDATE application SET client_key = apply_no, subject_hash = NULL`
        for (const [table, keys] of [
          ['application', ['apply_no', 'client_key']],
          ['handling_case', ['case_no', 'apply_no']],
          ['sandbox_case', ['case_no']]
        ] as const) {
          const named = keys.map((key) => `'${key}', replace(t.${key} || '', '${applyNo}', '${applyNo}-' || n)`)
          yield* sql.unsafe(
            `INSERT INTO ${table} SELECT (jsonb_populate_record(t, jsonb_build_object(${named.join(', ')}))).* FROM ${table} t, generate_series(1, ${many - 1}) n`
          )
        }
      })
    )
  )
  await server.run(Effect.flatMap(Clock, (clock) => clock.advance('60 seconds')))
  const statuses = async () =>
    new Map(
      (
        await run(
          (sql) => sql<{ dept: string; status: number; count: number }>`
        SELECT CASE dept_code WHEN 'GAT' THEN 'silent' ELSE 'normal' END AS dept, status, count(*)::int AS count
        FROM handling_case GROUP BY 1, 2`
        )
      ).map(({ dept, status, count }) => [`${dept} ${status}`, count])
    )
  await expect.poll(statuses, { interval: 1_000 }).toEqual(
    new Map([
      ['normal 9', many * 3],
      // The card waits for the citizen number.
      ['normal 1', many],
      ['silent 1', many]
    ])
  )
  // Cases move, then the desk is cleared.
  const due = () => run((sql) => sql`SELECT 1 FROM sandbox_case WHERE due_at <= now()`)
  await expect.poll(async () => (await due()).length).toBe(0)
  await mother.call((client) => client.sandbox.department({ payload: { deptCode: 'GAT', mode: 'normal' } }))
  await expect.poll(statuses, { interval: 1_000 }).toEqual(
    new Map([
      ['normal 9', many * 3],
      ['normal 1', many],
      ['silent 9', many]
    ])
  )
})

it('nobody sets how a department behaves that there is not', async () => {
  const caller = visitor(server.url)
  for (const deptCode of ['NOBODY', '', '__proto__', 'constructor'])
    expect(await caller.refusal((client) => client.sandbox.department({ payload: { deptCode, mode: 'fail' } }))).toMatchObject({
      _tag: 'Rejected',
      msg: '未查询到该部门'
    })
  expect(await run((sql) => sql`SELECT 1 FROM sandbox_department WHERE mode = 'fail'`)).toEqual([])
})
