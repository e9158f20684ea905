import { describe, expect, it } from 'vitest'
import { onTheWire } from '../testing/onTheWire.ts'
import { openHandling } from '../testing/registerCalls.ts'
import { jpegBytes } from '../testing/sampleFiles.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()
const deceased = '230199194503030016'
const stranger = '23019919930412002X'
const nobody = '230199198001010021'

const upload = async (caller: TestCaller, given: Readonly<Record<string, string>> = {}, bytes: Uint8Array<ArrayBuffer> = jpegBytes) => {
  const form = new FormData()
  const target = { formId: 'SH06', name: '火化证明.jpg', type: '0', cardId: deceased, ...given }
  for (const [name, value] of Object.entries(target)) form.set(name, value)
  form.set('file', new Blob([bytes]), 'scan0001.jpg')
  return onTheWire(server.url, caller)('POST', '/ljonethingapi/civilAffairsBureau/upload', form)
}

describe('a file for civil affairs', () => {
  it('[R-7.4-06] is uploaded under its name by the son of the dead, and is his like any other material', async () => {
    const son = await loginAs(server.url, '马晓东')
    expect(await upload(son)).toMatchObject({ status: 403 })
    await openHandling(son, 'HLJYJS0004')
    const { status, code, data } = await upload(son)
    expect([status, code, data]).toEqual([200, 0, expect.objectContaining({ name: '火化证明.jpg', size: jpegBytes.length })])
    const { id: fileId } = data as { readonly id: string }
    const bytes = await son.call((client) => client.oneThingMaterials.tisDownload({ query: { fileId } }))
    expect(bytes).toBeDefined()
    const other = await loginAs(server.url, '周晓岚')
    expect(await onTheWire(server.url, other)('GET', '/ljonethingapi/tis/tisDownload', { fileId })).toMatchObject({ status: 404 })
  })

  it('is taken about oneself, with the extension of the file where the name has none', async () => {
    const groom = await loginAs(server.url, '陈子墨')
    const { data } = await upload(groom, { formId: 'JH10', type: '1', name: '无配偶声明', cardId: '230199199606160019' })
    expect(data).toMatchObject({ name: '无配偶声明.jpg' })
  })

  it('is refused alike about a stranger and about nobody', async () => {
    const caller = await loginAs(server.url, '马晓东')
    const refusals = [await upload(caller, { cardId: stranger }), await upload(caller, { cardId: nobody })]
    for (const { status, msg } of refusals) expect([status, msg]).toEqual([403, '只能上传本人或经核实的亲属的材料，请核对证件号码'])
    const mother = await loginAs(server.url, '周晓岚')
    await openHandling(mother, 'HLJYJS0004')
    expect(await upload(mother)).toMatchObject({ status: 403 })
  })

  it('is counted as a question about strangers, and refused after too many', async () => {
    const caller = await loginAs(server.url, '吴志强')
    const statuses: number[] = []
    for (let at = 0; at < 62; at += 1) statuses.push((await upload(caller, { cardId: nobody })).status)
    expect([statuses.slice(0, 60).every((status) => status === 403), statuses.slice(60)]).toEqual([true, [429, 429]])
  })

  it('is turned away from a visitor, a company, for another department, another type and a material that is none', async () => {
    expect(await upload(visitor(server.url))).toMatchObject({ status: 401 })
    expect(await upload(await loginAs(server.url, '邹静', true))).toMatchObject({ status: 403 })
    const son = await loginAs(server.url, '马晓东')
    for (const given of [{ formId: 'SH07', type: '1' }, { type: '1' }, { formId: 'CL03' }, { formId: 'OT00000001' }])
      expect(await upload(son, given), JSON.stringify(given)).toMatchObject({ status: 404 })
    expect(await upload(son, { type: '2' })).toMatchObject({ status: 422 })
  })

  it('is held to what every upload is held to', async () => {
    const son = await loginAs(server.url, '马晓东')
    await openHandling(son, 'HLJYJS0004')
    const page = new TextEncoder().encode('<html><script>alert(1)</script></html>')
    expect(await upload(son, {}, page)).toMatchObject({ status: 400 })
    expect(await upload(son, {}, new Uint8Array(10 * 1_048_576 + 1))).toMatchObject({ status: 413 })
    expect(await upload(son, { name: '火化证明.exe' })).toMatchObject({ status: 400 })
  })
})
