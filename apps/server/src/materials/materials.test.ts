import { Stream } from 'effect'
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newbornCode, newbornScene, prepareNewborn } from '../testing/newbornSubmission.ts'
import { fieldFile, htmlBytes, jpegBytes, pdfBytes, pngBytes } from '../testing/sampleFiles.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import { writtenPrint } from '../testing/writtenForm.ts'
import { zip } from '../testing/zip.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import { safeFileName } from './fileName.ts'

const server = useTestServer()

const form = (formId: string, name: string, bytes: Uint8Array<ArrayBuffer>): FormData => {
  const payload = new FormData()
  payload.set('sceneid', newbornCode)
  payload.set('formId', formId)
  payload.set('file', new Blob([bytes]), name)
  return payload
}

const upload = (caller: TestCaller, formId: string, name: string, bytes: Uint8Array<ArrayBuffer>) =>
  caller.call((client) => client.oneThingMaterials.tisUpload({ payload: form(formId, name, bytes) }))

const refusedUpload = (caller: TestCaller, formId: string, name: string, bytes: Uint8Array<ArrayBuffer>) =>
  caller.refusal((client) => client.oneThingMaterials.tisUpload({ payload: form(formId, name, bytes) }))

const download = async (caller: TestCaller, fileId: string) => {
  const stream = await caller.call((client) => client.oneThingMaterials.tisDownload({ query: { fileId } }))
  const chunks = await caller.call(() => Stream.runCollect(stream))
  return Buffer.concat(chunks.map((chunk) => Buffer.from(chunk)))
}

