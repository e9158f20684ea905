import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()
const host = 'invest.example.invalid'
const target = `https://${host}/apply?ticket={ticket}`
const switchTicket = (caller: TestCaller, to = target) =>
  caller.call((client) => client.gatewayTickets.switchTicket({ payload: { target: to } }))
const holder = (ticket: string, asked = host) =>
  visitor(server.url).call((client) => client.sandbox.ticketHolder({ payload: { ticket, host: asked } }))
const noHolder = (ticket: string, asked = host) =>
  visitor(server.url).refusal((client) => client.sandbox.ticketHolder({ payload: { ticket, host: asked } }))
const tickets = () =>
  server.run(
    Effect.orDie(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const [row] = yield* sql<{ count: number }>`SELECT count(*)::int AS count FROM login_ticket`
        return row?.count
      })
    )
  )
const unknown = { _tag: 'Rejected', msg: '登录凭证无效或已过期，请重新登录' }

describe('a ticket for another system', () => {
  it('[R-7.2-12] is given at the published address, in its envelope, and is fresh each time', async () => {
    const clerk = await loginAs(server.url, '宋北原')
    const asked = async () => {
      const response = await fetch(`${server.url}/api-gateway/jpaas-jiop-web-server/interface/buttjoint/switchTicket`, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', 'client-type': '1', 'auth-center-token': clerk.token() ?? '' },
          cookie: Array.from(clerk.cookies, ([name, value]) => `${name}=${value}`).join('; ')
        },
        body: JSON.stringify({ target })
      })
      return [response.status, await response.json()] as const
    }
    const answer = [200, { code: 0, msg: '操作成功', resultDate: { data: { ticket: expect.stringMatching(/^[\w-]{43}$/u) } } }]
    const [first, second] = [await asked(), await asked()]
    expect(first).toEqual(answer)
    expect(second).toEqual(answer)
    expect(first).not.toEqual(second)
  })

  it('[R-6-16] tells that system whose it is, once, and no other system', async () => {
    const clerk = await loginAs(server.url, '宋北原')
    const { ticket } = await switchTicket(clerk)
    expect(await noHolder(ticket, 'osu.example.invalid')).toMatchObject(unknown)
    expect(await holder(ticket)).toEqual({ userId: 'P018', userType: '0' })
    expect(await noHolder(ticket)).toMatchObject(unknown)
  })

  it('logs nobody in here, and dies with the session it was made in', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const { ticket } = await switchTicket(mother)
    expect(await visitor(server.url).refusal((client) => client.oneThingSession.getUserInfoByTicket({ query: { ticket } }))).toMatchObject(
      unknown
    )
    await mother.call((client) => client.oneThingSession.logout())
    expect(await noHolder(ticket)).toMatchObject(unknown)
  })

  it.each([
    'https://stranger.example/apply?ticket={ticket}',
    `http://${host}/apply`,
    `https://${host}:8443/apply`,
    `https://${host}.stranger.example/apply`,
    `https://${host}@stranger.example/apply`,
    `https://a:b@${host}/apply`,
    `https://sub.${host}/apply`,
    `//${host}/apply`,
    'javascript:alert(1)',
    '/onethingSpecialColumn'
  ])('[R-6-16] is made for listed systems alone, not for %s', async (to) => {
    const mother = await loginAs(server.url, '周晓岚')
    const before = await tickets()
    expect(await mother.refusal((client) => client.gatewayTickets.switchTicket({ payload: { target: to } }))).toMatchObject({
      _tag: 'Forbidden',
      msg: '不允许跳转到该地址'
    })
    expect(await tickets()).toBe(before)
  })

  it('[R-6-13] is for nobody who is not logged in', async () => {
    expect(await visitor(server.url).refusal((client) => client.gatewayTickets.switchTicket({ payload: { target } }))).toMatchObject({
      _tag: 'NotLoggedIn'
    })
  })
})
