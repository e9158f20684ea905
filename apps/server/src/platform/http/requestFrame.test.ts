import { Effect, Layer, Schema, Stream } from 'effect'
import { HttpRouter, HttpServerRequest, HttpServerResponse, Multipart } from 'effect/http'
import { ConnectionError, SqlError } from 'effect/sql/SqlError'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { dirname } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { useService } from '../../testing/useService.ts'

const base = '/ljonethingapi'
const Upload = Schema.Struct({ file: Multipart.SingleFileSchema })

const Routes = Layer.mergeAll(
  HttpRouter.add('GET', `${base}/slow`, Effect.as(Effect.sleep('400 millis'), HttpServerResponse.text('slow'))),
  HttpRouter.add('GET', `${base}/never`, Effect.never),
  HttpRouter.add('GET', `${base}/stuck`, Effect.as(Effect.uninterruptible(Effect.sleep('10 seconds')), HttpServerResponse.text('late'))),
  HttpRouter.add('GET', `${base}/broken`, Effect.die(new Error('secret detail'))),
  HttpRouter.add(
    'GET',
    `${base}/outage`,
    Effect.die(new SqlError({ reason: new ConnectionError({ cause: new Error('gone'), message: 'gone' }) }))
  ),
  HttpRouter.add('GET', `${base}/own-policy`, HttpServerResponse.text('x', { headers: { 'content-security-policy': 'sandbox' } })),
  HttpRouter.add(
    'POST',
    `${base}/json`,
    Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const text = yield* request.text
      return HttpServerResponse.text(String(text.length))
    }).pipe(Effect.orDie)
  ),
  HttpRouter.add(
    'POST',
    `${base}/upload`,
    Effect.gen(function* () {
      const { file } = yield* HttpServerRequest.schemaBodyMultipart(Upload)
      return HttpServerResponse.jsonUnsafe({ name: file.name, folder: dirname(file.path) })
    }).pipe(Effect.orDie)
  )
)

const form = (bytes: number) => {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(bytes)], 'a.bin'))
  return body
}

describe('headers', () => {
  const service = useService(Routes, { LOG_LEVEL: 'None' })

  /** What a connection hears that says this much and no more; `open` when it is left alone for more than half again its time. */
  const heard = (said: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(Number(new URL(service.url).port), '127.0.0.1', () => socket.write(said))
      let answer = ''
      socket.on('data', (bytes: Buffer) => (answer += bytes.toString('latin1')))
      const patience = setTimeout(() => resolve('open'), 18_000)
      socket.once('close', () => {
        clearTimeout(patience)
        resolve(answer.split('\r\n', 1)[0] ?? '')
      })
      socket.once('error', () => undefined)
      onTestFinished(() => void socket.destroy())
    })

  it('that do not come within ten seconds end the connection, said in part or not at all', async () => {
    expect(await Promise.all(['GET /healthz HTTP/1.1\r\nHost: a\r\nX-Slow: ', ''].map(heard))).toEqual([
      'HTTP/1.1 408 Request Timeout',
      'HTTP/1.1 408 Request Timeout'
    ])
  })
})

