/**
 * A caller of the service in tests: the typed client of the contract over real HTTP, with the cookie jar a browser would have.
 *   const mother = await loginAs(server.url, '周晓岚'); await mother.call((client) => client.oneThingDrafts.queryThingInfos({ query: {} }))
 */
import { Api } from '@ljonething/api/Api'
import { call, makeClient } from '@ljonething/api/client/makeClient'
import { Cause, Effect, Exit } from 'effect'
import { FetchHttpClient } from 'effect/http'
import type { HttpApiClient } from 'effect/http-api'

type Client = HttpApiClient.ForApi<typeof Api>

/** A tagged error of the contract as plain data, without code and stack. */
export interface Refusal {
  readonly _tag: string
  readonly msg?: string
  readonly issues?: unknown
  readonly current?: unknown
  readonly own?: unknown
  readonly reason?: unknown
}

export interface TestCaller {
  readonly call: <A, E>(use: (client: Client) => Effect.Effect<A, E>) => Promise<A>
  /** The tagged error a call fails with. */
  readonly refusal: <A, E>(use: (client: Client) => Effect.Effect<A, E>) => Promise<Refusal>
  readonly token: () => string | null
  readonly setToken: (token: string | null) => void
  readonly cookies: Map<string, string>
}

export const visitor = (url: string): TestCaller => {
  let token: string | null = null
  const cookies = new Map<string, string>()
  const jarFetch: typeof globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    if (cookies.size > 0) headers.set('cookie', Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '))
    const response = await globalThis.fetch(input, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }
  const client = makeClient(Api, url, { token: () => token, clientType: () => '1' }).pipe(
    Effect.provide(FetchHttpClient.layer),
    Effect.runSync
  )
  const exitOf = <A, E>(use: (client: Client) => Effect.Effect<A, E>) =>
    Effect.runPromiseExit(call('test', use(client)).pipe(Effect.provideService(FetchHttpClient.Fetch, jarFetch)))
  return {
    call: async (use) => {
      const exit = await exitOf(use)
      if (Exit.isSuccess(exit)) return exit.value
      throw Cause.squash(exit.cause)
    },
    refusal: async (use) => {
      const exit = await exitOf(use)
      if (Exit.isSuccess(exit)) throw new Error('the call was expected to fail')
      const error = Cause.squash(exit.cause)
      if (typeof error === 'object' && error !== null && '_tag' in error && typeof error._tag === 'string') {
        return {
          _tag: error._tag,
          ...('msg' in error && typeof error.msg === 'string' ? { msg: error.msg } : {}),
          ...('issues' in error && error.issues !== undefined ? { issues: error.issues } : {}),
          ...('current' in error && error.current !== undefined ? { current: error.current } : {}),
          ...('own' in error && error.own !== undefined ? { own: error.own } : {}),
          ...('reason' in error && error.reason !== undefined ? { reason: error.reason } : {})
        }
      }
      throw error
    },
    token: () => token,
    setToken: (next) => {
      token = next
    },
    cookies
  }
}

/** Logs in as a sandbox person, by name; of several users of that name the first, or the one of the company. */
export const loginAs = async (url: string, name: string, company = false): Promise<TestCaller> => {
  const people = await visitor(url).call((client) => client.sandbox.people())
  const person = people.find((one) => one.name === name && (one.userType === '1') === company)
  if (person === undefined) throw new Error(`no sandbox person ${name}`)
  return loginById(url, person.id)
}

export const loginById = async (url: string, id: string): Promise<TestCaller> => {
  const caller = visitor(url)
  const { ticket } = await caller.call((client) => client.sandbox.login({ payload: { id } }))
  const session = await caller.call((client) => client.oneThingSession.getUserInfoByTicket({ query: { ticket } }))
  if ('someoneElse' in session) throw new Error('a new caller has no login to replace')
  caller.setToken(session.token)
  return caller
}
