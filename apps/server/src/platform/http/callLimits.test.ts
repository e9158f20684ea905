import { Api } from '@ljonething/api/Api'
import { callNames } from '@ljonething/api/oneThing/RegisterCallsApi'
import { AnswerKind } from '@ljonething/api/session/AnswerKind'
import { CallKind } from '@ljonething/api/session/CallKind'
import { Context, Layer, Option } from 'effect'
import { HttpApi, OpenApi } from 'effect/http-api'
import { describe, expect, it } from 'vitest'
import { AppLive } from '../../app.ts'
import { useTestServer } from '../../testing/server.ts'
import { loginAs } from '../../testing/TestCaller.ts'
import { useService } from '../../testing/useService.ts'
import { callerAddress } from './callerAddress.ts'
import { callCounters, CallLimits, callLimits } from './callLimits.ts'
import { tokenBuckets } from './tokenBuckets.ts'

describe('a bucket of tokens', () => {
  it('gives its burst, then as many as come in, and says how long to wait', () => {
    const buckets = tokenBuckets({ burst: 3, perMinute: 6 })
    const waits = [0, 0, 0, 0, 5_000, 10_000, 10_000, 600_000, 600_000, 600_000, 600_000].map((now) => buckets.take('a', now))
    expect(waits).toEqual([0, 0, 0, 10, 5, 0, 10, 0, 0, 0, 10])
    expect(buckets.take('b', 0)).toBe(0)
  })

  it('forgets the key longest unused beyond the most it keeps', () => {
    const buckets = tokenBuckets({ burst: 1, perMinute: 1 }, 2)
    expect(['a', 'b', 'a', 'c', 'a', 'b'].map((key) => buckets.take(key, 0) === 0)).toEqual([true, true, false, true, false, true])
  })
})

describe('calls', () => {
  const { paths } = OpenApi.fromApi(Api)
  const kinds = new Map<string, { readonly kind: string; readonly takesFile: boolean; readonly isSecret: boolean }>()
  HttpApi.reflect(Api, {
    onGroup: () => undefined,
    onEndpoint: ({ group, endpoint: { annotations, identifier, path } }) =>
      kinds.set(`${group.identifier}.${identifier}`, {
        kind: Context.get(annotations, CallKind),
        isSecret: Context.get(annotations, AnswerKind) === 'secret',
        takesFile: JSON.stringify(paths[path]?.post?.requestBody ?? {}).includes('"binary"')
      })
  })

  it('are cheap or of a kind that is limited, and every kind has calls', () => {
    expect(new Set(Array.from(kinds.values(), ({ kind }) => kind))).toEqual(new Set(Object.keys(callLimits)))
    const dear = ['ticket', 'seal', 'refresh', 'register', 'file', 'batch', 'document', 'draft', 'hold']
    expect(Object.keys(callLimits)).toEqual([...dear, 'cheap'])
  })

  it('that take a file whole, or ask a register by its name, are limited, each one of them', () => {
    const filed = Array.from(kinds).filter(([, { takesFile }]) => takesFile)
    const asked = Array.from(kinds).filter(([name]) => name.startsWith('oneThingRegisterCalls.'))
    expect([filed.length > 0, asked.length]).toEqual([true, callNames.length])
    expect(filed.filter(([, { kind }]) => kind !== 'file')).toEqual([])
    expect(asked.filter(([, { kind }]) => kind !== 'register')).toEqual([])
  })

  it('that give a token, ticket or code, keep what is typed, take a place or print are limited, each one of them', () => {
    const unlimited = Array.from(kinds).filter(
      ([name, { kind, isSecret }]) => isSecret && kind === 'cheap' && name !== 'oneThingSession.getUserInfo'
    )
    expect(unlimited).toEqual([])
    const kindsOf = (names: RegExp) => new Set(Array.from(kinds).flatMap(([name, { kind }]) => (names.test(name) ? [kind] : [])))
    expect(kindsOf(/\.(?:saveThingInfo|stage)$/)).toEqual(new Set(['draft']))
    expect(kindsOf(/^oneThingBookings\.(?:hold|change)$/)).toEqual(new Set(['hold']))
    expect(kindsOf(/Printing\.|\.print$|[dD]ownloadReceipt|Export$/)).toEqual(new Set(['document']))
  })

  it.each([
    ['draft', 300, /^暂存过于频繁，\d+秒后可再次暂存，已填写的内容不会丢失$/],
    ['hold', 40, /^选择预约时间过于频繁，请\d+秒后再试，已填写的内容不会丢失$/],
    ['ticket', 120, /^操作过于频繁，请\d+秒后再试$/],
    ['document', 60, /^操作过于频繁，请\d+秒后再试$/]
  ])('of the kind %s a person makes %i at once, and is told in words when to go on', (kind, burst, words) => {
    const counter = callCounters(callLimits).get(kind)
    const waits = Array.from({ length: burst + 1 }, () => counter?.waitOf('P1', 'X', 0) ?? 0)
    expect(waits.findIndex((wait) => wait > 0)).toBe(burst)
    expect(counter?.words(waits[burst] ?? 0)).toMatch(words)
    expect(counter?.waitOf('P2', 'X', 0)).toBe(0)
  })

  it('that are cheap count for a visitor by address, and for nobody who is logged in', () => {
    const counter = callCounters({ cheap: { ...callLimits.cheap, visitor: { burst: 2, perMinute: 60 } } }).get('cheap')
    const waits = [undefined, undefined, undefined, 'P1'].map((person) => counter?.waitOf(person, 'X', 0))
    expect([...waits, counter?.waitOf(undefined, 'Y', 0), counter?.waitOf(undefined, 'X', 1_000)]).toEqual([0, 0, 1, 0, 0, 0])
    expect(counter?.words(1)).toBe('当前网络的访问过于频繁，请1秒后再试，登录后可以继续')
  })

  it('count for the person and for the address; others of a person who is limited go on, cheap calls too', () => {
    const counters = callCounters({ file: { person: { burst: 2, perMinute: 1 }, address: { burst: 3, perMinute: 1 } } })
    const count = (kind: string, person: string | undefined, address: string) => (counters.get(kind)?.waitOf(person, address, 0) ?? 0) === 0
    expect([count('file', 'P1', 'X'), count('file', 'P1', 'X'), count('file', 'P1', 'Y'), count('cheap', 'P1', 'X')]).toEqual([
      true,
      true,
      false,
      true
    ])
    expect([count('file', undefined, 'X'), count('file', undefined, 'X'), count('file', 'P2', 'X'), count('file', 'P2', 'Y')]).toEqual([
      true,
      false,
      false,
      true
    ])
  })

  it('beyond the limit are answered TooMany with Retry-After, of this person alone', async () => {
    const busy = await loginAs(server.url, '周晓岚')
    const ask = (caller: typeof busy) =>
      fetch(`${server.url}/ljonethingapi/formReuse/queryListForOneThing`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'auth-center-token': caller.token() ?? '',
          cookie: Array.from(caller.cookies, ([name, value]) => `${name}=${value}`).join('; ')
        },
        body: JSON.stringify({ sceneid: 'HLJYJS0001' })
      })
    const statuses = new Map<number, number>()
    for (let round = 0; round < 32; round++)
      for (const { status } of await Promise.all(Array.from({ length: 10 }, () => ask(busy))))
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
    expect(statuses.get(200)).toBeGreaterThanOrEqual(300)
    expect(statuses.get(429)).toBeGreaterThan(0)
    const refused = await ask(busy)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await refused.json()).toMatchObject({ _tag: 'TooMany', code: 1, msg: expect.stringMatching(/^操作过于频繁，请\d+秒后再试$/) })
    expect((await ask(await loginAs(server.url, '林海峰'))).status).toBe(200)
  })
})

