import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { newbornCode } from '../testing/newbornSubmission.ts'
import { onTheWire } from '../testing/onTheWire.ts'
import { htmlBytes, jpegBytes } from '../testing/sampleFiles.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()
const api = '/ljonethingapi'

const begin = (desk: TestCaller, given: { readonly formId?: string; readonly applicationKey?: string; readonly present?: number } = {}) =>
  desk.call((client) =>
    client.oneThingCapability.token({
      payload: { sceneid: newbornCode, formId: 'CL03', applicationKey: 'handling-1', present: 0, ...given }
    })
  )

const openBy = (phone: TestCaller, token: string) => phone.call((client) => client.oneThingPhone.open({ payload: { token } }))

let keys = 0
const form = (key: string, name = 'a.jpg', bytes: Uint8Array<ArrayBuffer> = jpegBytes, clientKey = `file-${(keys += 1)}`) => {
  const payload = new FormData()
  payload.set('key', key)
  payload.set('clientKey', clientKey)
  payload.set('file', new Blob([bytes]), name)
  return payload
}
const send = (phone: TestCaller, payload: FormData) => phone.call((client) => client.oneThingPhone.upload({ payload }))
const refused = (phone: TestCaller, payload: FormData) => phone.refusal((client) => client.oneThingPhone.upload({ payload }))
const filesAt = (desk: TestCaller, uploadId: string) => desk.call((client) => client.oneThingCapability.getFiles({ query: { uploadId } }))
const usedUp = { _tag: 'NotFound', msg: '二维码已失效或已被使用，请在电脑上重新生成' }
const over = { _tag: 'NotFound', msg: '本次手机上传已结束，请在电脑上重新生成二维码' }

