import { applicationStanding, standingsIn } from '@ljonething/domain/cases/application'
import { caseStatusCodes, statusesOf } from '@ljonething/domain/cases/caseStatus'
import type { CaseStatus } from '@ljonething/domain/cases/caseStatus'
import type { CaseAction } from '@ljonething/domain/cases/lifecycle'
import { addDays } from '@ljonething/domain/condition/calendarDays'
import { DateTime, Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { Cases } from '../cases/Cases.ts'
import { dayOf } from '../platform/businessDay.ts'
import { prepareNewborn, submitPayload } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { supplied } from '../testing/supplied.ts'
import { loginAs } from '../testing/TestCaller.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { applicationMigrations } from './migrations.ts'

const unknown = 99
const pairs = [...caseStatusCodes, unknown].flatMap((one) => [[one], ...[...caseStatusCodes, unknown].map((other) => [one, other])])
const constellations: readonly (readonly number[])[] = [[], ...pairs, [1, 7, 16], [16, 51, 7], [51, 51, 16], [11, 16, 51]]

const groupsOf = (standing: string) =>
  Object.entries(standingsIn).flatMap(([group, standings]) => (standings.some((one) => one === standing) ? [group] : []))

/** As lists would ask the cases, were nothing kept. */
const asked = (group: string) => {
  const any = (outcome: 'open' | 'refused' | 'succeeded') =>
    `EXISTS (SELECT 1 FROM handling_case c WHERE c.apply_no = a.apply_no AND c.status IN (${statusesOf(outcome).join(', ')}))`
  if (group === 'inProgress') return any('open')
  if (group === 'notPassed') return `${any('refused')} OR NOT ${any('open')} AND NOT ${any('succeeded')}`
  return `NOT ${any('open')} AND NOT ${any('refused')} AND ${any('succeeded')}`
}

/** A database from before, with an application for each constellation of its cases, brought forward. */
const broughtForward = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`DROP INDEX application_listed`
  yield* sql`ALTER TABLE application DROP COLUMN standing`
  for (const [at, statuses] of constellations.entries()) {
    yield* sql`
      INSERT INTO application (apply_no, owner, client_key, body_hash, scene_code, scene_hash, scene_name, region, region_name, applicant, source,
                               params, payload, result, submitted_at)
      VALUES (${`A${at}`}, 'P001', ${`key ${at}`}, '', '', '', '', '', '', '{}', '', '{}', '{}', '{}', now())`
    for (const [position, status] of statuses.entries())
      yield* sql`
        INSERT INTO handling_case (case_no, apply_no, position, matter_code, matter_name, dept_code, department, promised_days, handle_type,
                                   result_name, received_at, status)
        VALUES (${`A${at}-${position}`}, ${`A${at}`}, ${position}, '', '', '', '', 1, '', '', now(), ${status})`
  }
  yield* applicationMigrations['0130_keep_application_group']
  yield* sql`UPDATE application SET standing = 'inProgress'`
  yield* applicationMigrations['0240_tell_partly_refused']
  const rows = yield* sql<{ applyNo: string; standing: string }>`SELECT apply_no, standing FROM application`
  const former = new Map<string, string[]>()
  for (const group of ['inProgress', 'notPassed', 'success'])
    for (const { applyNo } of yield* sql<{ applyNo: string }>`SELECT apply_no FROM application a WHERE ${sql.literal(asked(group))}`)
      former.set(applyNo, [...(former.get(applyNo) ?? []), group])
  return { rows, former }
}).pipe(Effect.provide(testDatabase(1)), Effect.orDie)

describe('the group of an application', () => {
  it('is, for rows from before it was kept, what the former question said and what the domain says', async () => {
    const { rows, former } = await Effect.runPromise(broughtForward)
    expect(rows).toHaveLength(constellations.length)
    for (const { applyNo, standing } of rows) {
      expect(groupsOf(standing)).toEqual(former.get(applyNo))
      expect(standing).toBe(applicationStanding(constellations[Number(applyNo.slice(1))] ?? []))
    }
  })
})

