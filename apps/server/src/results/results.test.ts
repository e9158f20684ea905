import { Effect } from 'effect'
import { checkSeals } from '@ljonething/ofd/seals/checkSeals'
import { openOfd } from '@ljonething/ofd/openOfd'
import { readSeals, sealObjects } from '@ljonething/ofd/seals/readSeals'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { execFileSync } from 'node:child_process'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readPdf } from '../documents/testing/readPdf.ts'
import { contentLimits } from '../materials/content/contentLimits.ts'
import { Clock } from '../platform/Clock.ts'
import { prepareSubmission, sceneFile, submitPayload } from '../testing/newbornSubmission.ts'
import { once } from '../testing/once.ts'
import { onTheWire } from '../testing/onTheWire.ts'
import type { Wire } from '../testing/onTheWire.ts'
import { useTestServer } from '../testing/server.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import { pictureOf } from './pictureOf.ts'

const server = useTestServer()
const api = '/ljonethingapi'
const household = 'M02'
const medical = 'YBJ'

let owner: TestCaller
let wire: Wire
let applyNo = ''
const detail = async () => owner.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))
const resultOf = async (matterCode: string) => (await detail()).cases.find((one) => one.matterCode === matterCode)?.result
const fileOf = async (matterCode: string, fileType: string) =>
  (await resultOf(matterCode))?.files.find((file) => file.fileType === fileType) ?? { materialId: '', url: '', name: '' }
const download = (asked: Wire, materialId: string) => asked('GET', `${api}/ybsl/downloadMaterial`, { materialId })
const picture = (asked: Wire, materialId: string) => asked('POST', `${api}/hljCertificate/getCertificatePngByFile`, { materialId })
const getAt = (address: string) => {
  const { pathname, searchParams } = new URL(address, server.url)
  return wire('GET', pathname, Object.fromEntries(searchParams))
}
const folder = temporaryFolder('results')
afterAll(() => folder.remove())
/** What poppler says of the signatures in a PDF. */
const pdfsig = async (bytes: Uint8Array) => {
  const path = join(folder.path, 'signed.pdf')
  await writeFile(path, bytes)
  return execFileSync('pdfsig', [path], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } })
}
const compact = (text: string) => text.replaceAll(/\s/g, '')

let underWay: Awaited<ReturnType<typeof resultOf>>
const begun = once(async () => {
  owner = await loginAs(server.url, '秦岳')
  wire = onTheWire(server.url, owner)
  await owner.call((client) => client.sandbox.department({ payload: { deptCode: medical, mode: 'refuse' } }))
  const prepared = await prepareSubmission(owner, await sceneFile('12-veterans.yaml'))
  applyNo = (await owner.call((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, 'results-veteran') }))).applyNo
  await expect.poll(async () => (await detail()).cases.every(({ delivery }) => ['delivered', 'held'].includes(delivery))).toBe(true)
  underWay = await resultOf(household)
  await server.run(Effect.flatMap(Clock, (clock) => clock.advance('60 days')))
  await expect.poll(async () => (await detail()).cases.every(({ group }) => group !== 'inProgress')).toBe(true)
  await expect.poll(async () => (await resultOf(household))?.kind).toBe('certificate')
})
beforeEach(begun)

it('a case that goes on has no result; one that ended has', async () => {
  expect(underWay).toBeUndefined()
  expect((await resultOf(household))?.kind).toBe('certificate')
})