describe('uploading', () => {
  it('[R-3.3-16] keeps the bytes as a file item, gives them back to the owner and lets the owner delete them', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const file = await upload(owner, 'CL03', '结婚证.JPG', jpegBytes)
    expect(file).toEqual({
      id: expect.stringMatching(/./),
      name: '结婚证.jpg',
      fileType: 'jpg',
      size: jpegBytes.length,
      url: expect.stringContaining(file.id),
      isApplyForm: false,
      isReuse: false,
      digest: expect.stringMatching(/^[0-9a-f]{16}$/)
    })
    expect(decodeURIComponent(file.url)).toContain('结婚证.jpg')
    expect(new Uint8Array(await download(owner, file.id))).toEqual(new Uint8Array(jpegBytes))
    await owner.call((client) => client.oneThingMaterials.tisDelete({ query: { fileId: file.id } }))
    expect(await owner.refusal((client) => client.oneThingMaterials.tisDelete({ query: { fileId: file.id } }))).toMatchObject({
      _tag: 'NotFound'
    })
  })

  it('[R-5-41] believes the bytes, not the name: the real type has to be the extension, jpeg counting as jpg', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    expect(await upload(owner, 'CL03', 'a.jpeg', jpegBytes)).toMatchObject({ fileType: 'jpeg' })
    expect(await upload(owner, 'CL03', 'a.pdf', pdfBytes)).toMatchObject({ fileType: 'pdf' })
    for (const [name, bytes] of [
      ['a.jpg', pngBytes],
      ['a.pdf', htmlBytes],
      ['a.png', pdfBytes],
      ['a.ofd', pdfBytes]
    ] as const) {
      expect(await refusedUpload(owner, 'CL03', name, bytes)).toMatchObject({ _tag: 'Rejected' })
    }
  })

  it('[R-5-41] takes a PDF with something in front of it, and a picture by its content where a browser or keyboard spoilt its name', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    for (const name of ['bom.pdf', 'multipart.pdf'] as const)
      expect(await upload(owner, 'CL03', name, fieldFile(name))).toMatchObject({ name, fileType: 'pdf' })
    expect(await upload(owner, 'CL03', '身份证.jpg (1)', jpegBytes)).toMatchObject({ name: '身份证 (1).jpg', fileType: 'jpg' })
    expect(await upload(owner, 'CL03', '身份证．jpg', jpegBytes)).toMatchObject({ name: '身份证.jpg', fileType: 'jpg' })
  })

  it('says what a file is that it does not take', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const heic = Uint8Array.from([...[0, 0, 0, 24], ...Buffer.from('ftypheic'), ...[0, 0, 0, 0]])
    const refusal = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
      const { msg } = (await refusedUpload(owner, 'CL03', name, bytes)) as { readonly msg: string }
      return msg
    }
    expect(await refusal('half.jpg', fieldFile('half.jpg'))).toBe('图片不完整，请重新上传')
    for (const name of ['IMG_0001.HEIC', 'IMG_0001.jpg'])
      expect(await refusal(name, heic)).toMatch(/^这个文件是 HEIC 照片.*“兼容性最佳”.*截图/)
    expect(await refusal('a.pdf', htmlBytes)).toMatch(/^文件内容是网页，与后缀 .pdf 不符/)
    expect(await refusal('a.docx', htmlBytes)).toMatch(/^文件格式仅支持.*，这个文件是网页$/)
    const hidden = new TextEncoder().encode('<html>\n%PDF-1.7\n')
    expect(await refusal('a.pdf', hidden)).toMatch(/^文件内容是网页/)
  })

  it('applies the rules of the material: formats, size, emptiness, and knows no other material', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const { accept, maxSizeMB } = (await newbornScene()).materials.find(({ code }) => code === 'CL09') ?? { accept: '', maxSizeMB: 0 }
    expect(await refusedUpload(owner, 'CL09', 'a.png', pngBytes)).toEqual({
      _tag: 'Rejected',
      msg: `文件格式仅支持${accept}，这个文件是 PNG 图片`
    })
    const big = new Uint8Array(maxSizeMB * 1_048_576 + 1)
    big.set(jpegBytes)
    const tooLarge = `单个文件不能超过 ${maxSizeMB} MB（${maxSizeMB * 1024} KB）`
    expect(await refusedUpload(owner, 'CL09', 'a.jpg', big)).toEqual({ _tag: 'TooLarge', msg: tooLarge })
    expect(await refusedUpload(owner, 'CL03', 'a.jpg', new Uint8Array(0))).toMatchObject({ _tag: 'Rejected' })
    expect(await refusedUpload(owner, 'CL99', 'a.jpg', jpegBytes)).toMatchObject({ _tag: 'NotFound' })
  })

  it('cuts a file off where it passes the limit of its material, while it is still on its way', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const field = (name: string, value: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const start = `${field('sceneid', newbornCode)}${field('formId', 'CL09')}--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`
    const answer = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sending = request(
        `${server.url}/ljonethingapi/tis/tisUpload`,
        {
          method: 'POST',
          headers: {
            'content-type': 'multipart/form-data; boundary=x',
            'content-length': 15_000_000,
            'auth-center-token': owner.token() ?? '',
            cookie: Array.from(owner.cookies, ([name, value]) => `${name}=${value}`).join('; ')
          }
        },
        (given) => {
          let text = ''
          given.on('data', (chunk: Buffer) => (text += chunk.toString()))
          given.on('end', () => resolve({ status: given.statusCode ?? 0, text }))
        }
      )
      sending.on('error', reject)
      sending.write(start)
      sending.write(jpegBytes)
      sending.write(Buffer.alloc(1_048_577))
    })
    expect(answer.status).toBe(413)
    expect(JSON.parse(answer.text)).toMatchObject({ _tag: 'TooLarge', msg: expect.stringContaining('1 MB') })
  })

  it('takes its fields in any order, one file, and nothing that is missing', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const turned = new FormData()
    turned.set('file', new Blob([jpegBytes]), 'a.jpg')
    turned.set('formId', 'CL03')
    turned.set('sceneid', newbornCode)
    const send = (payload: FormData) => owner.call((client) => client.oneThingMaterials.tisUpload({ payload }))
    const refused = (payload: FormData) => owner.refusal((client) => client.oneThingMaterials.tisUpload({ payload }))
    expect(await send(turned)).toMatchObject({ name: 'a.jpg' })
    turned.set('formId', 'CL09')
    const big = new Uint8Array(1_048_577)
    big.set(jpegBytes)
    turned.set('file', new Blob([big]), 'a.jpg')
    expect(await refused(turned)).toMatchObject({ _tag: 'TooLarge' })
    const two = form('CL03', 'a.jpg', jpegBytes)
    two.append('file', new Blob([jpegBytes]), 'b.jpg')
    expect(await refused(two)).toEqual({ _tag: 'Invalid', msg: '一次只能上传一个文件' })
    const none = form('CL03', 'a.jpg', jpegBytes)
    none.delete('file')
    expect(await refused(none)).toEqual({ _tag: 'Invalid', msg: '参数必填' })
    const nowhere = form('CL03', 'a.jpg', jpegBytes)
    nowhere.delete('formId')
    expect(await refused(nowhere)).toEqual({ _tag: 'Invalid', msg: '参数必填' })
  })

  it('opens what it is given: a picture of endless pixels and a bomb in the shape of an OFD are refused in words', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const endless = Uint8Array.from(pngBytes)
    new DataView(endless.buffer).setUint32(16, 60_000)
    expect(await refusedUpload(owner, 'CL03', 'a.png', endless)).toEqual({
      _tag: 'Rejected',
      msg: '图片超过1亿像素或单边超过3万像素，请缩小后上传'
    })
    const nested = Uint8Array.from(zip([{ name: 'OFD.xml', content: zip([]) }]))
    expect(await refusedUpload(owner, 'CL03', 'a.ofd', nested)).toEqual({
      _tag: 'Rejected',
      msg: '文件内包含压缩文件或Word、Excel、OFD等文档，请取出后分别上传'
    })
  })

  it('belongs to its owner: a stranger and a missing file get the same answer, a visitor has to log in', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const stranger = await loginAs(server.url, '马晓东')
    const { id } = await upload(owner, 'CL03', 'a.jpg', jpegBytes)
    const theirs = await stranger.refusal((client) => client.oneThingMaterials.tisDownload({ query: { fileId: id } }))
    expect(theirs).toEqual(await stranger.refusal((client) => client.oneThingMaterials.tisDownload({ query: { fileId: '0'.repeat(32) } })))
    expect(theirs).toMatchObject({ _tag: 'NotFound' })
    expect(await stranger.refusal((client) => client.oneThingMaterials.tisDelete({ query: { fileId: id } }))).toEqual(theirs)
    expect(await visitor(server.url).refusal((client) => client.oneThingMaterials.tisDownload({ query: { fileId: id } }))).toMatchObject({
      _tag: 'NotLoggedIn'
    })
  })

  it('is served as an attachment under our own name that no browser runs', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const { url } = await upload(owner, 'CL03', '结婚证 (1).jpg', jpegBytes)
    const cookie = Array.from(owner.cookies, ([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(server.url + url, { headers: { 'auth-center-token': owner.token() ?? '', cookie } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'; frame-ancestors 'none'")
  })
})

describe('a service with a file size ceiling of its own', () => {
  const small = useTestServer({ FILE_LIMIT: '100 KiB' })

  it('[R-5-39] refuses a file above it, whatever the material allows, and says the ceiling', async () => {
    const owner = await loginAs(small.url, '周晓岚')
    const picture = (size: number) => {
      const bytes = new Uint8Array(size)
      bytes.set(jpegBytes)
      return bytes
    }
    expect(await upload(owner, 'CL03', 'a.jpg', picture(102_400))).toMatchObject({ size: 102_400 })
    for (const size of [102_401, 1_000_000])
      expect(await refusedUpload(owner, 'CL03', 'a.jpg', picture(size))).toMatchObject({
        _tag: 'TooLarge',
        msg: '单个文件不能超过 100 KB'
      })
  })
})

describe('a store that cannot be written', () => {
  const broken = useTestServer()

  it('says so and keeps nothing; the same upload goes through once it can be written again', async () => {
    const owner = await loginAs(broken.url, '周晓岚')
    const folder = join(broken.dataDir, 'objects')
    rmSync(folder, { recursive: true, force: true })
    writeFileSync(folder, '')
    expect(await refusedUpload(owner, 'CL03', 'a.jpg', jpegBytes)).toEqual({ _tag: 'Unavailable', msg: '文件服务暂不可用，请稍后再试' })
    rmSync(folder)
    expect(await upload(owner, 'CL03', 'a.jpg', jpegBytes)).toMatchObject({ name: 'a.jpg' })
    expect(readdirSync(join(broken.dataDir, 'tmp'))).toEqual([])
  })
})

describe('file names', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\temp\\证件.PNG', '证件.png'],
    ['a\u202Egnp.exe', 'agnp.exe'],
    ['<b>.jpg', 'b.jpg'],
    ['.pdf', '文件.pdf'],
    [`${'长'.repeat(300)}.pdf`, `${'长'.repeat(116)}.pdf`]
  ])('%s becomes %s', (given, kept) => {
    expect(safeFileName(given)).toBe(kept)
  })
})

