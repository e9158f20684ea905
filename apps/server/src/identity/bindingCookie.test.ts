import { Option } from 'effect'
import { describe, expect, it } from 'vitest'
import { isHttps } from '../platform/http/isHttps.ts'
import { useTestServer } from '../testing/server.ts'

const person = async (url: string) => {
  const answer = await fetch(`${url}/ljonethingapi/sandbox/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'P001' })
  })
  return ((await answer.json()) as { data: { ticket: string } }).data.ticket
}

/** Logs in with these headers; the cookie line, and what the service knows of its bearer. */
const logIn = async (url: string, headers: Record<string, string> = {}) => {
  const exchanged = await fetch(`${url}/ljonethingapi/loginhlj/getUserInfoByTicket?ticket=${await person(url)}`, { headers })
  const { data } = (await exchanged.json()) as { data: { token: string } }
  const [line = ''] = exchanged.headers.getSetCookie()
  const cookie = line.split(';')[0] ?? ''
  const ask = (sent: string, more = headers) =>
    fetch(`${url}/ljonethingapi/api/v1/auth/getUserInfo`, { headers: { ...more, 'auth-center-token': data.token, cookie: sent } })
  return { line, cookie, ask }
}

const https = { 'x-forwarded-proto': 'https' }

describe('the cookie of a session', () => {
  const local = useTestServer()
  const behindProxy = useTestServer({ TRUSTED_PROXIES: '10.0.0.7, 127.0.0.1' })
  const open = useTestServer({ HOST: '0.0.0.0', SANDBOX: 'true' })

  it('on this computer alone it is plain http, whatever an unknown proxy says', async () => {
    for (const headers of [{}, https]) {
      const { line, cookie, ask } = await logIn(local.url, headers)
      expect(line).toMatch(/^ljonething-binding=[\w-]{43}; .*HttpOnly/)
      expect(line).toContain('SameSite=Strict')
      expect(line).not.toContain('Secure')
      expect((await ask(cookie)).status).toBe(200)
    }
  })

  it('a configured proxy says https: __Host- and Secure, and the plain name is not read', async () => {
    const { line, cookie, ask } = await logIn(behindProxy.url, https)
    expect(line).toMatch(/^__Host-ljonething-binding=[\w-]{43}; .*HttpOnly; Secure; SameSite=Strict$/)
    expect(line).toContain('Path=/')
    expect(line).not.toContain('Domain')
    expect((await ask(cookie)).status).toBe(200)
    expect((await ask(cookie.replace('__Host-', ''))).status).toBe(401)
  })

  it('a service that others reach never gives it without', async () => {
    const { line, cookie, ask } = await logIn(open.url.replace('0.0.0.0', '127.0.0.1'))
    expect(line).toMatch(/^__Host-ljonething-binding=.*Secure/)
    expect((await ask(cookie)).status).toBe(200)
    expect((await ask(cookie.replace('__Host-', ''))).status).toBe(401)
  })
})

it.each([
  ['https', '10.0.0.7', true],
  ['https', '::ffff:10.0.0.7', true],
  ['https', '10.0.0.8', false],
  ['http', '10.0.0.7', false],
  [undefined, '10.0.0.7', false]
])('x-forwarded-proto %s from %s counts: %s', (proto, address, counts) => {
  const request = { headers: (proto === undefined ? {} : { 'x-forwarded-proto': proto }) as never, remoteAddress: Option.some(address) }
  expect(isHttps(request, ['10.0.0.7'])).toBe(counts)
  expect(isHttps(request, [])).toBe(false)
})
