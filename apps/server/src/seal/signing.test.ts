import { Effect, Stream } from 'effect'
import { SqlClient } from 'effect/sql'
import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { newbornScene, region } from '../testing/newbornSubmission.ts'
import { onTheWire } from '../testing/onTheWire.ts'
import { useTestServer } from '../testing/server.ts'
import { sealOf, sealTicket, signFile, signingOf } from '../testing/signing.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import { writtenPrint } from '../testing/writtenForm.ts'

const server = useTestServer()
const folder = temporaryFolder('signing')
const sceneid = 'HLJYJS0001'
const mother = { id: '23019919930412002X', name: '周晓岚' }
const father = { id: '230199199108200030', name: '林海峰' }
const answers = { NB_Q01: '1', NB_Q08: '1' }

let fieldIds: ReadonlyMap<string, string>
const valuesOf = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [fieldIds.get(name) ?? '', value]))
const parents = { motherIdCard: mother.id, motherName: mother.name, fatherIdCard: father.id, fatherName: father.name }

const asked = (fields: Readonly<Record<string, string>>, materialId: string) => ({
  extendJson: JSON.stringify({ sceneid, materialId, answers }),
  formJson: writtenPrint(sceneid, { values: valuesOf(fields), files: {} }, region)
})
const print = async (caller: TestCaller, materialId = 'CL04', fields: Readonly<Record<string, string>> = parents) => {
  const payload = { ...asked(fields, materialId), templateId: '' }
  return (await caller.call((client) => client.oneThingPrinting.newGlovePrinting({ payload }))).fileId
}
const bytesOf = async (caller: TestCaller, fileId: string) => {
  const stream = await caller.call((client) => client.oneThingMaterials.tisDownload({ query: { fileId } }))
  return Buffer.concat(await caller.call(() => Stream.runCollect(stream)))
}
const sign = (caller: TestCaller, query: { fileId: string; sid: string; ticket: string; digest: string }) =>
  caller.call((client) => client.oneThingSeal.signatureByFileId({ query }))
const refusal = (caller: TestCaller, query: { fileId: string; sid: string; ticket: string; digest: string }) =>
  caller.refusal((client) => client.oneThingSeal.signatureByFileId({ query }))
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const rows = <Row extends object>(statement: string) =>
  server.run(Effect.flatMap(SqlClient.SqlClient, (sql) => Effect.orDie(sql.unsafe<Row>(statement))))

let kept = 0
const asFile = (bytes: Uint8Array) => {
  kept += 1
  const path = join(folder.path, `${kept}.pdf`)
  writeFileSync(path, bytes)
  return path
}
/** What poppler says of the signatures in a PDF. */
const pdfsig = (bytes: Uint8Array) =>
  execFileSync('pdfsig', [asFile(bytes)], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } })

beforeAll(async () => {
  const { form } = await newbornScene()
  fieldIds = new Map((form?.groups ?? []).flatMap(({ fields }) => fields.map(({ name, id }) => [name, id] as const)))
})

