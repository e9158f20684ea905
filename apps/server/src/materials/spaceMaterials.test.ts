import { describe, expect, it } from 'vitest'
import { newbornCode } from '../testing/newbornSubmission.ts'
import { onTheWire } from '../testing/onTheWire.ts'
import { fieldFile, htmlBytes, jpegBytes, pdfBytes, pictureOf, pngBytes } from '../testing/sampleFiles.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import { zip } from '../testing/zip.ts'

const server = useTestServer()
const api = '/ljonethingapi'
const space = `${api}/ybsl/smzy/shspace`

const form = (fields: Readonly<Record<string, string>>, part = 'file', name = 'a.jpg', bytes: Uint8Array<ArrayBuffer> = jpegBytes) => {
  const payload = new FormData()
  for (const [key, value] of Object.entries(fields)) payload.set(key, value)
  payload.set(part, new Blob([bytes]), name)
  return payload
}
const place = { sceneid: newbornCode, formId: 'CL03' }
const wireOf = (caller: TestCaller) => onTheWire(server.url, caller)
const uploaded = async (caller: TestCaller) => {
  const { data } = await wireOf(caller)('POST', `${space}/ybsl/uploadToTis`, form(place))
  return (data as { readonly id: string }).id
}

describe('files by the names of the space service', () => {
  it('[R-7.5-045] uploadToTis keeps a file of the material, for who may upload one', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    expect(await wireOf(owner)('POST', `${space}/ybsl/uploadToTis`, form(place))).toMatchObject({
      code: 0,
      data: { name: 'a.jpg', size: jpegBytes.length }
    })
    expect(await wireOf(owner)('POST', `${space}/ybsl/uploadToTis`, form(place, 'file', 'a.jpg', htmlBytes))).toMatchObject({ status: 400 })
    expect(await wireOf(visitor(server.url))('POST', `${space}/ybsl/uploadToTis`, form(place))).toMatchObject({ status: 401 })
    const company = await loginAs(server.url, '邹静', true)
    expect(await wireOf(company)('POST', `${space}/ybsl/uploadToTis`, form(place))).toMatchObject({ status: 403 })
  })

  it('[R-7.5-109] uploadFile keeps it under its name, with the extension it says', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const send = (given: Readonly<Record<string, string>>) =>
      wireOf(owner)('POST', `${space}/ybsl/uploadFile`, form({ ...place, name: '结婚证', fileType: 'jpg', ...given }, 'file', 'scan.jpg'))
    expect(await send({})).toMatchObject({ code: 0, data: { id: expect.any(String), name: '结婚证.jpg' } })
    expect(await send({ name: '结婚证.jpg' })).toMatchObject({ code: 0, data: { name: '结婚证.jpg' } })
    expect(await send({ fileType: 'JPG' })).toMatchObject({ status: 422 })
    expect(await send({ fileType: 'png' })).toMatchObject({ status: 400 })
    expect(await wireOf(visitor(server.url))('POST', `${space}/ybsl/uploadFile`, form(place))).toMatchObject({ status: 401 })
  })

  it('[R-7.5-059] downloadFromTis and filedownload give the bytes to the owner alone', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const stranger = await loginAs(server.url, '马晓东')
    const id = await uploaded(owner)
    const asked = [
      ['/ybsl/downloadFromTis', { fileId: id, filename: 'a.jpg' }],
      ['/basic/filedownload', { id, fileName: 'a.jpg', type: 'jpg' }]
    ] as const
    for (const [path, query] of asked) {
      expect((await wireOf(owner)('GET', `${space}${path}`, query)).bytes).toEqual(Buffer.from(jpegBytes))
      expect(await wireOf(stranger)('GET', `${space}${path}`, query)).toMatchObject({ status: 404 })
      expect(await wireOf(visitor(server.url))('GET', `${space}${path}`, query)).toMatchObject({ status: 401 })
    }
    expect(await wireOf(owner)('GET', `${space}/basic/filedownload`, { id, fileName: 'a.jpg', type: 'pdf' })).toMatchObject({ status: 404 })
  })

  it('[R-7.5-050] deleteFileFromTis deletes it for the owner alone', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const fileId = await uploaded(owner)
    const remove = (caller: TestCaller) => wireOf(caller)('POST', `${space}/ybsl/deleteFileFromTis`, { fileId })
    expect(await remove(await loginAs(server.url, '马晓东'))).toMatchObject({ status: 404 })
    expect(await remove(visitor(server.url))).toMatchObject({ status: 401 })
    expect(await remove(owner)).toMatchObject({ code: 0 })
    expect(await remove(owner)).toMatchObject({ status: 404 })
  })
})

