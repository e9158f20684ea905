import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { existsSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newbornCode } from '../testing/newbornSubmission.ts'
import { htmlBytes, jpegBytes } from '../testing/sampleFiles.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import { UnfinishedUploads } from './UnfinishedUploads.ts'

const server = useTestServer()

const sized = (size: number, head: Uint8Array = jpegBytes) => {
  const bytes = new Uint8Array(size)
  bytes.set(head.subarray(0, size))
  return bytes
}
const credentials = (caller: TestCaller) => ({
  'auth-center-token': caller.token() ?? '',
  cookie: Array.from(caller.cookies, ([name, value]) => `${name}=${value}`).join('; '),
  'tus-resumable': '1.0.0'
})

const begin = (
  caller: TestCaller,
  size: number,
  given: { readonly clientKey?: string; readonly formId?: string; readonly name?: string } = {}
) =>
  caller.call((client) =>
    client.oneThingResumable.begin({ payload: { clientKey: 'k', sceneid: newbornCode, formId: 'CL03', name: 'a.jpg', size, ...given } })
  )
const ask = (
  caller: TestCaller,
  method: string,
  address: string,
  headers: Readonly<Record<string, string>> = {},
  body?: Uint8Array<ArrayBuffer>
) => fetch(server.url + address, { method, headers: { ...credentials(caller), ...headers }, ...(body === undefined ? {} : { body }) })
const patch = (caller: TestCaller, address: string, offset: number, body: Uint8Array<ArrayBuffer>) =>
  ask(caller, 'PATCH', address, { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }, body)
const offsetOf = async (caller: TestCaller, address: string) => Number((await ask(caller, 'HEAD', address)).headers.get('upload-offset'))
const finish = (caller: TestCaller, uploadId: string) => caller.call((client) => client.oneThingResumable.finish({ payload: { uploadId } }))
const refusedFinish = (caller: TestCaller, uploadId: string) =>
  caller.refusal((client) => client.oneThingResumable.finish({ payload: { uploadId } }))
const gone = { _tag: 'NotFound', msg: '这次上传已失效，请重新选择文件' }
const partPath = (uploadId: string) => join(server.dataDir, 'objects', uploadId.slice(0, 2), uploadId.slice(2, 4), uploadId)

/** Says that it brings everything, brings a part and hangs up once that has come. */
const hangUp = async (
  caller: TestCaller,
  { address, uploadId }: { readonly address: string; readonly uploadId: string },
  whole: number,
  part: Uint8Array
) => {
  const sending = request(`${server.url}${address}`, {
    method: 'PATCH',
    headers: { ...credentials(caller), 'upload-offset': '0', 'content-type': 'application/offset+octet-stream', 'content-length': whole }
  })
  const ended = new Promise<void>((resolve) => sending.once('close', resolve))
  sending.on('error', () => undefined)
  sending.write(part)
  await expect.poll(() => (existsSync(partPath(uploadId)) ? statSync(partPath(uploadId)).size : 0)).toBe(part.length)
  sending.destroy()
  await ended
}