describe('a form that is signed', () => {
  it('[R-7.4-28] is the file that was shown with the signature behind it: pdfsig accepts it, and refuses it with a changed byte', async () => {
    const caller = await loginAs(server.url, mother.name)
    const fileId = await print(caller)
    const shown = await bytesOf(caller, fileId)
    const sid = await sealOf(caller)
    const query = { fileId, sid, ticket: await sealTicket(caller), digest: sha256(shown) }
    const { status, data } = await onTheWire(server.url, caller)('GET', '/ljonethingapi/seal/signatureByFileId', query)
    expect([status, data]).toMatchObject([200, { status: 0, sid, fileId, signing: { isWhole: true } }])
    const signed = await bytesOf(caller, fileId)
    expect(signed.subarray(0, shown.length).equals(shown)).toBe(true)
    const said = pdfsig(signed)
    expect(said).toContain('Signer Certificate Common Name: 周晓岚')
    expect(said).toContain('Signature Type: ETSI.CAdES.detached')
    expect(said).toContain('Total document signed')
    expect(said).toContain('Signature is Valid.')
    const changed = Buffer.from(signed)
    const at = shown.length - 2_000
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(pdfsig(changed)).not.toContain('Signature is Valid.')
    const text = execFileSync('pdftotext', [asFile(signed), '-'], { encoding: 'utf8' })
    expect(text).toContain(mother.name)
    expect(text).toContain('提交后生成')
    expect(text).not.toMatch(/草稿|预览/)
  })

  it('carries a timestamp and a chain that openssl verifies by the certificate of the sandbox', async () => {
    const caller = await loginAs(server.url, mother.name)
    const fileId = await print(caller)
    await signFile(caller, fileId)
    const signed = await bytesOf(caller, fileId)
    const [root] = await rows<{ certificate: Uint8Array }>(`SELECT certificate FROM sandbox_authority WHERE name = 'root'`)
    const trusted = join(folder.path, 'root.pem')
    writeFileSync(trusted, new X509Certificate(root?.certificate ?? '').toString())
    const [, , before = 0, after = 0] = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)/u.exec(signed.toString('latin1'))?.map(Number) ?? []
    const content = join(folder.path, 'content')
    writeFileSync(content, Buffer.concat([signed.subarray(0, before), signed.subarray(after)]))
    const detached = join(folder.path, 'signature')
    const cms = Buffer.from(signed.toString('latin1', before + 1, after - 1), 'hex')
    writeFileSync(detached, cms)
    const openssl = (...words: string[]) => execFileSync('openssl', words, { encoding: 'latin1', stdio: 'pipe' })
    const verify = [
      'cms',
      '-verify',
      '-binary',
      '-inform',
      'DER',
      '-in',
      detached,
      '-CAfile',
      trusted,
      '-purpose',
      'any',
      '-out',
      '/dev/null'
    ]
    expect(() => openssl(...verify, '-content', content)).not.toThrow()
    writeFileSync(content, Buffer.concat([signed.subarray(0, before - 1), signed.subarray(after)]))
    expect(() => openssl(...verify, '-content', content)).toThrow('verif')
    expect(openssl('cms', '-cmsout', '-print', '-inform', 'DER', '-in', detached)).toContain('id-smime-aa-timeStampToken')
  })

  it('names everybody who signs it, and who has', async () => {
    const caller = await loginAs(server.url, mother.name)
    const fileId = await print(caller, 'CL16')
    const { signers } = await signingOf(caller, fileId)
    expect(signers).toEqual([
      { key: 'motherIdCard', label: '母亲', name: mother.name, seal: 'person', isCaller: true },
      { key: 'fatherIdCard', label: '父亲', name: father.name, seal: 'person', isCaller: false }
    ])
    const { signing } = await signFile(caller, fileId)
    expect([signing?.isWhole, signing?.signers.map(({ signedAt }) => signedAt !== undefined)]).toEqual([false, [true, false]])
    expect(pdfsig(await bytesOf(caller, fileId)).match(/Signature is Valid/gu)).toHaveLength(1)
  })
})

it('a form whose signers cannot be written is not there at all, and the next print can be signed', async () => {
  const caller = await loginAs(server.url, mother.name)
  const forms = async () => (await rows<object>('SELECT file_id FROM material_file')).length
  const before = await forms()
  await rows('ALTER TABLE form_signer RENAME TO form_signer_aside')
  await expect(print(caller)).rejects.toBeDefined()
  await rows('ALTER TABLE form_signer_aside RENAME TO form_signer')
  expect(await forms()).toBe(before)
  expect(await rows('SELECT file_id FROM signed_form EXCEPT SELECT file_id FROM form_signer')).toEqual([])
  expect(await signFile(caller, await print(caller))).toMatchObject({ status: 0 })
})

