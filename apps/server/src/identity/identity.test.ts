import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()
const sql = (run: (sql: SqlClient.SqlClient) => Effect.Effect<unknown, unknown>) =>
  server.run(Effect.orDie(Effect.flatMap(SqlClient.SqlClient, (client) => run(client))))

const ticketOf = async (id = 'P001') => {
  const anyone = visitor(server.url)
  return (await anyone.call((client) => client.sandbox.login({ payload: { id } }))).ticket
}

const exchange = (ticket: string) => (client: Parameters<Parameters<ReturnType<typeof visitor>['call']>[0]>[0]) =>
  client.oneThingSession.getUserInfoByTicket({ query: { ticket } })

describe('logging in', () => {
  it('[R-6-07 R-7.2-03] a ticket gives a session once; used again, made up or old it gives none', async () => {
    const caller = visitor(server.url)
    const ticket = await ticketOf()
    const session = await caller.call(exchange(ticket))
    expect(session).toMatchObject({ userInfo: { userName: '周晓岚', userType: '0', userLevel: '4' } })
    expect(await caller.refusal(exchange(ticket))).toMatchObject({ _tag: 'Rejected' })
    expect(await caller.refusal(exchange('x'.repeat(43)))).toMatchObject({ _tag: 'Rejected' })
    const old = await ticketOf()
    await sql((client) => client`UPDATE login_ticket SET expires_at = now() - interval '1 second'`)
    expect(await caller.refusal(exchange(old))).toMatchObject({ _tag: 'Rejected', msg: '登录凭证无效或已过期，请重新登录' })
  })

  it('[R-6-08 R-7.2-02] the login address leads back inside the portal, never elsewhere', async () => {
    const caller = visitor(server.url)
    const urlOf = async (goto: string) =>
      (await caller.call((client) => client.oneThingSession.hljJump({ query: { from: 'oneThing', goto } }))).url
    expect(await urlOf('/themeWrapper/smartGuide?code=HLJYJS0001')).toContain(
      encodeURIComponent('/themeWrapper/smartGuide?code=HLJYJS0001')
    )
    const listed = '/themeWrapper/themeForm?code=HLJYJS0001&at=10:30,11:00'
    expect(await urlOf(listed)).toContain(encodeURIComponent(listed))
    for (const evil of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a/../b']) {
      expect(await urlOf(evil)).toBe(`/ljonething/sandbox/login?goto=${encodeURIComponent('/onethingSpecialColumn')}`)
    }
  })

  it('[R-3.4-01] [R-6-02] [R-6-04] [R-6-05] people and company users of the sandbox can log in while it is on', async () => {
    expect((await (await loginAs(server.url, '林海峰')).call((client) => client.oneThingSession.getUserInfo())).userInfo.userType).toBe('0')
    const clerk = await loginAs(server.url, '邹静', true)
    const { userInfo } = await clerk.call((client) => client.oneThingSession.getUserInfo())
    expect(userInfo).toMatchObject({
      ...{ userType: '1', userId: expect.any(String), userRegion: expect.stringMatching(/^23\d{10}$/u), userLevel: expect.any(String) },
      ...{ cardId: expect.any(String), userName: '邹静' },
      ...{ companyName: '哈尔滨北原农业科技有限公司（示例）', unionCode: '91230199MACX1P002C' }
    })
  })
})

describe('a session', () => {
  it('[R-6-09] is known by the header and the cookie together, by neither alone', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    const token = caller.token()
    expect((await caller.call((client) => client.oneThingSession.getUserInfo())).userInfo.userId).toBe('P001')
    caller.setToken(null)
    expect(await caller.refusal((client) => client.oneThingSession.getUserInfo())).toMatchObject({ _tag: 'NotLoggedIn' })
    caller.setToken(token)
    caller.cookies.clear()
    expect(await caller.refusal((client) => client.oneThingSession.getUserInfo())).toMatchObject({ _tag: 'NotLoggedIn' })
  })

  it('ends after half an hour without a call, after eight hours in all, and at logout', async () => {
    const idle = await loginAs(server.url, '周晓岚')
    const refusalOf = (caller: TestCaller) => () =>
      caller
        .call((client) => client.oneThingSession.getUserInfo())
        .then(
          () => 'none',
          (error: unknown) => error
        )
    await sql((client) => client`UPDATE session SET last_seen_at = now() - interval '31 minutes'`)
    await expect.poll(refusalOf(idle)).toMatchObject({ _tag: 'NotLoggedIn', msg: '登录已失效，请重新登录' })
    const long = await loginAs(server.url, '周晓岚')
    await sql((client) => client`UPDATE session SET expires_at = now() - interval '1 second'`)
    await expect.poll(refusalOf(long)).toMatchObject({ _tag: 'NotLoggedIn' })
    const left = await loginAs(server.url, '周晓岚')
    await left.call((client) => client.oneThingSession.logout())
    expect(await left.refusal((client) => client.oneThingSession.getUserInfo())).toMatchObject({ _tag: 'NotLoggedIn' })
  })

  it('keeps neither tokens nor tickets readable in the database', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    const rows = await server.run(
      Effect.orDie(
        Effect.flatMap(
          SqlClient.SqlClient,
          (client) => client<{ found: boolean }>`
        SELECT EXISTS (SELECT 1 FROM session s WHERE s::text LIKE ${`%${caller.token() ?? ''}%`}) AS found`
        )
      )
    )
    expect(rows[0]?.found).toBe(false)
  })

  it('[R-6-01 R-7.2-01] a visitor has no user info; a user sees theirs masked in getuser', async () => {
    expect(await visitor(server.url).call((client) => client.oneThingSession.getuser())).toEqual({})
    const caller = await loginAs(server.url, '周晓岚')
    const { userInfo } = await caller.call((client) => client.oneThingSession.getuser())
    expect(userInfo).toMatchObject({ userName: '周*岚', cardId: '23019*********002X', mobile: '139****0001' })
  })

  it('[R-7.2-07] anybody may ask the business time', async () => {
    const { now } = await visitor(server.url).call((client) => client.oneThingSession.getNowServerTime())
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000)
  })
})
