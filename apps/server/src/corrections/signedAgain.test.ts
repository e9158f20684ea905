/** Forms that say what is corrected (补正后重新签名): made and signed at the desk, handed in with it, and the former ones as they were. */
import { Effect, Stream } from 'effect'
import { SqlClient } from 'effect/sql'
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { Deliveries } from '../deliveries/Deliveries.ts'
import { ask, asking, handIn, inDays, notHandedIn, photo, read, scans, stage } from '../testing/correcting.ts'
import { newbornCode, prepareSigned, submitPayload } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { sealOf, sealTicket, signFile, signingOf } from '../testing/signing.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { loginAs } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()
const folder = temporaryFolder('signed-again')
const form = 'CL04'
const again = '您修改的内容写在这份申请表中，请重新生成并签名'
const refused = (message: unknown) => ({ _tag: 'Invalid', issues: [{ kind: 'material', id: form, message }] })

let mother: TestCaller
beforeAll(async () => {
  mother = await loginAs(server.url, '周晓岚')
})

const sql = (statement: (sql: SqlClient.SqlClient) => Effect.Effect<unknown, unknown>) =>
  server.run(Effect.orDie(Effect.asVoid(Effect.flatMap(SqlClient.SqlClient, statement))))

/** A signed application, and its department asks for the telephone of the mother and these materials. */
const askedFor = async (key: string, materials: readonly string[] = []) => {
  const prepared = await prepareSigned(mother)
  const { applyNo } = await mother.call((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, key) }))
  const phone = prepared.description.allfield.flatMap(({ fieldList }) => fieldList).find(({ name }) => name === 'motherMobile')?.id ?? ''
  await ask(server, `${applyNo}-M01`, await asking(server, [phone], materials))
  return { prepared, applyNo, phone, former: prepared.params.files[form]?.[0] ?? '' }
}
/** Made from what is staged under this version; not signed yet. */
const print = (applyNo: string, version: number) =>
  mother.call((client) => client.oneThingCorrections.print({ payload: { applyNo, version, materialId: form } }))
const signing = (caller: TestCaller, applyNo: string, fileId: string) =>
  caller.call((client) => client.oneThingCorrections.signing({ query: { applyNo, fileId } }))
const partOf = (applyNo: string) => server.run(Effect.flatMap(Deliveries, (deliveries) => deliveries.partOf(`${applyNo}-M01`)))
const kept = async (caller: TestCaller, fileId: string) => {
  const stream = await caller.call((client) => client.oneThingMaterials.tisDownload({ query: { fileId } }))
  const path = join(folder.path, `${fileId}.pdf`)
  writeFileSync(path, Buffer.concat(await caller.call(() => Stream.runCollect(stream))))
  return path
}
const tool = (name: string, ...args: readonly string[]) =>
  execFileSync(name, args, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } })
const textOf = (path: string) => tool('pdftotext', '-layout', path, '-')

