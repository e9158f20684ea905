import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { AppLive } from '../app.ts'
import { countedStatements } from '../testing/countedStatements.ts'
import { loginAs } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import { useService } from '../testing/useService.ts'
import { keptSessions } from './KeptSessions.ts'

const counted = countedStatements()
const server = useService(AppLive, {}, counted.database)
const ask = (caller: TestCaller) => caller.call((client) => client.oneThingSession.getUserInfo())
const sessionReads = async (calls: () => Promise<unknown>) => {
  const from = counted.mark()
  await calls()
  return counted.since(from).filter(({ text }) => /FROM session\b/.test(text)).length
}

describe('the sessions of calls', () => {
  it('are read once for the calls of one screen', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    await ask(caller)
    expect(await sessionReads(() => Promise.all([ask(caller), ask(caller), ask(caller)]))).toBe(0)
    const other = await loginAs(server.url, '林海峰')
    expect(await sessionReads(() => ask(other))).toBe(1)
  })

  it('end with the answer to a logout, for calls in other hands of the same token too', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    const again: TestCaller = await loginAs(server.url, '周晓岚')
    again.setToken(caller.token())
    again.cookies.clear()
    for (const [name, value] of caller.cookies) again.cookies.set(name, value)
    await ask(again)
    await caller.call((client) => client.oneThingSession.logout())
    const refused = await Promise.all([1, 2, 3].map(() => again.refusal((client) => client.oneThingSession.getUserInfo())))
    expect(refused.map(({ _tag }) => _tag)).toEqual(['NotLoggedIn', 'NotLoggedIn', 'NotLoggedIn'])
  })

  it('that were asked for while one ends are not kept as they were', async () => {
    const now = new Date()
    const session = { lastSeenAt: now, expiresAt: new Date(now.getTime() + 60_000) }
    const found = await server.run(
      Effect.scoped(
        Effect.map(keptSessions<typeof session>(), (kept) => {
          const asked = kept.version()
          kept.dropAll()
          kept.keep('ended meanwhile', session, asked)
          kept.keep('still there', session, kept.version())
          return [
            kept.find('ended meanwhile', now),
            kept.find('still there', now),
            kept.find('still there', new Date(now.getTime() + 31_000)),
            kept.find('still there', new Date(now.getTime() - 31_000))
          ]
        })
      )
    )
    expect(found).toEqual([undefined, session, undefined, undefined])
  })
})
