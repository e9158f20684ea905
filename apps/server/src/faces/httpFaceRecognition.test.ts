import { createServer } from 'node:http'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const sceneid = 'HLJYJS0013'
const page = 'https://face.example/scan?c=1'

/** What the centre says to the next call of each kind, and what it was asked. */
let says: Record<string, () => [status: number, type: string, body: string] | undefined> = {}
let asked: { readonly path: string; readonly body: string }[] = []
const json = (value: unknown) => (): [number, string, string] => [200, 'application/json', JSON.stringify(value)]

const centre = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => (body += String(part)))
  request.on('end', () => {
    const path = request.url ?? ''
    asked.push({ path, body })
    const answer = says[path]?.()
    if (answer === undefined) return
    const [status, type, text] = answer
    response.writeHead(status, { 'content-type': type }).end(text)
  })
})
await new Promise<void>((listening) => centre.listen(0, '127.0.0.1', listening))
const address = centre.address()
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
afterAll(() => {
  centre.closeAllConnections()
  centre.close()
})

const server = useTestServer({ FACE_URL: url })

beforeEach(() => {
  asked = []
  says = { '/begin': json({ address: page }), '/selectFaceRecognitionResult': json({ state: 'waiting' }), '/cancel': json({}) }
})

let files = 0
const begin = (desk: TestCaller) =>
  desk.call((client) => client.oneThingFaces.begin({ payload: { sceneid, fileId: `http-${(files += 1)}` } }))
const asking = (code: string) => {
  const payload = new FormData()
  payload.set('code', code)
  return { payload }
}
const away = { _tag: 'Unavailable', msg: '人脸识别服务暂不可用，请稍后再试' }

const strange = [
  ['500', (): [number, string, string] => [500, 'text/plain', 'boom']],
  ['HTML', (): [number, string, string] => [200, 'text/html', '<html>{"state":"passed"}</html>']],
  ['half an answer', (): [number, string, string] => [200, 'application/json', '{"state":"pas']],
  ['another envelope', json({ code: 0, data: { state: 'passed', address: page } })],
  ['a state that is none', json({ state: 'PASSED', address: 'javascript:alert(1)' })],
  ['more than an answer may have', json({ state: 'passed', address: page, more: '长'.repeat(30_000) })],
  ['a way elsewhere', (): [number, string, string] => [302, 'text/plain', '']]
] as const

describe('a face centre over HTTP', () => {
  it('is told who and what for, its page stands in the code, and what it says once holds', async () => {
    const desk = await loginAs(server.url, '周晓岚')
    const { code, address: shown } = await begin(desk)
    expect(shown).toBe(page)
    expect(asked.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
      [
        '/begin',
        {
          ...{ code, name: '周晓岚', cardId: '23019919930412002X', purpose: '企业信息变更一件事：在线签名' },
          expiresAt: expect.stringMatching(/Z$/)
        }
      ]
    ])
    const result = () => desk.call((client) => client.mobileFaces.selectFaceRecognitionResult(asking(code)))
    expect(await result()).toEqual({ state: 'waiting' })
    expect(asked.at(-1)?.body).toContain(code)
    says['/selectFaceRecognitionResult'] = json({ state: 'passed' })
    expect(await result()).toEqual({ state: 'passed' })
    says['/selectFaceRecognitionResult'] = json({ state: 'failed' })
    const before = asked.length
    expect(await result()).toEqual({ state: 'passed' })
    expect(asked).toHaveLength(before)
  })

  it.each(strange)('that answers with %s is one that is away: nothing is begun and nothing passed', async (_, answer) => {
    const desk = await loginAs(server.url, '马晓东')
    const { code } = await begin(desk)
    says['/selectFaceRecognitionResult'] = answer
    expect(await desk.refusal((client) => client.mobileFaces.selectFaceRecognitionResult(asking(code)))).toEqual(away)
    says['/begin'] = answer
    expect(await desk.refusal((client) => client.oneThingFaces.begin({ payload: { sceneid, fileId: `http-${(files += 1)}` } }))).toEqual(
      away
    )
  })

  it('that never answers is waited for five seconds, and a late passed of a cancelled one passes nothing', async () => {
    const desk = await loginAs(server.url, '周晓岚')
    const { code } = await begin(desk)
    says['/selectFaceRecognitionResult'] = () => undefined
    expect(await desk.refusal((client) => client.mobileFaces.selectFaceRecognitionResult(asking(code)))).toEqual(away)
    await desk.call((client) => client.oneThingFaces.cancel({ payload: { code } }))
    expect(asked.at(-1)).toEqual({ path: '/cancel', body: JSON.stringify({ code }) })
    says['/selectFaceRecognitionResult'] = json({ state: 'passed' })
    expect(await desk.call((client) => client.mobileFaces.selectFaceRecognitionResult(asking(code)))).toEqual({ state: 'cancelled' })
  })

  it('leaves no page of the sandbox beside it', async () => {
    const desk = await loginAs(server.url, '周晓岚')
    const { code } = await begin(desk)
    expect(await visitor(server.url).refusal((client) => client.sandboxFaces.open({ payload: { code } }))).toEqual({
      _tag: 'NotFound',
      msg: '沙箱人脸识别未开启'
    })
  })
})