describe('a certificate that a department issued', () => {
  it('[R-7.4-36] [R-7.5-110] has number and validity, and is got by a GET on its address, as PDF and as OFD that say the same', async () => {
    const result = await resultOf(household)
    expect(result).toMatchObject({
      kind: 'certificate',
      title: '居民户口簿',
      number: expect.stringMatching(/^23\d{16}$/),
      validUntil: '长期'
    })
    const [pdf, ofd] = [await fileOf(household, 'pdf'), await fileOf(household, 'ofd')]
    const { text, pages } = await readPdf(new Uint8Array((await getAt(pdf.url)).bytes))
    const said = ['居民户口簿', result?.number ?? '', '秦岳（230199200008160030）', '黑龙江省公安厅', `${result?.issuedOn} 至 长期`]
    expect(said.filter((part) => !text.includes(compact(part)))).toEqual([])
    expect(pages).toHaveLength(1)
    const bytes = (await download(wire, ofd.materialId)).bytes
    const entries = unzipSync(new Uint8Array(bytes))
    expect(Object.keys(entries)).toEqual([
      ...['OFD.xml', 'Doc_0/Document.xml', 'Doc_0/PublicRes.xml', 'Doc_0/Pages/Page_0/Content.xml'],
      ...['Doc_0/Signs/Signatures.xml', 'Doc_0/Signs/Sign_0/Signature.xml', 'Doc_0/Signs/Sign_0/SignedValue.dat']
    ])
    const content = strFromU8(entries['Doc_0/Pages/Page_0/Content.xml'] ?? new Uint8Array())
    const drawn = Array.from(content.matchAll(/<ofd:TextCode[^>]*>([^<]*)</g), ([, part]) => part).join('')
    expect(said.filter((part) => !compact(drawn).includes(compact(part)))).toEqual([])
    await writeFile(join(folder.path, 'a.ofd'), bytes)
    expect(await contentLimits(join(folder.path, 'a.ofd'))).toBeUndefined()
  })

  it('as OFD carries the seal of its department, which holds until a byte is changed', async () => {
    const bytes = new Uint8Array((await download(wire, (await fileOf(household, 'ofd')).materialId)).bytes)
    const trusted = (await owner.call((client) => client.oneThingResults.sealAuthorities())).map((text) => Buffer.from(text, 'base64'))
    const check = (file: Uint8Array, roots: readonly Uint8Array[] = trusted) => {
      const document = openOfd(file)
      if ('refused' in document) throw new Error(document.refused)
      return checkSeals(document, readSeals(document), roots)
    }
    expect(check(bytes)).toMatchObject([
      { status: 'valid', name: '黑龙江省公安厅电子印章', signer: '黑龙江省公安厅', issuer: '龙江一件事沙箱印章机构' }
    ])
    expect(check(bytes, [])).toMatchObject([{ status: 'untrusted' }])
    const entries = unzipSync(bytes)
    const name = 'Doc_0/Pages/Page_0/Content.xml'
    const other = strFromU8(entries[name] ?? new Uint8Array()).replace('秦岳', '秦丘')
    expect(check(zipSync({ ...entries, [name]: strToU8(other) }))).toMatchObject([{ status: 'changed' }])
    const document = openOfd(bytes)
    const seals = 'refused' in document ? [] : sealObjects(readSeals(document), '1')
    const drawn = seals.flatMap((object) => (object.kind === 'text' ? object.glyphs.map(({ text }) => text) : [])).join('')
    expect(drawn).toBe('黑龙江省公安厅')
  })

  it('as PDF carries the seal of its department, which pdfsig accepts, and refuses with a changed byte', async () => {
    const bytes = Uint8Array.from((await download(wire, (await fileOf(household, 'pdf')).materialId)).bytes)
    const said = await pdfsig(bytes)
    expect(said).toContain('Signer Certificate Common Name: 黑龙江省公安厅')
    expect(said).toContain('Signature Type: ETSI.CAdES.detached')
    expect(said).toContain('Total document signed')
    expect(said.match(/Signature is Valid\./gu)).toHaveLength(1)
    bytes[2_000] = (bytes[2_000] ?? 0) ^ 1
    expect(await pdfsig(bytes)).not.toContain('Signature is Valid.')
  })

  it('is sealed by the same authority for every department, with a seal for each', async () => {
    const roots = await Promise.all(Array.from({ length: 3 }, () => owner.call((client) => client.oneThingResults.sealAuthorities())))
    expect(new Set(roots.flat()).size).toBe(1)
    await expect(visitor(server.url).call((client) => client.oneThingResults.sealAuthorities())).rejects.toMatchObject({
      _tag: 'NotLoggedIn'
    })
  })

  it('[R-7.4-39] is a picture too', async () => {
    const png = await picture(wire, (await fileOf(household, 'pdf')).materialId)
    expect([png.status, png.bytes.subarray(1, 4).toString(), png.bytes.length > 20_000]).toEqual([200, 'PNG', true])
  })

  it('stays as it was first made, whoever asks at once', async () => {
    const { materialId } = await fileOf('M08', 'ofd')
    const all = await Promise.all(Array.from({ length: 5 }, () => download(wire, materialId)))
    expect(new Set(all.map(({ status, bytes }) => `${status} ${bytes.toString('hex')}`)).size).toBe(1)
  })

  it('is its owner’s alone', async () => {
    const { materialId } = await fileOf(household, 'pdf')
    const nobody = onTheWire(server.url, visitor(server.url))
    const stranger = onTheWire(server.url, await loginAs(server.url, '邹静'))
    const company = onTheWire(server.url, await loginAs(server.url, '宋北原', true))
    for (const ask of [download, picture]) expect(await ask(nobody, materialId)).toMatchObject({ status: 401 })
    for (const other of [stranger, company]) expect(await download(other, materialId)).toMatchObject({ status: 404, code: 1 })
  })

  it('[R-8-12] where the address is wrong, or somebody else’s, says 下载地址错误', async () => {
    const { materialId } = await fileOf(household, 'pdf')
    const stranger = onTheWire(server.url, await loginAs(server.url, '邹静'))
    const notice = (await fileOf('M01', 'pdf')).materialId
    for (const [other, wrong] of [
      [stranger, materialId],
      [wire, `${applyNo}-M99.pdf`],
      [wire, 'nothing'],
      [wire, notice]
    ] as const)
      expect(await picture(other, wrong)).toMatchObject({ status: 404, msg: '下载地址错误' })
  })

  it('lies in the locker of its holder and stands for a material of another scene', async () => {
    const place = { sceneid: 'HLJYJS0010', formId: 'LH02' }
    const offered = async () =>
      (await owner.call((client) => client.oneThingReuse.reuseFileList({ payload: place }))).certificateList.find(({ number }) =>
        number.startsWith('23')
      )
    const certificate = await offered()
    expect(certificate).toMatchObject({ certType: '居民户口簿', validUntil: '', refusal: '' })
    const [file] = await owner.call((client) =>
      client.oneThingReuse.reuseConfirm({ query: { ...place, reuseId: certificate?.reuseId ?? '' } })
    )
    const bytes = (await wire('GET', `${api}/tis/tisDownload`, { fileId: file?.id ?? '' })).bytes
    expect((await readPdf(new Uint8Array(bytes))).text).toContain((await resultOf(household))?.number)
    const said = await pdfsig(bytes)
    expect(said).toContain(`Signer Certificate Common Name: ${certificate?.issuer ?? ''}`)
    expect(said).toContain('Total document signed')
    expect(said).toContain('Signature is Valid.')
    const stranger = await loginAs(server.url, '邹静')
    const taken = stranger.refusal((client) =>
      client.oneThingReuse.reuseConfirm({ query: { ...place, reuseId: certificate?.reuseId ?? '' } })
    )
    expect(await taken).toMatchObject({ _tag: 'NotFound' })
  })
})