const server = useTestServer()

describe('a service with smaller limits', () => {
  const few = { burst: 2, perMinute: 1 }
  const under = (limits: object) => useService(AppLive.pipe(Layer.provide(Layer.succeed(CallLimits, limits))))
  const small = under({ cheap: { ...callLimits.cheap, visitor: few } })
  const seldom = under({ draft: { ...callLimits.draft, person: few } })
  const time = () => fetch(`${small.url}/ljonethingapi/GoodBadReview/getNowServerTime`)

  it('answers what a visitor reads too often 429 in words, with the time to wait, and goes on for whoever is logged in', async () => {
    const caller = await loginAs(small.url, '周晓岚')
    const answers = [await time(), await time(), await time()]
    const last = answers.at(-1)
    expect(answers.map(({ status }) => status)).toContain(429)
    expect([last?.status, Number(last?.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await last?.json()).toMatchObject({
      _tag: 'TooMany',
      code: 1,
      msg: expect.stringMatching(/^当前网络的访问过于频繁，请\d+秒后再试，登录后可以继续$/)
    })
    for (let read = 0; read < 4; read += 1) await caller.call((client) => client.oneThingSession.getNowServerTime())
  })

  it('[R-5-60] refuses a draft that is saved too often in words, and keeps what was saved before', async () => {
    const caller = await loginAs(seldom.url, '周晓岚')
    const save =
      (step: string, more: object = {}) =>
      (client: Parameters<Parameters<typeof caller.call>[0]>[0]) =>
        client.oneThingDrafts.saveThingInfo({
          payload: { clientKey: 'often', sceneNo: 'HLJYJS0001', sceneName: '', sourceName: '', step, content: '{}', ...more }
        })
    const { rowGuid, version } = await caller.call(save('themeMiddle'))
    await caller.call(save('smartGuide', { rowGuid, version }))
    expect(await caller.refusal(save('themeForm', { rowGuid, version: 2 }))).toMatchObject({
      _tag: 'TooMany',
      msg: expect.stringMatching(/^暂存过于频繁，\d+秒后可再次暂存，已填写的内容不会丢失$/)
    })
    expect(await caller.call((client) => client.oneThingDrafts.queryThingInfo({ query: { rowGuid } }))).toMatchObject({
      step: 'smartGuide',
      version: 2
    })
  })
})

describe('the address of a caller', () => {
  const from = (address: string, forwarded?: string) =>
    callerAddress(
      { headers: (forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }) as never, remoteAddress: Option.some(address) },
      ['10.0.0.7', '10.0.0.8']
    )

  it.each([
    ['203.0.113.9', undefined, '203.0.113.9'],
    ['::ffff:203.0.113.9', undefined, '203.0.113.9'],
    ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['10.0.0.7', undefined, '10.0.0.7'],
    ['10.0.0.7', '198.51.100.1', '198.51.100.1'],
    ['::ffff:10.0.0.7', '192.0.2.1, 198.51.100.1, 10.0.0.8', '198.51.100.1']
  ])('connected from %s, forwarded for %s, is %s', (address, forwarded, expected) => {
    expect(from(address, forwarded)).toBe(expected)
  })
})
