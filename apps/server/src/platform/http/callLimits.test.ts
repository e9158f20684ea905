import { Api } from '@ljonething/api/Api'
import { callNames } from '@ljonething/api/oneThing/RegisterCallsApi'
import { CallKind } from '@ljonething/api/session/CallKind'
import { Context, Option } from 'effect'
import { HttpApi, OpenApi } from 'effect/http-api'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../testing/server.ts'
import { loginAs } from '../../testing/TestCaller.ts'
import { callerAddress } from './callerAddress.ts'
import { callCounters, callLimits } from './callLimits.ts'
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
  const kinds = new Map<string, { readonly kind: string; readonly takesFile: boolean }>()
  HttpApi.reflect(Api, {
    onGroup: () => undefined,
    onEndpoint: ({ group, endpoint: { annotations, identifier, path } }) =>
      kinds.set(`${group.identifier}.${identifier}`, {
        kind: Context.get(annotations, CallKind),
        takesFile: JSON.stringify(paths[path]?.post?.requestBody ?? {}).includes('"binary"')
      })
  })

  it('are cheap or of a kind that is limited, and every kind has calls', () => {
    expect(new Set(Array.from(kinds.values(), ({ kind }) => kind))).toEqual(new Set(['cheap', ...Object.keys(callLimits)]))
    expect(Object.keys(callLimits)).toEqual(['ticket', 'seal', 'refresh', 'register', 'file', 'batch', 'document'])
  })

  it('that take a file whole, or ask a register by its name, are limited, each one of them', () => {
    const filed = Array.from(kinds).filter(([, { takesFile }]) => takesFile)
    const asked = Array.from(kinds).filter(([name]) => name.startsWith('oneThingRegisterCalls.'))
    expect([filed.length > 0, asked.length]).toEqual([true, callNames.length])
    expect(filed.filter(([, { kind }]) => kind !== 'file')).toEqual([])
    expect(asked.filter(([, { kind }]) => kind !== 'register')).toEqual([])
  })

  it('count for the person and for the address; others of a person who is limited go on, cheap calls too', () => {
    const counters = callCounters({ file: { person: { burst: 2, perMinute: 1 }, address: { burst: 3, perMinute: 1 } } })
    const count = (kind: string, person: string | undefined, address: string) => (counters.get(kind)?.(person, address, 0) ?? 0) === 0
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
