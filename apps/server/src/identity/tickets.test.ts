import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { useTestServer } from '../testing/server.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()
const sql = (run: (sql: SqlClient.SqlClient) => Effect.Effect<unknown, unknown>) =>
  server.run(Effect.orDie(Effect.flatMap(SqlClient.SqlClient, (client) => run(client))))

const exchange = (caller: TestCaller, ticket: string, replace = false) =>
  caller.call((client) => client.oneThingSession.getUserInfoByTicket({ query: { ticket, ...(replace ? { replace: '1' as const } : {}) } }))
const sandboxTicket = async (id: string) => (await visitor(server.url).call((client) => client.sandbox.login({ payload: { id } }))).ticket
const ownTicket = async (caller: TestCaller) => (await caller.call((client) => client.sandbox.raiseLevel())).ticket
const userOf = async (caller: TestCaller) => (await caller.call((client) => client.oneThingSession.getUserInfo())).userInfo
const adopt = (caller: TestCaller, session: object) => {
  if ('token' in session && typeof session.token === 'string') caller.setToken(session.token)
}

describe('a ticket that arrives where somebody is logged in', () => {
  it('replaces nobody else before they agree: the answer names whose it is, and a ticket to agree with', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const asked = await exchange(mother, await sandboxTicket('P002'))
    expect(asked).toEqual({ someoneElse: { name: '林*峰', ticket: expect.stringMatching(/^[\w-]{43}$/) } })
    expect((await userOf(mother)).userId).toBe('P001')
    const agreed = 'someoneElse' in asked ? asked.someoneElse.ticket : ''
    adopt(mother, await exchange(mother, agreed, true))
    expect((await userOf(mother)).userId).toBe('P002')
  })

  it('tells a person from the company they act for', async () => {
    const clerk = await loginAs(server.url, '宋北原')
    expect(await exchange(clerk, await sandboxTicket('C001A'))).toMatchObject({
      someoneElse: { name: '哈尔滨北原农业科技有限公司（示例）' }
    })
  })

  it('renews the login of the same person, and ends the one before', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const [before, cookies] = [mother.token(), new Map(mother.cookies)]
    adopt(mother, await exchange(mother, await sandboxTicket('P001')))
    expect((await userOf(mother)).userId).toBe('P001')
    expect(mother.token()).not.toBe(before)
    mother.setToken(before)
    cookies.forEach((value, name) => mother.cookies.set(name, value))
    expect(await mother.refusal((client) => client.oneThingSession.getUserInfo())).toMatchObject({ _tag: 'NotLoggedIn' })
  })
})

describe('a ticket made in a session', () => {
  it('opens none that lasts longer, however often it is renewed', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    await sql((client) => client`UPDATE session SET expires_at = date_trunc('second', now()) + interval '10 minutes'`)
    const { expiresAt } = await mother.call((client) => client.oneThingSession.getUserInfo())
    for (let round = 0; round < 3; round += 1) {
      const renewed = await exchange(mother, await ownTicket(mother))
      expect(renewed).toMatchObject({ expiresAt })
      adopt(mother, renewed)
    }
    expect((await mother.call((client) => client.oneThingSession.getUserInfo())).expiresAt).toBe(expiresAt)
  })

  it('dies with the logout, and with the end of the session', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const left = await ownTicket(mother)
    await mother.call((client) => client.oneThingSession.logout())
    const over = await loginAs(server.url, '周晓岚')
    const late = await ownTicket(over)
    await sql((client) => client`UPDATE login_ticket SET session_end = now() - interval '1 second' WHERE session_id IS NOT NULL`)
    for (const ticket of [left, late])
      expect(
        await visitor(server.url).refusal((client) => client.oneThingSession.getUserInfoByTicket({ query: { ticket } }))
      ).toMatchObject({ _tag: 'Rejected', msg: '登录凭证无效或已过期，请重新登录' })
  })
})

describe('raising the real-name level', () => {
  it('leads to the page of the identity centre and back inside the portal, never elsewhere', async () => {
    const urlOf = async (goto: string) =>
      (await visitor(server.url).call((client) => client.oneThingSession.realNameJump({ query: { goto } }))).url
    expect(await urlOf('/themeWrapper/themeMiddle?code=HLJYJS0001')).toBe(
      `/ljonething/sandbox/realName?goto=${encodeURIComponent('/themeWrapper/themeMiddle?code=HLJYJS0001')}`
    )
    expect(await urlOf('//evil.example')).toBe(`/ljonething/sandbox/realName?goto=${encodeURIComponent('/onethingSpecialColumn')}`)
  })

  it('gives the same person a higher level for this login, and no longer one', async () => {
    const low = await loginAs(server.url, '薛明凯')
    expect(await userOf(low)).toMatchObject({ userLevel: '2' })
    const { expiresAt } = await low.call((client) => client.oneThingSession.getUserInfo())
    const raised = await exchange(low, (await low.call((client) => client.sandbox.raiseLevel())).ticket)
    expect(raised).toMatchObject({ userInfo: { userId: 'P015', userLevel: '4' }, expiresAt })
    adopt(low, raised)
    expect(await userOf(low)).toMatchObject({ userLevel: '4' })
    expect(await userOf(await loginAs(server.url, '薛明凯'))).toMatchObject({ userLevel: '2' })
    expect(await visitor(server.url).refusal((client) => client.sandbox.raiseLevel())).toMatchObject({ _tag: 'NotLoggedIn' })
  })
})

describe('without a page of the identity centre', () => {
  const folder = temporaryFolder('tickets')
  afterAll(() => folder.remove())
  const logFile = join(folder.path, 'service.log')
  const closed = useTestServer({ SANDBOX: 'false', LOG_FILE: logFile })

  it('[R-8-06] a login is answered in words, and the log says what is missing', async () => {
    expect(await visitor(closed.url).refusal((client) => client.oneThingSession.hljJump({ query: { from: 'oneThing' } }))).toMatchObject({
      _tag: 'Unavailable',
      msg: '统一身份认证尚未接入，暂时不能登录，请稍后再试或到政务服务大厅办理'
    })
    expect((await fetch(`${closed.url}/ljonethingapi/loginhlj/hljJump`)).status).toBe(503)
    await expect.poll(() => readFileSync(logFile, 'utf8')).toContain('getOnethingLoginUrl Error: no identity centre configured')
  })

  it('says where the level is raised', async () => {
    expect(await visitor(closed.url).refusal((client) => client.oneThingSession.realNameJump({ query: {} }))).toMatchObject({
      _tag: 'Rejected',
      msg: expect.stringContaining('高级实名认证')
    })
  })
})
