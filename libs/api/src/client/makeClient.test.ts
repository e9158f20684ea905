import { Effect, Fiber, Stream } from 'effect'
import { FetchHttpClient, HttpClientError } from 'effect/http'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from '@effect/vitest'
import { Api } from '../Api.ts'
import { NotFound, Rejected } from '../errors/errors.ts'
import type { Client } from '../testing/answering.ts'
import { answering, json } from '../testing/answering.ts'
import { call, makeClient } from './makeClient.ts'

const serverTime = (client: Client) => client.oneThingSession.getNowServerTime()
const guideScene = (client: Client) => client.oneThingGuide.getGuideScene({ query: { code: 'x' } })

const time = { code: 0, msg: '操作成功', data: { now: '2026-11-20T04:10:00Z' } }
const noConnection: Parameters<typeof answering>[0] = (request) =>
  Effect.fail(new HttpClientError.HttpClientError({ reason: new HttpClientError.TransportError({ request }) }))
const text = (body: string | null, status = 200, type = 'application/json') =>
  Effect.succeed(new Response(body, { status, headers: { 'content-type': type } }))

const failureOf = (answer: Parameters<typeof answering>[0]) => Effect.flip(answering(answer).ask('getNowServerTime', serverTime))

describe('what is sent', () => {
  it.effect('[R-3.1-14 R-6-09 R-6-10] token and client type go as headers with every call, read anew each time', () =>
    Effect.gen(function* () {
      let token: string | null = 'first'
      const { seen, ask } = answering(() => json(time), { token: () => token, clientType: () => '2' })
      yield* ask('getNowServerTime', serverTime)
      token = 'second'
      yield* ask('getNowServerTime', serverTime)
      expect(seen.map(({ headers }) => headers['auth-center-token'])).toEqual(['first', 'second'])
      expect(seen.map(({ headers }) => headers['client-type'])).toEqual(['2', '2'])
    })
  )

  it.effect.each([
    ['too long', 'a'.repeat(201), '填写的内容过长，请删减后重试'],
    ['not to be kept', 'a\0', '含有无法识别的字符（可能由复制粘贴带入），请删除后重新填写']
  ] as const)('a text that is %s is not sent, and its person is told why', ([, keyword, msg]) =>
    Effect.gen(function* () {
      const { seen, ask } = answering(() => json(time))
      const search = ask('remoteSearch', (client) =>
        client.oneThingRegisters.remoteSearch({ payload: { source: 'REMOTE_HOSPITAL', keyword } })
      )
      expect(yield* Effect.flip(search)).toMatchObject({ _tag: 'Invalid', msg })
      const inAddress = ask('scenes', (client) => client.middleScenes.scenes({ query: { name: keyword } }))
      expect(yield* Effect.flip(inAddress)).toMatchObject({ _tag: 'Invalid', msg })
      expect(seen).toEqual([])
    })
  )

  it('[R-6-09 R-6-10] no group of the contract is without the headers', () => {
    const without = Object.values(Api.groups).flatMap((group) =>
      Object.values(group.endpoints).filter(({ middlewares }) => ![...middlewares].some(({ key }) => key.endsWith('CallerMiddleware')))
    )
    expect(without).toEqual([])
  })

  it.effect('a visitor sends the client type and no token', () =>
    Effect.gen(function* () {
      const { seen, ask } = answering(() => json(time))
      yield* ask('getNowServerTime', serverTime)
      expect(seen[0]?.headers).toMatchObject({ 'client-type': '1' })
      expect(seen[0]?.headers).not.toHaveProperty('auth-center-token')
    })
  )

  it.effect('[R-7-05] cookies are sent with every call', () =>
    Effect.gen(function* () {
      const asked: RequestInit[] = []
      const fetch: typeof globalThis.fetch = (_input, init) => {
        asked.push(init ?? {})
        return Promise.resolve(Response.json(time))
      }
      const client = yield* makeClient(Api, 'http://portal.test', { token: () => null, clientType: () => '1' }).pipe(
        Effect.provide(FetchHttpClient.layer)
      )
      yield* call('getNowServerTime', serverTime(client)).pipe(Effect.provideService(FetchHttpClient.Fetch, fetch))
      expect(asked.map(({ credentials }) => credentials)).toEqual(['include'])
    })
  )
})