describe('the upload judge', () => {
  const bomb = Uint8Array.from(zip([{ name: 'a.txt', content: Buffer.alloc(2 * 1_048_576) }]))

  it('[R-7.4-07] [R-5-64] passes with code 200, keeps nothing, and says what is wrong, with the content where all is checked', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const judge = (allcheck: string, name: string, bytes: Uint8Array<ArrayBuffer>, caller = owner) =>
      wireOf(caller)('POST', `${api}/preViewCheck/judge`, form({ allcheck }, 'file', name, bytes))
    expect(await judge('1', 'a.jpg', pictureOf(200))).toMatchObject({ status: 200, code: 200, msg: '校验通过' })
    expect(await judge('1', 'a.jpg', pngBytes)).toMatchObject({
      status: 400,
      code: 1,
      msg: '文件内容是 PNG 图片，不是 jpg，请另存为这种格式再上传'
    })
    expect(await judge('1', '身份证.jpg (1)', pictureOf(200))).toMatchObject({ status: 200 })
    expect(await judge('1', 'half.jpg', fieldFile('half.jpg'))).toMatchObject({ status: 400, msg: '图片不完整，请重新上传' })
    const passing = form({ allcheck: '1' }, 'file', 'a.jpg', pictureOf(200))
    expect(await owner.call((client) => client.oneThingMaterials.judge({ payload: passing }))).toEqual({ code: 200, msg: '校验通过' })
    expect(await judge('0', 'a.zip', bomb)).toMatchObject({ code: 200 })
    expect(await judge('1', 'a.zip', bomb)).toMatchObject({ status: 400, msg: expect.stringContaining('压缩比例') })
    expect(await judge('1', 'a.jpg', new Uint8Array())).toMatchObject({ status: 400 })
    expect(await judge('2', 'a.jpg', jpegBytes)).toMatchObject({ status: 422 })
    expect(await judge('1', 'a.jpg', jpegBytes, visitor(server.url))).toMatchObject({ status: 401 })
  })

  it('[R-5-64] says what nobody could read, which an upload takes all the same, whoever asks', async () => {
    const locked = new Uint8Array(
      Buffer.concat([pdfBytes, Buffer.alloc(70_000, 0x20), Buffer.from('trailer<</Root 1 0 R/Encrypt 9 0 R>>')])
    )
    for (const caller of [await loginAs(server.url, '周晓岚'), await loginAs(server.url, '邹静', true)]) {
      const judge = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
        wireOf(caller)('POST', `${api}/preViewCheck/judge`, form({ allcheck: '1' }, 'file', name, bytes))
      expect(await judge('a.jpg', pictureOf(199))).toMatchObject({
        status: 400,
        msg: '图片只有 199×199 像素，看不清内容，请重新拍摄或扫描后更换'
      })
      expect(await judge('a.pdf', locked)).toMatchObject({ status: 400, msg: expect.stringContaining('设有密码') })
      expect(await judge('a.pdf', pdfBytes)).toMatchObject({ code: 200 })
    }
    const owner = await loginAs(server.url, '周晓岚')
    expect(await wireOf(owner)('POST', `${api}/tis/tisUpload`, form(place, 'file', 'a.jpg', pictureOf(199)))).toMatchObject({ status: 200 })
  })

  it('[R-7.5-048] judges as the type that is said', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const judge = (type: string, ext: string, bytes: Uint8Array<ArrayBuffer>, name = `a.${ext}`) =>
      wireOf(owner)('POST', `${space}/ybsl/judgeFile`, form({ type, ext }, 'files', name, bytes))
    expect(await judge('1', 'jpg', pictureOf(200))).toMatchObject({ status: 200, code: 200 })
    expect(await judge('1', 'png', jpegBytes, 'a.jpg')).toMatchObject({ status: 400 })
    expect(await judge('0', 'zip', bomb)).toMatchObject({ code: 200 })
    expect(await judge('1', 'zip', bomb)).toMatchObject({ status: 400 })
    expect(await wireOf(visitor(server.url))('POST', `${space}/ybsl/judgeFile`, form({ type: '1', ext: 'jpg' }, 'files'))).toMatchObject({
      status: 401
    })
  })
})