describe('is signed once, over what was shown', () => {
  it('sent again with the answer lost, it is the same file, and nothing is signed twice', async () => {
    const caller = await loginAs(server.url, mother.name)
    const fileId = await print(caller)
    const { digest } = await signingOf(caller, fileId)
    const query = { fileId, sid: await sealOf(caller), ticket: await sealTicket(caller), digest }
    const first = await sign(caller, query)
    expect(await sign(caller, query)).toEqual(first)
    expect(await sign(caller, { ...query, ticket: await sealTicket(caller) })).toEqual(first)
    expect((await bytesOf(caller, fileId)).toString('latin1').match(/\/ByteRange/gu)).toHaveLength(1)
  })

  it('of twenty at once one counts, and all say so', async () => {
    const caller = await loginAs(server.url, mother.name)
    const fileId = await print(caller)
    const { digest } = await signingOf(caller, fileId)
    const sid = await sealOf(caller)
    const tickets = await Promise.all(Array.from({ length: 20 }, () => sealTicket(caller)))
    const answers20 = await Promise.all(tickets.map((ticket) => sign(caller, { fileId, sid, ticket, digest })))
    expect(new Set(answers20.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await bytesOf(caller, fileId)).toString('latin1').match(/\/ByteRange/gu)).toHaveLength(1)
    expect((await rows<object>('SELECT file_id FROM material_file')).length).toBeGreaterThan(0)
  })

  it('is refused over other bytes, with a used ticket, with another seal, once it is handed in, and to a stranger', async () => {
    const caller = await loginAs(server.url, mother.name)
    const fileId = await print(caller)
    const { digest } = await signingOf(caller, fileId)
    const sid = await sealOf(caller)
    const query = { fileId, sid, digest }
    expect(await refusal(caller, { ...query, digest: '0'.repeat(64), ticket: await sealTicket(caller) })).toMatchObject({
      _tag: 'Rejected',
      msg: '文件在您查看之后有了变化，请重新查看后再签名'
    })
    const used = await sealTicket(caller)
    await caller.call((client) => client.oneThingSeal.getSignature({ query: { ticket: used } }))
    expect(await sign(caller, { ...query, ticket: used })).toEqual({ status: 9, msg: '签章凭证无效或已过期，请重新发起签名' })
    expect(await sign(caller, { ...query, sid: 'another', ticket: await sealTicket(caller) })).toMatchObject({ status: 9 })
    const stranger = await loginAs(server.url, father.name)
    const theirs = { ...query, sid: await sealOf(stranger), ticket: await sealTicket(stranger) }
    expect(await refusal(stranger, theirs)).toMatchObject({ _tag: 'NotFound' })
    expect(await stranger.refusal((client) => client.oneThingSeal.signing({ payload: { fileId } }))).toMatchObject({ _tag: 'NotFound' })
    expect(await refusal(caller, { ...query, fileId: 'none', ticket: await sealTicket(caller) })).toMatchObject({ _tag: 'NotFound' })
    expect((await signingOf(caller, fileId)).digest).toBe(digest)
  })

  it('is refused to a low real-name level, with the way on', async () => {
    const caller = await loginAs(server.url, '薛明凯')
    const fileId = await print(caller)
    const query = { fileId, sid: await sealOf(caller), ticket: await sealTicket(caller), digest: sha256(await bytesOf(caller, fileId)) }
    expect(await refusal(caller, query)).toEqual({
      _tag: 'Forbidden',
      msg: '您的实名等级为2级，达到3级及以上才能在线签名，请先升级实名'
    })
  })

  it('with a revoked or an expired certificate nothing is signed', async () => {
    const caller = await loginAs(server.url, mother.name)
    const fileId = await print(caller)
    const { digest } = await signingOf(caller, fileId)
    for (const [state, msg] of [
      ['revoked', '签名证书已被吊销，请重新申请后再签名'],
      ['expired', '签名证书已过期，请重新申请后再签名']
    ] as const) {
      const sid = await sealOf(caller)
      await caller.call((client) => client.sandboxSeals.setSeal({ payload: { kind: 'person', state } }))
      expect(await sign(caller, { fileId, sid, digest, ticket: await sealTicket(caller) })).toEqual({ status: 9, msg })
    }
    expect((await signingOf(caller, fileId)).digest).toBe(digest)
  })

  it('by a centre that is down or answers something else nothing is signed, and the next try works', async () => {
    const caller = await loginAs(server.url, mother.name)
    const fileId = await print(caller)
    const { digest } = await signingOf(caller, fileId)
    const sid = await sealOf(caller)
    for (const mode of ['down', 'html', 'half'] as const) {
      await caller.call((client) => client.sandbox.system({ payload: { system: 'seal', mode } }))
      expect(await refusal(caller, { fileId, sid, digest, ticket: await sealTicket(caller) })).toMatchObject({ _tag: 'Unavailable' })
      expect((await signingOf(caller, fileId)).digest).toBe(digest)
    }
    await caller.call((client) => client.sandbox.resetSystems())
    expect(await signFile(caller, fileId)).toMatchObject({ status: 0 })
  })
})