describe('a large file in parts', () => {
  it('comes part by part, is begun again where it was left, and is a file of the material once it is finished, asked however often', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const bytes = sized(700_000)
    const { uploadId, address, offset } = await begin(owner, bytes.length)
    expect(offset).toBe(0)
    const first = await patch(owner, address, 0, bytes.slice(0, 300_000))
    expect([first.status, first.headers.get('upload-offset'), first.headers.get('tus-resumable')]).toEqual([204, '300000', '1.0.0'])
    expect(await begin(owner, bytes.length)).toEqual({ uploadId, address, offset: 300_000 })
    expect(await refusedFinish(owner, uploadId)).toMatchObject({ _tag: 'Rejected', msg: '文件还没有传完，请继续上传' })
    expect((await patch(owner, address, 200_000, bytes.slice(200_000))).status).toBe(409)
    const head = await ask(owner, 'HEAD', address)
    expect([head.status, head.headers.get('upload-offset'), head.headers.get('upload-length')]).toEqual([200, '300000', '700000'])
    await patch(owner, address, 300_000, bytes.slice(300_000))
    const file = await finish(owner, uploadId)
    expect(file).toMatchObject({ name: 'a.jpg', size: 700_000 })
    expect(await finish(owner, uploadId)).toEqual(file)
    const kept = await ask(owner, 'GET', `/ljonethingapi/tis/tisDownload?fileId=${file.id}`)
    expect(Buffer.compare(Buffer.from(await kept.arrayBuffer()), Buffer.from(bytes))).toBe(0)
    expect(existsSync(partPath(uploadId))).toBe(false)
    expect((await begin(owner, bytes.length)).uploadId).not.toBe(uploadId)
  })

  it('keeps what came of a part whose line was cut', async () => {
    const owner = await loginAs(server.url, '林海峰')
    const bytes = sized(600_000)
    const { uploadId, address } = await begin(owner, bytes.length)
    await hangUp(owner, { uploadId, address }, bytes.length, bytes.slice(0, 250_000))
    await expect.poll(() => offsetOf(owner, address)).toBe(250_000)
    await patch(owner, address, 250_000, bytes.slice(250_000))
    expect(await finish(owner, uploadId)).toMatchObject({ size: 600_000 })
  })

  it('belongs to its owner: to a stranger it is not there, a visitor has to log in', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const stranger = await loginAs(server.url, '马晓东')
    const { uploadId, address } = await begin(owner, 300_000, { clientKey: 'own' })
    expect((await begin(stranger, 300_000, { clientKey: 'own' })).uploadId).not.toBe(uploadId)
    for (const [caller, status] of [
      [stranger, 404],
      [visitor(server.url), 401]
    ] as const) {
      expect((await ask(caller, 'HEAD', address)).status).toBe(status)
      expect((await patch(caller, address, 0, sized(10))).status).toBe(status)
      expect(await caller.refusal((client) => client.oneThingResumable.drop({ payload: { uploadId } }))).toMatchObject({
        _tag: status === 404 ? 'NotFound' : 'NotLoggedIn'
      })
    }
    expect(await refusedFinish(stranger, uploadId)).toEqual(gone)
    expect(await offsetOf(owner, address)).toBe(0)
    await owner.call((client) => client.oneThingResumable.drop({ payload: { uploadId } }))
    expect((await ask(owner, 'HEAD', address)).status).toBe(404)
  })

  it('is held to size and type: too large is not begun, too much is not taken, another type is refused at the end and gone', async () => {
    const owner = await loginAs(server.url, '马晓东')
    const wanted = (size: number, name = 'a.jpg') => ({
      payload: { clientKey: 'limits', sceneid: newbornCode, formId: 'CL09', name, size }
    })
    expect(await owner.refusal((client) => client.oneThingResumable.begin(wanted(1_048_577)))).toMatchObject({ _tag: 'TooLarge' })
    expect(await owner.refusal((client) => client.oneThingResumable.begin(wanted(0)))).toMatchObject({ _tag: 'Rejected' })
    const { uploadId, address } = await begin(owner, 1_000, { formId: 'CL09' })
    expect((await patch(owner, address, 0, sized(400_000))).status).toBe(413)
    expect(await offsetOf(owner, address)).toBe(0)
    await patch(owner, address, 0, sized(1_000, htmlBytes))
    expect(await refusedFinish(owner, uploadId)).toMatchObject({ _tag: 'Rejected' })
    expect(await refusedFinish(owner, uploadId)).toEqual(gone)
    expect(existsSync(partPath(uploadId))).toBe(false)
  })

  it('speaks tus 1.0.0 and nothing else', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const { address } = await begin(owner, 5_000, { clientKey: 'version' })
    const other = await ask(owner, 'HEAD', address, { 'tus-resumable': '0.2.2' })
    expect([other.status, other.headers.get('tus-version')]).toEqual([412, '1.0.0'])
    const plain = { 'upload-offset': '0', 'content-type': 'text/plain' }
    expect((await ask(owner, 'PATCH', address, plain, sized(5))).status).toBe(415)
  })

  it('counts as a file to come, and is swept when nobody has touched it for a day', async () => {
    const owner = await loginAs(server.url, '邹静')
    const { uploadId, address } = await begin(owner, 100_000)
    await patch(owner, address, 0, sized(50_000))
    expect(existsSync(partPath(uploadId))).toBe(true)
    for (let at = 1; at < 20; at += 1) await begin(owner, 100_000, { clientKey: `k${at}` })
    const another = { payload: { clientKey: 'one too many', sceneid: newbornCode, formId: 'CL03', name: 'a.jpg', size: 5 } }
    expect(await owner.refusal((client) => client.oneThingResumable.begin(another))).toMatchObject({
      msg: '未传完的文件过多，请先传完或删除其中一些'
    })
    await server.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* sql`UPDATE resumable_upload SET expires_at = expires_at - interval '24 hours' WHERE upload_id = ${uploadId}`
        yield* Effect.flatMap(UnfinishedUploads, ({ sweep }) => sweep)
      })
    )
    expect((await ask(owner, 'HEAD', address)).status).toBe(404)
    expect(existsSync(partPath(uploadId))).toBe(false)
  })
})