describe('a form that was signed and says what is corrected', () => {
  it('is signed again before it is handed in, as it stands then; the former stays, signed', async () => {
    const { applyNo, phone, former, prepared } = await askedFor('signed-again')
    expect((await read(mother, applyNo)).signed).toEqual([form])
    const typed = { [phone]: '13900000071' }
    const first = await stage(mother, applyNo, 0, typed)
    expect(await notHandedIn(mother, applyNo, first.version)).toMatchObject(refused(again))

    const made = await print(applyNo, first.version)
    const staged = await stage(mother, applyNo, first.version, typed, { [form]: [made.id] })
    expect(await notHandedIn(mother, applyNo, staged.version)).toMatchObject(refused('待周晓岚签名，签名后才能提交'))
    await signFile(mother, made.id)
    expect(await signing(mother, applyNo, made.id)).toMatchObject({ isWhole: true, isOutdated: false, signers: [{ name: '周晓岚' }] })

    const other = await stage(mother, applyNo, staged.version, { [phone]: '13900000072' }, { [form]: [made.id] })
    expect(await signing(mother, applyNo, made.id)).toMatchObject({ isWhole: true, isOutdated: true })
    expect(await notHandedIn(mother, applyNo, other.version)).toMatchObject(refused('您修改了表单，签名已作废，请重新签名'))
    const submitted = await read(mother, applyNo)
    expect([submitted.requests.length, submitted.former, submitted.files[form]?.map(({ id }) => id)]).toEqual([1, [], [former]])

    const back = await stage(mother, applyNo, other.version, typed, { [form]: [made.id] })
    const answers = await Promise.all(Array.from({ length: 5 }, () => handIn(mother, applyNo, back.version)))
    expect(new Set(answers.map(({ at }) => at)).size).toBe(1)
    const after = await read(mother, applyNo)
    expect([after.files[form]?.map(({ id }) => id), after.signed, after.former[0]?.files[form]?.map(({ id }) => id)]).toEqual([
      ...[[made.id], [form], [former]]
    ])
    expect((await partOf(applyNo))?.files.find(({ id }) => id === form)?.value).toBe(`${made.id},`)
    const [now, before] = [await kept(mother, made.id), await kept(mother, former)]
    for (const signatures of [now, before].map((path) => tool('pdfsig', '-nocert', path))) {
      expect(signatures.match(/Signer Certificate Common Name: .+/g)).toEqual(['Signer Certificate Common Name: 周晓岚'])
      expect(signatures).toContain('Signature is Valid')
    }
    expect(textOf(now)).toContain('13900000071')
    expect(textOf(before)).toContain(prepared.params.values[phone])
    expect(textOf(before)).not.toContain('13900000071')

    const { digest } = await signingOf(mother, made.id)
    await sql((run) => run`UPDATE form_signer SET signed_at = NULL, seen_sha256 = NULL WHERE file_id = ${made.id}`)
    const query = { fileId: made.id, sid: await sealOf(mother), ticket: await sealTicket(mother), digest }
    expect(await mother.refusal((client) => client.oneThingSeal.signatureByFileId({ query }))).toMatchObject({
      msg: '该文件已随申请提交，不能再签名'
    })
  })

  it('stays as it was where its content did, though a value was changed and taken back', async () => {
    const { applyNo, phone, former, prepared } = await askedFor('signed-stays', ['CL01'])
    const cards = [await photo(mother, newbornCode, 'CL01'), await photo(mother, newbornCode, 'CL01')]
    const typed = await stage(mother, applyNo, 0, { [phone]: '13900000073' }, { CL01: cards })
    const made = await print(applyNo, typed.version)
    await signFile(mother, made.id)
    const changed = await stage(mother, applyNo, typed.version, { [phone]: '13900000073' }, { CL01: cards, [form]: [made.id] })
    const values = { [phone]: prepared.params.values[phone] }
    const { version } = await stage(mother, applyNo, changed.version, values, { CL01: cards })
    expect((await handIn(mother, applyNo, version)).materials).toEqual(['CL01'])
    expect((await read(mother, applyNo)).files[form]?.map(({ id }) => id)).toEqual([former])
  })

  it('may be signed by hand, but not by handing in what was printed here', async () => {
    const { applyNo, phone } = await askedFor('signed-by-hand')
    const typed = { [phone]: '13900000074' }
    const first = await stage(mother, applyNo, 0, typed)
    const { id } = await print(applyNo, first.version)
    const stream = await mother.call((client) => client.oneThingMaterials.tisDownload({ query: { fileId: id } }))
    const payload = new FormData()
    for (const [key, value] of Object.entries({ sceneid: newbornCode, formId: form })) payload.set(key, value)
    payload.set('file', new Blob([Buffer.concat(await mother.call(() => Stream.runCollect(stream)))]), '原件.pdf')
    const copy = (await mother.call((client) => client.oneThingMaterials.tisUpload({ payload }))).id
    const copied = await stage(mother, applyNo, first.version, typed, { [form]: [copy] })
    expect(await notHandedIn(mother, applyNo, copied.version)).toMatchObject(refused(expect.stringContaining('系统生成的申请表原件')))
    const scanned = await stage(mother, applyNo, copied.version, typed, await scans(mother, newbornCode, [form]))
    expect((await handIn(mother, applyNo, scanned.version)).materials).toEqual([form])
  })

  it('that a batch handed in without signatures is made again as before', async () => {
    const { applyNo, phone, former } = await askedFor('signed-by-nobody')
    await sql((run) => run`UPDATE form_signer SET signed_at = NULL WHERE file_id = ${former}`)
    const { version } = await stage(mother, applyNo, 0, { [phone]: '13900000075' })
    await handIn(mother, applyNo, version)
    const [made] = (await read(mother, applyNo)).files[form] ?? []
    expect(made?.id).not.toBe(former)
    expect(textOf(await kept(mother, made?.id ?? ''))).toContain('13900000075')
  })
})

describe('the form of a correction', () => {
  it('is made where it is to be signed again, from what is kept, and as long as the correction is open', async () => {
    const { applyNo, phone } = await askedFor('print-open')
    const refusal = (version: number, materialId = form) =>
      mother.refusal((client) => client.oneThingCorrections.print({ payload: { applyNo, version, materialId } }))
    expect(await refusal(0)).toMatchObject({ _tag: 'NotFound', msg: '未查询到需要重新签名的申请表' })
    const { version } = await stage(mother, applyNo, 0, { [phone]: '13900000076' })
    expect(await refusal(0)).toMatchObject({ _tag: 'Conflict' })
    expect(await refusal(version, 'CL01')).toMatchObject({ _tag: 'NotFound' })
    const { id } = await print(applyNo, version)
    await mother.call((client) => client.oneThingApplications.retractProject({ query: { applyNo } }))
    expect(await refusal(version)).toMatchObject({ _tag: 'Rejected', msg: '没有等待补正的事项：可能已经交回或撤回，请查看办理进度' })
    expect(await signing(mother, applyNo, id)).toMatchObject({ isOutdated: true })
  })

  it('is not made after the last day', async () => {
    const prepared = await prepareSigned(mother)
    const { applyNo } = await mother.call((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, 'print-late') }))
    await ask(server, `${applyNo}-M01`, { ...(await asking(server, [], [form])), until: await inDays(server, -1) })
    const payload = { applyNo, version: 0, materialId: form }
    expect(await mother.refusal((client) => client.oneThingCorrections.print({ payload }))).toMatchObject({
      ...{ _tag: 'Rejected', msg: expect.stringContaining('已过，不能再交回') }
    })
  })

  it('is a stranger’s neither to make nor to look at', async () => {
    const { applyNo, phone } = await askedFor('print-stranger')
    const { version } = await stage(mother, applyNo, 0, { [phone]: '13900000078' })
    const { id: fileId } = await print(applyNo, version)
    for (const stranger of [await loginAs(server.url, '马晓东'), await loginAs(server.url, '宋北原', true)]) {
      const payload = { applyNo, version, materialId: form }
      expect(await stranger.refusal((client) => client.oneThingCorrections.print({ payload }))).toMatchObject({ _tag: 'NotFound' })
      const query = { applyNo, fileId }
      expect(await stranger.refusal((client) => client.oneThingCorrections.signing({ query }))).toMatchObject({ _tag: 'NotFound' })
    }
  })
})