describe('every request', () => {
  const service = useService(Routes, { FILE_LIMIT: '2 MiB', UPLOAD_LIMIT: '3 MiB', BODY_LIMIT: '1 MiB', LOG_LEVEL: 'None' })
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${service.url}${path}`, { headers })
  const post = (path: string, body: BodyInit) => fetch(`${service.url}${path}`, { method: 'POST', body })

  it.each(['/healthz', '/nowhere', `${base}/broken`, `${base}/nowhere`, '/ljonething/', '/'])(
    '%s carries the strict headers and a request id',
    async (path) => {
      const { headers } = await fetch(`${service.url}${path}`, { redirect: 'manual' })
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/)
    }
  )

  it('each request has an id of its own, however many there are, and none that the log would mask as a number', async () => {
    const ids = new Set<string | null>()
    for (let asked = 0; asked < 600; asked += 1) ids.add((await fetch(`${service.url}/healthz`)).headers.get('x-request-id'))
    expect(ids.size).toBe(600)
    expect([...ids].filter((id) => /\d{11}/.test(id ?? ''))).toEqual([])
  })

  it('an answer with a policy of its own keeps it', async () => {
    expect((await get(`${base}/own-policy`)).headers.get('content-security-policy')).toBe('sandbox')
  })

  it('an unknown call, a defect and an outage answer with their status and the envelope, without inner detail', async () => {
    const answers = await Promise.all(['nowhere', 'broken', 'outage'].map((name) => get(`${base}/${name}`)))
    expect(answers.map(({ status }) => status)).toEqual([404, 500, 503])
    expect(answers[2]?.headers.get('retry-after')).toBe('2')
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
      { _tag: 'NotFound', code: 1, msg: '接口不存在' },
      { _tag: 'Unexpected', code: -1, msg: '系统繁忙，请稍后再试' },
      { _tag: 'Unavailable', code: -1, msg: '系统繁忙，请稍后再试' }
    ])
  })

  it.each([base, `${base}/api/v1`, `${base}/ybsl/smzy/shspace`, '/longjiang_otn'])(
    '[R-7-01 R-7-02 R-7-03 R-7-04] a call under the base %s is one of the API, never a page of the portal',
    async (address) => {
      for (const method of ['GET', 'POST']) {
        const answer = await fetch(`${service.url}${address}/nowhere`, { method, headers: { accept: 'text/html' } })
        expect(await answer.json()).toEqual({ _tag: 'NotFound', code: 1, msg: '接口不存在' })
      }
    }
  )

  it('a body over the limit is refused, whether it says its size or not', async () => {
    expect(await (await post(`${base}/json`, 'x'.repeat(1_000_000))).text()).toBe('1000000')
    expect((await post(`${base}/json`, 'x'.repeat(1_048_577))).status).toBe(413)
    expect(await chunked(`${service.url}${base}/json`, 20, 100_000)).toBe(413)
  })

  it('an uploaded file goes to the data folder, and one over the limit is refused', async () => {
    const { name, folder } = Schema.decodeUnknownSync(Schema.Struct({ name: Schema.String, folder: Schema.String }))(
      await (await post(`${base}/upload`, form(1_500_000))).json()
    )
    expect(name).toBe('a.bin')
    expect(folder.startsWith(`${service.dataDir}/tmp/`)).toBe(true)
    expect((await post(`${base}/upload`, form(2_200_000))).status).toBe(413)
    expect((await post(`${base}/upload`, form(4_000_000))).status).toBe(413)
  })

  it('a call that a browser makes from another site is refused, one from our pages or from a program passes', async () => {
    expect((await get(`${base}/own-policy`, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await get(`${base}/own-policy`, { 'sec-fetch-site': 'same-site' })).status).toBe(403)
    expect((await get(`${base}/own-policy`, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await get(`${base}/own-policy`)).status).toBe(200)
  })
})

describe('a saturated service', () => {
  const service = useService(Routes, { MAX_CONCURRENT_REQUESTS: '2', LOG_LEVEL: 'None' })

  it('answers 503 with Retry-After beyond its limit, serves what it had begun, and then serves again', async () => {
    const slow = `${service.url}${base}/slow`
    const statuses = await Promise.all(
      [1, 2, 3, 4, 5].map(async () => {
        const answer = await fetch(slow)
        return [answer.status, answer.headers.get('retry-after')]
      })
    )
    expect(statuses.toSorted()).toEqual([
      [200, null],
      [200, null],
      [503, '2'],
      [503, '2'],
      [503, '2']
    ])
    expect((await fetch(slow)).status).toBe(200)
  })
})

describe('half-sent requests', () => {
  const service = useService(Routes, { MAX_CONCURRENT_REQUESTS: '2', BODY_PATIENCE: '400 millis', LOG_LEVEL: 'None' })

  /** Says it will send more than it does; ends with the status it is answered, or with 0 when it is cut off without a word. */
  const halfSent = (path: string, headers: Record<string, string | number>, sent: string) => {
    let reached = () => {}
    const arrived = new Promise<void>((resolve) => {
      reached = resolve
    })
    const ended = new Promise<number>((resolve) => {
      const sending = httpRequest(service.url + path, { method: 'POST', headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
      sending.on('error', () => resolve(0))
      sending.write(sent, () => reached())
    })
    return { arrived, ended }
  }
  const formStart = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\nabc'

  it('hold nobody up, and are cut off when they bring nothing more', async () => {
    const half = [
      ...Array.from({ length: 20 }, () => halfSent(`${base}/json`, { 'content-length': 1_000 }, 'abc')),
      ...Array.from({ length: 20 }, () =>
        halfSent(`${base}/upload`, { 'content-length': 9_000, 'content-type': 'multipart/form-data; boundary=x' }, formStart)
      )
    ]
    await Promise.all(half.map(({ arrived }) => arrived))
    for (const answer of [
      await fetch(`${service.url}${base}/own-policy`),
      await fetch(`${service.url}${base}/json`, { method: 'POST', body: 'abc' }),
      await fetch(`${service.url}${base}/upload`, { method: 'POST', body: form(1_000) })
    ])
      expect(answer.status).toBe(200)
    const statuses = await Promise.all(half.map(({ ended }) => ended))
    expect(statuses.filter((status) => status !== 408 && status !== 0)).toEqual([])
  })

  it('that keep coming are waited for', async () => {
    const pieces = Array.from({ length: 12 }, () => 'x'.repeat(1_000))
    const body = new ReadableStream({
      async pull(controller) {
        const piece = pieces.pop()
        if (piece === undefined) return controller.close()
        await new Promise((resolve) => setTimeout(resolve, 100))
        controller.enqueue(new TextEncoder().encode(piece))
      }
    })
    const answer = await fetch(`${service.url}${base}/json`, { method: 'POST', body, duplex: 'half' } as RequestInit)
    expect([answer.status, await answer.text()]).toEqual([200, '12000'])
  })

  it('of one session are few where they are large; another session is not touched', async () => {
    const large = (token: string) => ({
      'content-length': 900_000,
      'content-type': 'multipart/form-data; boundary=x',
      'auth-center-token': token
    })
    const open = Array.from({ length: 5 }, () => halfSent(`${base}/upload`, large('mine'), formStart))
    expect(await Promise.race(open.map(({ ended }) => ended))).toBe(429)
    const upload = async (token: string) => {
      const headers = { 'auth-center-token': token }
      const answer = await fetch(`${service.url}${base}/upload`, { method: 'POST', body: form(900_000), headers })
      return [answer.status, answer.headers.get('retry-after')]
    }
    expect(await upload('mine')).toEqual([429, '5'])
    expect(await upload('other')).toEqual([200, null])
    await Promise.all(open.map(({ ended }) => ended))
    expect(await upload('mine')).toEqual([200, null])
  })
})

describe('pages and health', () => {
  const service = useService(Routes, { MAX_CONCURRENT_REQUESTS: '1', LOG_LEVEL: 'None' })

  const asked = () =>
    Promise.all(
      ['/healthz', '/readyz', '/ljonething/', '/'].map(async (path) =>
        (await (await fetch(service.url + path, { redirect: 'manual' })).text()).replaceAll(/nonce="[^"]*"/g, '')
      )
    )

  it('are answered as ever while the service is saturated with calls', async () => {
    const idle = await asked()
    const running = fetch(`${service.url}${base}/slow`)
    await expect.poll(async () => (await fetch(`${service.url}${base}/own-policy`)).status, { interval: 10 }).toBe(503)
    expect(await asked()).toEqual(idle)
    expect((await running).status).toBe(200)
  })
})

describe('a slow call', () => {
  const service = useService(Routes, { REQUEST_TIMEOUT: '200 millis', LOG_LEVEL: 'None' })

  it.each(['never', 'stuck'])('is answered with 503 when its time is over, whatever it holds on to: %s', async (name) => {
    const answer = await fetch(`${service.url}${base}/${name}`, { signal: AbortSignal.timeout(9_000) })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await answer.json()).toEqual({ _tag: 'Unavailable', code: -1, msg: '处理超时，请稍后再试' })
  })
})

const chunked = (url: string, chunks: number, size: number): Promise<number> =>
  Effect.runPromise(
    Effect.callback<number>((resume) => {
      const sending = httpRequest(url, { method: 'POST' }, (answer) => {
        answer.resume()
        resume(Effect.succeed(answer.statusCode ?? 0))
      })
      sending.on('error', () => undefined)
      Effect.runFork(
        Stream.range(1, chunks).pipe(
          Stream.runForEach(() => Effect.sync(() => sending.write('x'.repeat(size)))),
          Effect.andThen(Effect.sync(() => sending.end()))
        )
      )
    })
  )