describe('the application form', () => {
  it('[R-9-32] is generated as a PDF of the caller, for the whole application and for the material that asks for it; a new preview takes the place of the last', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const { params } = await prepareNewborn(owner)
    const formJson = writtenPrint(newbornCode, params, '230100000000')
    const { answers } = params
    for (const materialId of [undefined, 'CL04']) {
      const extendJson = JSON.stringify({ sceneid: newbornCode, materialId, answers })
      const { file } = await owner.call((client) =>
        client.oneThingPrinting.newGlovePrinting({ payload: { extendJson, formJson, templateId: '' } })
      )
      expect(file).toMatchObject({ fileType: 'pdf', isApplyForm: true })
      expect((await download(owner, file.id)).subarray(0, 5).toString()).toBe('%PDF-')
    }
    const preview = async () =>
      (
        await owner.call((client) =>
          client.oneThingPrinting.newGlovePrinting({
            payload: { extendJson: JSON.stringify({ sceneid: newbornCode, answers }), formJson, templateId: '' }
          })
        )
      ).file.id
    const [former, second] = [await preview(), await preview()]
    expect(await owner.refusal((client) => client.oneThingMaterials.tisDelete({ query: { fileId: former } }))).toMatchObject({
      _tag: 'NotFound'
    })
    expect((await download(owner, second)).subarray(0, 5).toString()).toBe('%PDF-')
    // One face of the mother's card, both of the father's, and the photograph of the child.
    const faces = [(await upload(owner, 'CL01', '人像面.png', pngBytes)).id]
    const shown = await owner.call((client) =>
      client.oneThingPrinting.newGlovePrinting({
        payload: {
          extendJson: JSON.stringify({ sceneid: newbornCode, answers }),
          formJson: writtenPrint(newbornCode, { ...params, files: { ...params.files, CL01: faces } }, '230100000000'),
          templateId: ''
        }
      })
    )
    const input = await download(owner, shown.fileId)
    expect(
      spawnSync('pdfimages', ['-list', '-'], { input })
        .stdout.toString()
        .match(/ jpeg /g)
    ).toHaveLength(4)
    const text = spawnSync('pdftotext', ['-raw', '-', '-'], { input }).stdout.toString().replaceAll(/\s/g, '')
    expect(text).toContain('母亲居民身份证（国徽面）未上传')
    const nameOf = async (templateId: string, materialId?: string) => {
      const extendJson = JSON.stringify({ sceneid: newbornCode, materialId, answers })
      return (await owner.call((client) => client.oneThingPrinting.newGlovePrinting({ payload: { extendJson, formJson, templateId } })))
        .file.name
    }
    const [first, whole] = [await nameOf('TPL_NB_FIRSTISSUE'), await nameOf('FM_NB_001')]
    expect(first).toBe(await nameOf('', 'CL04'))
    expect(whole).toBe('新生儿出生一件事申请表.pdf')
    for (const [templateId, materialId] of [
      ['TPL_NB_ALLOWANCE', 'CL04'],
      ['FM_NB_001', 'CL04'],
      ['TPL_TX_APPLY', undefined]
    ]) {
      const extendJson = JSON.stringify({ sceneid: newbornCode, materialId, answers })
      const payload = { extendJson, formJson, templateId: templateId ?? '' }
      expect(await owner.refusal((client) => client.oneThingPrinting.newGlovePrinting({ payload }))).toMatchObject({
        msg: '未查询到该表单模板'
      })
    }
    const wrong = JSON.stringify({ sceneid: newbornCode, materialId: 'CL01', answers })
    expect(
      await owner.refusal((client) =>
        client.oneThingPrinting.newGlovePrinting({ payload: { extendJson: wrong, formJson, templateId: '' } })
      )
    ).toMatchObject({ _tag: 'NotFound' })
  })
})
