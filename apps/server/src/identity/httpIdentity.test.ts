import { createServer } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { useTestServer } from '../testing/server.ts'
import { visitor } from '../testing/TestCaller.ts'

const person = {
  ...{ userType: '0', userId: 'C-9001', userRegion: '230100000000', userLevel: '4' },
  ...{ cardId: '23019919930412002X', userName: '周晓岚', mobile: '13904510001' }
}

/** Her passport says nothing of her; of whom a number says something it is the number that counts. */
const foreigner = { ...person, userId: 'C-9002', cardId: 'FRA920401234567', userName: '玛丽', sex: '0' }
const told: Readonly<Record<string, object>> = {
  known: person,
  foreigner,
  regional: { ...person, userId: 'C-9004', userRegion: '230000000000,230100000000, 230103000000,' },
  otherwise: { ...foreigner, sex: '2' },
  father: { ...person, userId: 'C-9003', cardId: '230199199108200030', userName: '林海峰', sex: '0' }
}

/** How the centre answers the next switch, and what it was asked. */
let switching = 'fine'
const switched: unknown[] = []
/** What came where the centre sent a question on to. */
const reachedElsewhere: string[] = []

/** A centre that knows one ticket and answers the others in its own ways. */
const centre = createServer((request, response) => {
  if (request.url === '/switchTicket') {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      switched.push(JSON.parse(body))
      if (switching === 'fine')
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ticket: 'of-the-centre' }))
      else if (switching === 'empty') response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ticket: '' }))
      else response.writeHead(500).end()
    })
    return
  }
  const asked = new URL(request.url ?? '', 'http://centre')
  if (asked.pathname === '/elsewhere') {
    reachedElsewhere.push(asked.search)
    return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(person))
  }
  const ticket = asked.searchParams.get('ticket')
  const found = told[ticket ?? '']
  if (found !== undefined) response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found))
  else if (ticket === 'nonsense') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')
  else if (ticket === 'sent on') response.writeHead(302, { location: `/elsewhere${asked.search}` }).end()
  else if (ticket === 'huge')
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ...person, more: '长'.repeat(30_000) }))
  else if (ticket === 'half') response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ userId: 'C-9001' }))
  else if (ticket !== 'silent') response.writeHead(ticket === 'broken' ? 500 : 404).end()
})
await new Promise<void>((listening) => centre.listen(0, '127.0.0.1', listening))
const address = centre.address()
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
afterAll(() => {
  centre.closeAllConnections()
  centre.close()
})

const server = useTestServer({
  SANDBOX: 'false',
  IDENTITY_LOGIN_URL: 'https://login.example/page?app=onething',
  IDENTITY_REAL_NAME_URL: 'https://login.example/real-name',
  IDENTITY_URL: url,
  IDENTITY_TIMEOUT: '500 millis'
})

const exchange = (ticket: string) => (client: Parameters<Parameters<ReturnType<typeof visitor>['call']>[0]>[0]) =>
  client.oneThingSession.getUserInfoByTicket({ query: { ticket } })

describe('an identity centre over HTTP', () => {
  it('its page is where people log in, with the way back', async () => {
    const { url: page } = await visitor(server.url).call((client) =>
      client.oneThingSession.hljJump({ query: { from: 'oneThing', goto: '/doThing/doThingProgress/oneThingList' } })
    )
    expect(page).toBe(`https://login.example/page?app=onething&goto=${encodeURIComponent('/doThing/doThingProgress/oneThingList')}`)
  })

  it('its real-name page, where it is known, is where people raise their level, with the way back', async () => {
    const { url: page } = await visitor(server.url).call((client) =>
      client.oneThingSession.realNameJump({ query: { goto: '/themeWrapper/themeMiddle?code=HLJYJS0001' } })
    )
    expect(page).toBe(`https://login.example/real-name?goto=${encodeURIComponent('/themeWrapper/themeMiddle?code=HLJYJS0001')}`)
  })

  it('a ticket it knows logs its person in', async () => {
    const caller = visitor(server.url)
    const session = await caller.call(exchange('known'))
    expect(session).toMatchObject({ userInfo: person })
    caller.setToken('token' in session ? session.token : null)
    expect((await caller.call((client) => client.oneThingSession.getUserInfo())).userInfo).toEqual(person)
  })

  it('[R-5-67] the region of a person is the last of the list it says', async () => {
    expect(await visitor(server.url).call(exchange('regional'))).toMatchObject({ userInfo: { userRegion: '230103000000' } })
    expect(await visitor(server.url).call(exchange('known'))).toMatchObject({ userInfo: { userRegion: '230100000000' } })
  })

  it('[R-3.1-06] [R-3.1-10] says the gender by the identity list, which counts where no citizen ID decides', async () => {
    const prefilled = async (ticket: string) => {
      const caller = visitor(server.url)
      const session = await caller.call(exchange(ticket))
      caller.setToken('token' in session ? session.token : null)
      const known = await caller.call((client) => client.oneThingForms.queryListForOneThing({ payload: { sceneid: 'HLJYJS0001' } }))
      return known.flatMap(({ name, value }) => (/^(mother|father)Name$/.test(name) ? [`${name} ${value}`] : []))
    }
    expect(await prefilled('foreigner')).toEqual(['motherName 玛丽'])
    expect(await prefilled('otherwise')).toEqual([])
    expect(await prefilled('father')).toEqual(['fatherName 林海峰'])
  })

  it('[R-7.2-12] makes the tickets for other systems, and is asked for none elsewhere', async () => {
    const caller = visitor(server.url)
    const session = await caller.call(exchange('known'))
    caller.setToken('token' in session ? session.token : null)
    const switchTicket = (target: string) => (client: Parameters<Parameters<typeof caller.call>[0]>[0]) =>
      client.gatewayTickets.switchTicket({ payload: { target } })
    const target = 'https://invest.example.invalid/apply?ticket={ticket}'
    expect(await caller.call(switchTicket(target))).toEqual({ ticket: 'of-the-centre' })
    expect(await caller.refusal(switchTicket('https://stranger.example/'))).toMatchObject({ _tag: 'Forbidden' })
    expect(switched).toEqual([{ userId: 'C-9001', userType: '0', target: 'invest.example.invalid' }])
    for (switching of ['empty', 'broken']) expect(await caller.refusal(switchTicket(target))).toMatchObject({ _tag: 'Unavailable' })
  })

  it('a ticket it does not know gives no session, and one too long to be any is not asked for', async () => {
    expect(await visitor(server.url).refusal(exchange('x'.repeat(513)))).toMatchObject({ _tag: 'Invalid' })
    for (const ticket of ['unknown', 'x'.repeat(512)]) {
      expect(await visitor(server.url).refusal(exchange(ticket))).toMatchObject({
        _tag: 'Rejected',
        msg: '登录凭证无效或已过期，请重新登录'
      })
    }
  })

  it.each(['broken', 'nonsense', 'half', 'silent', 'huge', 'sent on'])(
    'a centre that answers %s is away, and nobody is logged in',
    async (ticket) => {
      expect(await visitor(server.url).refusal(exchange(ticket))).toMatchObject({ _tag: 'Unavailable', msg: '服务暂不可用，请稍后再试' })
      expect(reachedElsewhere).toEqual([])
    }
  )
})
