/** What the whole service answers when something outside of it fails: body, connection, database. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { existsSync, readFileSync } from 'node:fs'
import type { ClientRequest } from 'node:http'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { useTestServer } from './testing/server.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'
import type { TestCaller } from './testing/TestCaller.ts'
import { loginAs } from './testing/TestCaller.ts'

const folder = temporaryFolder('failures')
afterAll(() => folder.remove())
const logFile = join(folder.path, 'service.log')
const server = useTestServer({ LOG_LEVEL: 'Info', LOG_FILE: logFile, FILE_LIMIT: '2 MiB' })

const uploads = '/ljonethingapi/tis/tisUpload'
const saves = '/ljonethingapi/ybsl/saveThingInfo'

const credentials = (caller: TestCaller) => ({
  'auth-center-token': caller.token() ?? '',
  cookie: Array.from(caller.cookies, ([name, value]) => `${name}=${value}`).join('; ')
})

const send = async (caller: TestCaller, path: string, contentType: string, body: string) => {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { ...credentials(caller), 'content-type': contentType },
    body
  })
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() }
}

const part = (boundary: string, name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const filePart = (boundary: string, bytes: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n${bytes}`
const fields = part('x', 'sceneid', 'HLJYJS0001') + part('x', 'formId', 'CL03')

const draft = { clientKey: 'failures-one', sceneNo: 'HLJYJS0001', sceneName: '', sourceName: '', step: 'smartGuide', content: '{}' }

describe('a body', () => {
  it.each([
    ['has no boundary', 'multipart/form-data', `${fields}${filePart('x', 'abc')}\r\n--x--\r\n`],
    ['is cut short', 'multipart/form-data; boundary=x', `${fields}${filePart('x', 'abc')}`],
    ['is no multipart at all', 'multipart/form-data; boundary=x', '{}']
  ])('that %s is answered 400, in words', async (_, contentType, body) => {
    const caller = await loginAs(server.url, '周晓岚')
    expect(await send(caller, uploads, contentType, body)).toEqual({
      status: 400,
      retryAfter: null,
      body: { _tag: 'Rejected', code: 1, msg: '提交的内容不完整或格式不正确，请重新提交' }
    })
  })

  it('with a file over the ceiling is answered 413, with the limits', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    const large = `${fields}${filePart('x', 'a'.repeat(2_200_000))}\r\n--x--\r\n`
    expect(await send(caller, uploads, 'multipart/form-data; boundary=x', large)).toMatchObject({
      status: 413,
      body: { _tag: 'TooLarge', code: 1, msg: expect.stringContaining('KB') }
    })
  })
})

/** The service has read the head of the request. */
const begun = (sending: ClientRequest) =>
  new Promise<void>((resolve) => {
    sending.once('continue', resolve)
    sending.flushHeaders()
  })

describe('a phone that breaks off', () => {
  it('within its body or before its answer is a line of the log, without an error or a stack', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    const cut = async (path: string, headers: Record<string, string>, sent: string) => {
      const sending = httpRequest(server.url + path, {
        method: 'POST',
        headers: { ...credentials(caller), ...headers, expect: '100-continue' }
      })
      sending.on('error', () => undefined)
      await begun(sending)
      await new Promise((resolve) => sending.write(sent, resolve))
      sending.destroy()
    }
    await cut(
      uploads,
      { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '100000' },
      `${fields}${filePart('x', 'abc')}`
    )
    await cut(saves, { 'content-type': 'application/json', 'content-length': '100000' }, '{"clientKey":')
    await cut(saves, { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }, '{"clientKey":')
    const lines = () => (existsSync(logFile) ? readFileSync(logFile, 'utf8').split('\n') : [])
    await expect.poll(() => lines().filter((line) => line.includes('"status":499'))).toHaveLength(3)
    expect(lines().filter((line) => line.includes('"level":"ERROR"') || line.includes('"cause":'))).toEqual([])
  })
})

describe('a database that holds a save up', () => {
  it('is answered 503 with Retry-After, and the save goes through afterwards', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    const save = () => send(caller, saves, 'application/json', JSON.stringify(draft))
    const held = await server.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        return yield* sql.withTransaction(sql`LOCK TABLE draft IN ACCESS EXCLUSIVE MODE`.pipe(Effect.andThen(Effect.promise(() => save()))))
      })
    )
    expect(held).toMatchObject({ status: 503, retryAfter: '2', body: { _tag: 'Unavailable', code: -1 } })
    expect(await save()).toMatchObject({ status: 200 })
  })

  it('ends every statement within the time of a request', async () => {
    const rows = await server.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        return yield* sql<{ name: string; setting: string }>`
          SELECT name, setting FROM pg_settings
          WHERE name IN ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') ORDER BY name`
      })
    )
    expect(rows.every(({ setting }) => Number(setting) > 0 && Number(setting) <= 30_000)).toBe(true)
  })
})