describe('an upload by phone', () => {
  it('[R-7.4-47] [R-7.4-48] shows the desk at once what a phone without login sends to the one material, for the owner to hand in', async () => {
    const desk = await loginAs(server.url, '周晓岚')
    const phone = visitor(server.url)
    const { uploadId, token } = await begin(desk)
    expect(await filesAt(desk, uploadId)).toEqual({ state: 'waiting', files: [] })
    const { key, material } = await openBy(phone, token)
    expect(material).toMatchObject({
      sceneName: '新生儿出生一件事',
      label: expect.stringContaining('结婚证'),
      mostFiles: expect.any(Number)
    })
    const file = await send(phone, form(key, '结婚证.jpg'))
    expect(await filesAt(desk, uploadId)).toEqual({ state: 'open', files: [file] })
    expect(await desk.call((client) => client.oneThingMaterials.tisDownload({ query: { fileId: file.id } }))).toBeDefined()
    const kept = await server.run(
      Effect.flatMap(SqlClient.SqlClient, (sql) => sql`SELECT owner, scene_code, material_id FROM material_file WHERE file_id = ${file.id}`)
    )
    expect(kept).toEqual([expect.objectContaining({ sceneCode: newbornCode, materialId: 'CL03' })])
  })

  it('[R-7.5-116] is asked about under the name of the space service too', async () => {
    const desk = await loginAs(server.url, '周晓岚')
    const { uploadId } = await begin(desk, { applicationKey: 'space' })
    const path = `${api}/ybsl/smzy/shspace/capability/getFiles`
    const stranger = await loginAs(server.url, '马晓东')
    expect(await onTheWire(server.url, desk)('GET', path, { uploadId })).toMatchObject({ code: 0, data: { state: 'waiting', files: [] } })
    expect(await onTheWire(server.url, stranger)('GET', path, { uploadId })).toMatchObject({ status: 404 })
    expect(await onTheWire(server.url, visitor(server.url))('GET', path, { uploadId })).toMatchObject({ status: 401 })
  })

  it('[R-7.4-49] loses what either side deletes; a phone deletes its own and nothing else', async () => {
    const desk = await loginAs(server.url, '周晓岚')
    const phone = visitor(server.url)
    const { uploadId, token } = await begin(desk, { applicationKey: 'delete' })
    const { key } = await openBy(phone, token)
    const [first, second] = [await send(phone, form(key)), await send(phone, form(key))]
    await onTheWire(server.url, desk)('GET', `${api}/tis/tisDelete`, { fileId: first.id })
    expect((await phone.call((client) => client.oneThingPhone.sent({ payload: { key } }))).files).toEqual([second])
    const elsewhere = new FormData()
    for (const [name, value] of Object.entries({ sceneid: newbornCode, formId: 'CL03' })) elsewhere.set(name, value)
    elsewhere.set('file', new Blob([jpegBytes]), 'b.jpg')
    const atDesk = await desk.call((client) => client.oneThingMaterials.tisUpload({ payload: elsewhere }))
    const remove = (fileId: string) => ({ payload: { key, fileId } })
    expect(await phone.refusal((client) => client.oneThingPhone.remove(remove(atDesk.id)))).toMatchObject({ _tag: 'NotFound' })
    await phone.call((client) => client.oneThingPhone.remove(remove(second.id)))
    expect((await filesAt(desk, uploadId)).files).toEqual([])
  })

  it('belongs to one desk: strangers and visitors neither ask, see nor end it', async () => {
    const desk = await loginAs(server.url, '周晓岚')
    const stranger = await loginAs(server.url, '马晓东')
    const { uploadId, token } = await begin(desk, { applicationKey: 'strangers' })
    for (const other of [stranger, visitor(server.url)]) {
      const tag = other === stranger ? 'NotFound' : 'NotLoggedIn'
      expect(await other.refusal((client) => client.oneThingCapability.getFiles({ query: { uploadId } }))).toMatchObject({ _tag: tag })
      expect(await other.refusal((client) => client.oneThingCapability.end({ payload: { uploadId } }))).toMatchObject({ _tag: tag })
    }
    const wanted = { payload: { sceneid: newbornCode, formId: 'CL03', applicationKey: 'a', present: 0 } }
    expect(await visitor(server.url).refusal((client) => client.oneThingCapability.token(wanted))).toMatchObject({ _tag: 'NotLoggedIn' })
    const company = await loginAs(server.url, '邹静', true)
    expect(await company.refusal((client) => client.oneThingCapability.token(wanted))).toMatchObject({ _tag: 'Forbidden' })
    await openBy(visitor(server.url), token)
  })

  it('opens for one phone: the token is used up, and is no key', async () => {
    const desk = await loginAs(server.url, '周晓岚')
    const { token } = await begin(desk, { applicationKey: 'once' })
    const [phone, second] = [visitor(server.url), visitor(server.url)]
    const opened = await Promise.allSettled([openBy(phone, token), openBy(second, token)])
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await second.refusal((client) => client.oneThingPhone.open({ payload: { token } }))).toEqual(usedUp)
    expect(await second.refusal((client) => client.oneThingPhone.open({ payload: { token: 'made-up' } }))).toEqual(usedUp)
    expect(await refused(second, form(token))).toEqual(over)
    const { token: unopened } = await begin(desk, { applicationKey: 'once' })
    expect(await refused(second, form(unopened))).toEqual(over)
  })

  it('ends when the desk ends it, when its time is over, and with the session', async () => {
    const desk = await loginAs(server.url, '周晓岚')
    const phone = visitor(server.url)
    const sentWith = (key: string) => phone.refusal((client) => client.oneThingPhone.sent({ payload: { key } }))
    const start = async () => {
      const { uploadId, token } = await begin(desk, { applicationKey: 'ends' })
      return { uploadId, key: (await openBy(phone, token)).key }
    }
    const closed = await start()
    await desk.call((client) => client.oneThingCapability.end({ payload: { uploadId: closed.uploadId } }))
    expect(await refused(phone, form(closed.key))).toEqual(over)
    expect(await filesAt(desk, closed.uploadId)).toMatchObject({ state: 'ended' })
    const late = await start()
    const unopened = await begin(desk, { applicationKey: 'ends' })
    await server.run(
      Effect.flatMap(SqlClient.SqlClient, (sql) => sql`UPDATE phone_upload SET expires_at = expires_at - interval '20 minutes'`)
    )
    expect(await sentWith(late.key)).toEqual(over)
    expect(await phone.refusal((client) => client.oneThingPhone.open({ payload: { token: unopened.token } }))).toEqual(usedUp)
    const loggedOut = await start()
    await desk.call((client) => client.oneThingSession.logout())
    expect(await sentWith(loggedOut.key)).toEqual(over)
  })

  it('is held to what every upload is held to, and takes no byte without a key', async () => {
    const desk = await loginAs(server.url, '周晓岚')
    const phone = visitor(server.url)
    const { key } = await openBy(phone, (await begin(desk, { formId: 'CL09', applicationKey: 'held' })).token)
    expect(await refused(phone, form(key, 'a.jpg', htmlBytes))).toMatchObject({ _tag: 'Rejected' })
    const big = new Uint8Array(1_048_577)
    big.set(jpegBytes)
    expect(await refused(phone, form(key, 'a.jpg', big))).toMatchObject({ _tag: 'TooLarge' })
    const turned = new FormData()
    turned.set('file', new Blob([jpegBytes]), 'a.jpg')
    turned.set('key', key)
    turned.set('clientKey', 'turned')
    expect(await refused(phone, turned)).toMatchObject({ _tag: 'TooLarge' })
    expect(await refused(phone, form('nobody'))).toEqual(over)
  })

  it('adds a file that is sent again once, and no more files than the material takes', async () => {
    const desk = await loginAs(server.url, '周晓岚')
    const phone = visitor(server.url)
    const { token, uploadId } = await begin(desk, { applicationKey: 'twice' })
    const { key, material } = await openBy(phone, token)
    const [one, again] = await Promise.all([
      send(phone, form(key, 'a.jpg', jpegBytes, 'same')),
      send(phone, form(key, 'a.jpg', jpegBytes, 'same'))
    ])
    expect(again).toEqual(one)
    expect((await filesAt(desk, uploadId)).files).toEqual([one])
    const atOnce = await Promise.allSettled(Array.from({ length: material.mostFiles }, () => send(phone, form(key))))
    expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(material.mostFiles - 1)
    expect(await refused(phone, form(key))).toMatchObject({ _tag: 'Rejected', msg: expect.stringContaining('最多') })
    const kept = await server.run(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql<{ files: number }>`
          SELECT count(*)::int AS files FROM material_file f
          WHERE NOT EXISTS (SELECT 1 FROM phone_file p WHERE p.file_id = f.file_id) AND f.name = 'a.jpg'`
      )
    )
    expect(kept).toEqual([{ files: 0 }])
    const full = { payload: { sceneid: newbornCode, formId: 'CL03', applicationKey: 'full', present: material.mostFiles } }
    expect(await desk.refusal((client) => client.oneThingCapability.token(full))).toMatchObject({ _tag: 'Rejected' })
  })

  it('still shows, under the next token of the same handling, what came by the one before; under another handling it does not', async () => {
    const desk = await loginAs(server.url, '周晓岚')
    const phone = visitor(server.url)
    const { token } = await begin(desk, { applicationKey: 'reloaded' })
    const { key } = await openBy(phone, token)
    const file = await send(phone, form(key))
    const next = await begin(desk, { applicationKey: 'reloaded' })
    expect(await filesAt(desk, next.uploadId)).toEqual({ state: 'waiting', files: [file] })
    const other = await begin(desk, { applicationKey: 'another' })
    expect((await filesAt(desk, other.uploadId)).files).toEqual([])
  })
})