describe('the form that is signed and the form that is filled in', () => {
  it('are compared: another value voids it, another file beside it does not', async () => {
    const caller = await loginAs(server.url, mother.name)
    const fileId = await print(caller, 'CL16')
    await signFile(caller, fileId)
    const outdated = async (fields: Readonly<Record<string, string>>) =>
      (await caller.call((client) => client.oneThingSeal.signing({ payload: { fileId, ...asked(fields, 'CL16') } }))).isOutdated
    expect(await outdated(parents)).toBe(false)
    expect(await outdated({ ...parents, allowanceCard: '6222021234567890' })).toBe(true)
    expect(await outdated({ motherIdCard: mother.id, motherName: mother.name })).toBe(true)
  })

  it('a form that nobody signs has no signers', async () => {
    const caller = await loginAs(server.url, mother.name)
    const payload = { ...asked(parents, ''), extendJson: JSON.stringify({ sceneid, answers }), templateId: '' }
    const { fileId } = await caller.call((client) => client.oneThingPrinting.newGlovePrinting({ payload }))
    expect(await caller.refusal((client) => client.oneThingSeal.signing({ payload: { fileId } }))).toMatchObject({
      _tag: 'Rejected',
      msg: '该文件不需要在线签名'
    })
  })
})

describe('where the scene asks for the face', () => {
  it('nothing is signed before it was recognised for this file', async () => {
    const administrator = await loginAs(server.url, '宋北原', true)
    const extendJson = JSON.stringify({ sceneid: 'HLJYJS0013', materialId: 'BG01', answers: {} })
    const formJson = writtenPrint('HLJYJS0013', { values: {}, files: {} }, region)
    const payload = { extendJson, formJson, templateId: '' }
    const { fileId } = await administrator.call((client) => client.oneThingPrinting.newGlovePrinting({ payload }))
    const { digest, signers } = await signingOf(administrator, fileId)
    expect(signers).toMatchObject([{ key: 'applicant', label: '申请单位', seal: 'company', isCaller: true }])
    const query = { fileId, digest, sid: await sealOf(administrator, 'company'), ticket: await sealTicket(administrator) }
    expect(await refusal(administrator, query)).toMatchObject({ _tag: 'Rejected', msg: expect.stringContaining('人脸识别') })
    const place = { sceneid: 'HLJYJS0013', fileId }
    const { code } = await administrator.call((client) => client.oneThingFaces.begin({ payload: place }))
    const phone = visitor(server.url)
    const { key } = await phone.call((client) => client.sandboxFaces.open({ payload: { code } }))
    await phone.call((client) => client.sandboxFaces.end({ payload: { key, end: 'passed' } }))
    const asked = new FormData()
    asked.set('code', code)
    await administrator.call((client) => client.mobileFaces.selectFaceRecognitionResult({ payload: asked }))
    const ticket = await sealTicket(administrator)
    expect(await sign(administrator, { ...query, ticket })).toMatchObject({ status: 0, signing: { isWhole: true } })
    expect(pdfsig(await bytesOf(administrator, fileId))).toContain('哈尔滨北原农业科技有限公司')
  })
})
