import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import { Sessions } from './Sessions.ts'
import { asTheyMayBe } from './sessionTimes.ts'

const hours = 3_600_000
const ask = (caller: TestCaller) => caller.call((client) => client.oneThingSession.getUserInfo())
const isIn = (caller: TestCaller) =>
  ask(caller).then(
    () => true,
    ({ _tag, msg }: { readonly _tag: string; readonly msg: string }) => `${_tag} ${msg}`
  )
const outside = 'NotLoggedIn 登录已失效，请重新登录'

describe('the sessions of a person', () => {
  const server = useTestServer({ SESSIONS_PER_PERSON: '10' })
  const sql = (run: (sql: SqlClient.SqlClient) => Effect.Effect<unknown, unknown>) =>
    server.run(Effect.orDie(Effect.flatMap(SqlClient.SqlClient, (client) => run(client))))

  it('are ten at once: one more ends the one unused for longest, of this person alone, also where many come at once', async () => {
    const other = await loginAs(server.url, '林海峰')
    const callers: TestCaller[] = []
    for (let login = 0; login < 10; login += 1) callers.push(await loginAs(server.url, '周晓岚'))
    expect(await Promise.all(callers.map(isIn))).toEqual(callers.map(() => true))
    const [first, second] = callers
    if (first === undefined || second === undefined) throw new Error('nobody is logged in')
    const { sessionId } = await sessionOf(first)
    await sql((client) => client`UPDATE session SET last_seen_at = last_seen_at + interval '1 second' WHERE session_id = ${sessionId}`)
    const eleventh = await loginAs(server.url, '周晓岚')
    expect(await Promise.all([first, second, eleventh, other].map(isIn))).toEqual([true, outside, true, true])
    await Promise.all(Array.from({ length: 12 }, () => loginAs(server.url, '周晓岚')))
    expect(await sql((client) => client`SELECT count(*)::int AS count FROM session WHERE user_id = 'P001'`)).toEqual([{ count: 10 }])
  })

  it('one that is renewed in its own place ends no other', async () => {
    const callers: TestCaller[] = []
    for (let login = 0; login < 10; login += 1) callers.push(await loginAs(server.url, '马晓东'))
    const last = callers.at(-1)
    if (last === undefined) throw new Error('nobody is logged in')
    const { userInfo } = await ask(last)
    const { ticket } = await last.call((client) => client.sandbox.login({ payload: { id: userInfo.userId } }))
    const renewed = await last.call((client) => client.oneThingSession.getUserInfoByTicket({ query: { ticket } }))
    if ('someoneElse' in renewed) throw new Error('it is the same person')
    last.setToken(renewed.token)
    expect(await Promise.all(callers.map(isIn))).toEqual(callers.map(() => true))
  })

  const sessionOf = async (caller: TestCaller) => {
    const { expiresAt } = await ask(caller)
    const [row] = (await sql((client) => client`SELECT session_id FROM session WHERE expires_at = ${new Date(expiresAt)}`)) as {
      readonly sessionId: string
    }[]
    if (row === undefined) throw new Error('no such session')
    return row
  }

  it('made under a clock that ran ahead end within eight hours of real time, used or not, and lose nobody their login at once', async () => {
    const ahead = () =>
      sql((client) => client`UPDATE session SET last_seen_at = now() + interval '2 years', expires_at = now() + interval '2 years 8 hours'`)
    const latest = () => Date.now() + 8 * hours
    const used = await loginAs(server.url, '周晓岚')
    await ahead()
    await expect.poll(async () => Date.parse((await ask(used)).expiresAt) <= latest()).toBe(true)
    await ahead()
    await server.run(Effect.flatMap(Sessions, ({ sweep }) => sweep))
    const [{ last, seen } = { last: new Date(0), seen: new Date(0) }] = (await sql(
      (client) => client`SELECT max(expires_at) AS last, max(last_seen_at) AS seen FROM session`
    )) as { readonly last: Date; readonly seen: Date }[]
    expect([last.getTime() > Date.now() + 6 * hours, last.getTime() <= latest(), seen.getTime() <= Date.now()]).toEqual([true, true, true])
    expect(await isIn(used)).toBe(true)
  })

  it('a ticket made under such a clock opens nothing', async () => {
    const caller = await loginAs(server.url, '林海峰')
    const { ticket } = await caller.call((client) => client.sandbox.login({ payload: { id: 'P001' } }))
    await sql((client) => client`UPDATE login_ticket SET expires_at = now() + interval '2 years'`)
    expect(await caller.refusal((client) => client.oneThingSession.getUserInfoByTicket({ query: { ticket } }))).toMatchObject({
      _tag: 'Rejected',
      msg: '登录凭证无效或已过期，请重新登录'
    })
  })
})

describe('times of a session', () => {
  const now = new Date('2026-11-20T04:00:00.000Z')
  const at = (ms: number) => new Date(now.getTime() + ms)

  it.each([
    ['of a right clock', [-1_000, 8 * hours - 1_000], [-1_000, 8 * hours - 1_000]],
    ['of a clock a little ahead', [500, 8 * hours + 500], [0, 8 * hours + 500]],
    ['of a clock far ahead', [9_000 * hours, 9_008 * hours], [0, 7 * hours]],
    ['of a clock behind', [-9_000 * hours, -8_992 * hours], [-9_000 * hours, -8_992 * hours]]
  ] as const)('%s', (_, [seen, end], [seenThen, endThen]) => {
    expect(asTheyMayBe({ lastSeenAt: at(seen), expiresAt: at(end) }, now)).toEqual({ lastSeenAt: at(seenThen), expiresAt: at(endThen) })
  })
})