describe('a notice', () => {
  it('says what was approved where no certificate is issued', async () => {
    const result = await resultOf('M01')
    expect(result).toMatchObject({ kind: 'approval', title: '准予办理通知书' })
    expect(result?.files.map(({ fileType }) => fileType)).toEqual(['pdf'])
    const { text } = await readPdf(new Uint8Array((await getAt(result?.files[0]?.url ?? '')).bytes))
    expect(['准予办理通知书', applyNo, '秦*', '报到登记回执'].filter((part) => !text.includes(compact(part)))).toEqual([])
  })

  it('says what was refused, why, and until when it may be reviewed', async () => {
    const refused = (await detail()).cases.find(({ status }) => status === 7)
    expect(refused?.result).toMatchObject({ kind: 'refusal', title: '不予受理通知书' })
    const { text } = await readPdf(new Uint8Array((await getAt(refused?.result?.files[0]?.url ?? '')).bytes))
    const said = ['不符合受理条件，不予受理', '申请行政复议', '重新办理', '12345']
    expect(said.filter((part) => !text.includes(part))).toEqual([])
  })

  it('has no OFD', async () => {
    expect(await download(wire, `${applyNo}-M01.ofd`)).toMatchObject({ status: 404 })
  })
})

it('[R-8-22] a file that cannot be read now is a file download error, and is there again afterwards', async () => {
  const { materialId } = await fileOf('M08', 'pdf')
  expect((await download(wire, materialId)).status).toBe(200)
  const objects = join(server.dataDir, 'objects')
  await rename(objects, `${objects}.aside`)
  const answer = await download(wire, materialId)
  await rename(`${objects}.aside`, objects)
  expect(answer).toMatchObject({ status: 503, code: -1, msg: '文件暂时无法下载，请稍后再试' })
  expect(JSON.parse(answer.bytes.toString())).toMatchObject({ _tag: 'FileDownloadError', message: 'file download error' })
  expect((await download(wire, materialId)).status).toBe(200)
})

it('a file of the caller is downloaded by its id', async () => {
  const [material] = (await detail()).materials
  const { status, bytes } = await download(wire, material?.files[0]?.id ?? '')
  expect([status, bytes.length]).toEqual([200, material?.files[0]?.size])
})

it('[R-8-13] an export that holds nothing says 导出结果为空', async () => {
  expect(await Effect.runPromise(Effect.flip(pictureOf(new Uint8Array())))).toMatchObject({ _tag: 'Rejected', msg: '导出结果为空' })
})