describe('what comes back', () => {
  it.effect('[R-7-08 R-7-11] data alone, when the code is 0 as number or as text', () =>
    Effect.gen(function* () {
      for (const code of [0, '0']) {
        const { ask } = answering(() => json({ ...time, code }))
        expect(yield* ask('getNowServerTime', serverTime)).toEqual(time.data)
      }
    })
  )

  it.effect("[R-7-08 R-7-11 R-8-03 R-8-05] any other code is a refusal with the server's message, even under status 200", () =>
    Effect.gen(function* () {
      for (const code of [1, -1, '1']) {
        const refusal = yield* failureOf(() => json({ code, msg: '该事项暂停办理', data: null }))
        expect(refusal).toBeInstanceOf(Rejected)
        expect(refusal).toMatchObject({ code: Number(code), msg: '该事项暂停办理' })
      }
    })
  )

  it.effect('[R-5-64] 200 is success for the upload judge, and for no other call', () =>
    Effect.gen(function* () {
      const fetch = () => Promise.resolve(Response.json({ code: 200, msg: '校验通过' }))
      const client = yield* makeClient(Api, 'http://portal.test', { token: () => null, clientType: () => '1' }).pipe(
        Effect.provide(FetchHttpClient.layer)
      )
      const answered = Effect.provideService(FetchHttpClient.Fetch, fetch)
      expect(yield* call('judge', client.oneThingMaterials.judge({ payload: new FormData() })).pipe(answered)).toMatchObject({ code: 200 })
      expect(yield* Effect.flip(call('getNowServerTime', serverTime(client)).pipe(answered))).toMatchObject({ _tag: 'UnrecognisableJson' })
    })
  )

  it.effect('a failure of the service arrives as the error it is', () =>
    Effect.gen(function* () {
      const { ask } = answering(() => json({ _tag: 'NotFound', code: 1, msg: '未查询到相关记录' }, 404))
      const failure = yield* Effect.flip(ask('getGuideScene', guideScene))
      expect(failure).toBeInstanceOf(NotFound)
      expect(failure).toMatchObject({ code: 1, msg: '未查询到相关记录' })
    })
  )

  it.effect('a broken connection is Transport, named by the call and nothing of its values', () =>
    Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(failureOf(noConnection))
      yield* TestClock.adjust('1 minute')
      const failure = yield* Fiber.join(fiber)
      expect({ ...failure }).toMatchObject({ _tag: 'Transport', request: 'getNowServerTime' })
      expect(JSON.stringify(failure)).not.toContain('http')
    })
  )

  it.effect('[R-5-78 R-8-20] text that is not JSON is UnrecognisableJson', () =>
    Effect.gen(function* () {
      const failure = yield* failureOf(() => text('<html>'))
      expect(failure).toMatchObject({ _tag: 'UnrecognisableJson', message: 'return value is unrecognisable JSON' })
    })
  )

  it.effect('JSON of another shape, and a page of a proxy, are UnrecognisableJson too', () =>
    Effect.gen(function* () {
      expect(yield* failureOf(() => json({ ...time, data: { now: 7 } }))).toMatchObject({ _tag: 'UnrecognisableJson' })
      expect(yield* failureOf(() => text('Bad gateway', 502, 'text/html'))).toMatchObject({ _tag: 'UnrecognisableJson' })
    })
  )

  it.effect('[R-7-13] any status from 200 to 299 is a success; 300 is not', () =>
    Effect.gen(function* () {
      for (const status of [200, 201, 299]) {
        const { ask } = answering(() => json(time, status))
        expect(yield* ask('getNowServerTime', serverTime)).toEqual(time.data)
      }
      expect(yield* failureOf(() => json(time, 300))).toMatchObject({ _tag: 'UnrecognisableJson' })
    })
  )

  it.effect('[R-5-79] an empty answer is an empty object', () =>
    Effect.gen(function* () {
      const logout = (client: Client) => client.oneThingSession.logout()
      for (const answer of [text(''), Effect.succeed(new Response(null, { status: 204 }))]) {
        expect(yield* answering(() => answer).ask('logout', logout)).toEqual({})
      }
    })
  )

  it.effect('[R-5-80 R-7-06] null values are dropped before the schema reads them', () =>
    Effect.gen(function* () {
      const user = { userType: '0', userId: 'u1', userRegion: '', userLevel: '3', cardId: '', userName: '张*', mobile: '' }
      const { ask } = answering(() => json({ code: 0, msg: '', data: { userInfo: { ...user, unionCode: null, companyName: null } } }))
      const answer = yield* ask('getuser', (client) => client.oneThingSession.getuser())
      expect(answer).toEqual({ userInfo: user })
      expect(Object.keys(answer.userInfo ?? {})).not.toContain('companyName')
    })
  )

  it.effect('bytes come as they are', () =>
    Effect.gen(function* () {
      const { ask } = answering(() => text('%PDF null', 200, 'application/octet-stream'))
      const chunks = yield* ask('tisDownload', (client) =>
        Effect.flatMap(client.oneThingMaterials.tisDownload({ query: { fileId: 'f' } }), Stream.runCollect)
      )
      expect(new TextDecoder().decode(Array.from(chunks)[0])).toBe('%PDF null')
    })
  )
})

describe('patience', () => {
  it.effect('a GET is tried three times over a broken connection, a POST once', () =>
    Effect.gen(function* () {
      const reading = answering(noConnection)
      const writing = answering(noConnection)
      const logout = (client: Client) => client.oneThingSession.logout()
      const fibers = [
        yield* Effect.forkChild(Effect.exit(reading.ask('getNowServerTime', serverTime))),
        yield* Effect.forkChild(Effect.exit(writing.ask('logout', logout)))
      ]
      yield* TestClock.adjust('1 minute')
      yield* Effect.forEach(fibers, Fiber.join)
      expect([reading.seen.length, writing.seen.length]).toEqual([3, 1])
    })
  )

  it.effect('[R-7-12] a call has no timeout: an answer after a day is an answer', () =>
    Effect.gen(function* () {
      const { ask } = answering(() => Effect.delay(json(time), '1 day'))
      const fiber = yield* Effect.forkChild(ask('getNowServerTime', serverTime))
      yield* TestClock.adjust('1 day')
      expect(yield* Fiber.join(fiber)).toEqual(time.data)
    })
  )

  it.effect('a call that asks for a limit ends with Timeout', () =>
    Effect.gen(function* () {
      const { ask } = answering(() => Effect.never)
      const fiber = yield* Effect.forkChild(Effect.flip(ask('getNowServerTime', serverTime, '5 seconds')))
      yield* TestClock.adjust('5 seconds')
      expect(yield* Fiber.join(fiber)).toMatchObject({ _tag: 'Timeout', request: 'getNowServerTime', msg: '请求超时，请稍后再试' })
    })
  )
})