describe('lists by group', () => {
  const movedAt = '2026-11-20T02:00:00.000Z'
  const server = useTestServer({ DEPARTMENT_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'Fatal' })

  it('follow the cases as they move, also when those of one application end at the same moment', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const prepared = await prepareNewborn(mother)
    const submit = async (clientKey: string) => {
      const { applyNo, items } = await mother.call((client) =>
        client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, clientKey) })
      )
      return { applyNo, caseNos: items.map((item) => item.applyNo) }
    }
    const { applyNo, caseNos } = await submit('group-one')
    const listed = async () =>
      Promise.all(
        ['inProgress', 'notPassed', 'success', 'all'].map(async (group) => {
          const page = await mother.call((client) => client.oneThingApplications.getOneThingList({ payload: { page: 1, size: 10, group } }))
          return page.content.some((row) => row.applyNo === applyNo) && page.totalElements === 1 ? group : ''
        })
      )
    const inDetail = () => mother.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))
    const shownAs = async () => {
      const [row] = (await mother.call((client) => client.oneThingApplications.getOneThingList({ payload: { page: 1, size: 10 } }))).content
      return expect.objectContaining({ ...row })
    }
    const move = (numbers: readonly string[], path: readonly CaseStatus[]) =>
      server.run(
        Effect.flatMap(Cases, ({ act }) =>
          Effect.forEach(
            numbers,
            (caseNo) =>
              act(caseNo, ...path.map((to) => ({ kind: 'move' as const, to, by: 'department' as const, at: movedAt, key: String(to) }))),
            { concurrency: 'unbounded' }
          )
        )
      )
    expect(await listed()).toEqual(['inProgress', '', '', 'all'])
    await server.run(Effect.flatMap(Cases, ({ act }) => act(`${applyNo}-M05`, supplied)))
    await move(caseNos, [2, 4, 5, 8, 9])
    expect(await listed()).toEqual(['inProgress', '', '', 'all'])
    const [refused = '', ...others] = caseNos
    await move([refused], [13])
    expect(await listed()).toEqual(['inProgress', 'notPassed', '', 'all'])
    expect(await inDetail()).toEqual(await shownAs())
    await move(others, [11])
    expect(await listed()).toEqual(['', 'notPassed', '', 'all'])
    expect(await inDetail()).toEqual(await shownAs())
  })

  it('searches name and number, takes days of submission in Beijing and counts each group of what is left', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const ask = (payload: object) =>
      mother.call((client) => client.oneThingApplications.getOneThingList({ payload: { page: 1, size: 10, ...payload } }))
    const [row] = (await ask({})).content
    const { applyNo = '', sceneName = '', submittedAt = '' } = row ?? {}
    const day = dayOf(DateTime.makeUnsafe(submittedAt))
    const one = { totalElements: 1, counts: { all: 1, inProgress: 0, notPassed: 1, success: 0 } }
    for (const filter of [
      { keyword: sceneName.slice(1, 4) },
      { keyword: applyNo.slice(-6).toLowerCase() },
      { from: day, to: day },
      { from: '', to: '', keyword: '', group: 'notPassed' }
    ])
      expect(await ask(filter)).toMatchObject(one)
    const none = { totalElements: 0, content: [], counts: { all: 0, inProgress: 0, notPassed: 0, success: 0 } }
    for (const filter of [
      { keyword: '%' },
      { from: addDays(day, 1) },
      { to: addDays(day, -1) },
      { keyword: applyNo, from: addDays(day, 1) }
    ])
      expect(await ask(filter)).toMatchObject(none)
    expect(await ask({ group: 'success' })).toMatchObject({ totalElements: 0, counts: one.counts })
    expect(
      await mother.refusal((client) => client.oneThingApplications.getOneThingList({ payload: { page: 1, size: 10, from: '2026-02-30' } }))
    ).toMatchObject({ _tag: 'Rejected', msg: expect.stringContaining('提交日期有误') })
  })

  it('what is to be corrected waits for its owner until it is corrected, what ended well until it is rated', async () => {
    const father = await loginAs(server.url, '周晓岚')
    const prepared = await prepareNewborn(father)
    const payload = submitPayload({ ...prepared, params: { ...prepared.params, declarations: {} } }, 'group-waiting')
    const { applyNo, items } = await father.call((client) => client.oneThingSubmit.submitSx({ payload }))
    const waiting = async () =>
      (
        await father.call((client) => client.oneThingApplications.getOneThingList({ payload: { page: 1, size: 10, group: 'waiting' } }))
      ).content.map((row) => row.applyNo)
    const act = (...actions: readonly CaseAction[]) =>
      server.run(Effect.flatMap(Cases, (cases) => Effect.forEach(items, (item) => cases.act(item.applyNo, ...actions))))
    const move = (...path: readonly CaseStatus[]) =>
      act(...path.map((to): CaseAction => ({ kind: 'move', to, by: 'department', at: movedAt, key: `waiting ${to}` })))
    await server.run(Effect.flatMap(Cases, (cases) => cases.act(`${applyNo}-M05`, supplied)))
    expect(await waiting()).toEqual([])
    await move(2, 6)
    expect(await waiting()).toEqual([applyNo])
    await act({ kind: 'correct', by: 'applicant', at: movedAt, key: 'corrected' })
    expect(await waiting()).toEqual([])
    await move(4, 5, 8, 9, 11)
    expect(await waiting()).toEqual([applyNo])
  })
})
