import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readPdf } from '../documents/testing/readPdf.ts'
import { newbornCode } from '../testing/newbornSubmission.ts'
import { onTheWire } from '../testing/onTheWire.ts'
import type { WireAnswer } from '../testing/onTheWire.ts'
import { useTestServer } from '../testing/server.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'

const folder = temporaryFolder('blanks')
const logFile = join(folder.path, 'service.log')
const server = useTestServer({ LOG_LEVEL: 'Warn', LOG_FILE: logFile })
afterAll(() => folder.remove())

/** 户主同意落户声明, signed by hand; 结婚证 is not. */
const [consent, marriage] = ['CL15', 'CL03']
/** Whose name her identity gives. */
const filledIn = { 'NB1001^babyName': '林北雪', 'NB2015^motherName': '周小兰', 'NB2019^motherNation': '01' }

const send = (caller: TestCaller, given: Readonly<Record<string, string>>) =>
  onTheWire(server.url, caller)('POST', '/ljonethingapi/ybsl/setBeatFile', {
    ...{ sceneid: newbornCode, type: consent, fileType: 'pdf', data: JSON.stringify(filledIn) },
    ...given
  })
const download = (caller: TestCaller, fileId: string) => onTheWire(server.url, caller)('GET', '/ljonethingapi/tis/tisDownload', { fileId })
const fileOf = ({ data }: WireAnswer): string => (data as { readonly id: string }).id
const withData = (data: Readonly<Record<string, string>>) => ({ data: JSON.stringify(data) })

describe('a material signed by hand', () => {
  it('[R-7.5-106] is printed with what is filled in, by groups and as it is shown, and a place to sign; its owner alone reads it', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const made = await send(owner, {})
    expect(made).toMatchObject({ status: 200, code: 0, data: { type: 'pdf', name: '户主同意落户声明.pdf' } })
    const { bytes } = await download(owner, fileOf(made))
    const { pages, title } = await readPdf(new Uint8Array(bytes))
    expect(title).toBe('户主同意落户声明')
    expect(pages).toHaveLength(1)
    for (const shown of ['户主同意落户声明', '林北雪', '周晓岚', '汉族', '签名或盖章', '日期年月日', '新生儿出生一件事'])
      expect(pages[0]).toContain(shown)
    for (const absent of ['周小兰', '预览', '草稿']) expect(pages[0]).not.toContain(absent)
    for (const [other, status] of [
      [visitor(server.url), 401],
      [await loginAs(server.url, '林海峰'), 404]
    ] as const)
      expect(await download(other, fileOf(made))).toMatchObject({ status })
  })

  it('takes the place of the one before, also when two are made at once', async () => {
    const owner = await loginAs(server.url, '林海峰')
    const first = fileOf(await send(owner, {}))
    const both = await Promise.all([send(owner, {}), send(owner, {})])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await download(owner, first)).toMatchObject({ status: 404 })
    const read = await Promise.all(both.map(async (made) => (await download(owner, fileOf(made))).status))
    expect(read.toSorted()).toEqual([200, 404])
  })

  it('[R-8-41] [R-8-42] a field of another scene is not found, and the log says so without its value', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const refused = await send(owner, withData({ ...filledIn, 'JH1003^groomName': '林海峰' }))
    expect(refused).toMatchObject({ status: 400, code: 1, msg: '表单中没有这些内容（id not found），请刷新页面后重试' })
    await expect.poll(() => readFileSync(logFile, 'utf8')).toContain('ID does not exist')
    expect(readFileSync(logFile, 'utf8')).not.toContain('林海峰')
  })

  it('is of nobody who is not logged in', async () => {
    expect(await send(visitor(server.url), {})).toMatchObject({ status: 401, code: 1 })
  })

  it.each([
    ['a scene there is not', { sceneid: 'HLJYJS9999' }, 404, '未查询到'],
    ['a scene for companies', { sceneid: 'HLJYJS0008' }, 403, '请先以法人身份登录后再办理'],
    ['a material there is not', { type: 'CL99' }, 404, '未查询到该材料'],
    ['a material without a blank', { type: marriage }, 404, '未查询到该材料'],
    ['no field', withData({}), 400, '没有可以打印的内容，请先填写表单'],
    ['a value too long', withData({ 'NB2015^motherName': '长'.repeat(100_001) }), 400, '不识别的参数类型'],
    [
      'values too long together',
      withData({ 'NB1001^babyName': '长'.repeat(100_000), 'NB2022^motherWorkUnit': '长'.repeat(60_000) }),
      400,
      '过多'
    ],
    ['control characters', withData({ 'NB2015^motherName': 'a\u0000' }), 400, '不识别的参数类型'],
    ['what is no map', { data: '[1]' }, 400, '不识别的参数类型'],
    ['another file type', { fileType: 'docx' }, 422, '不识别的参数类型']
  ])('is refused in words for %s', async (_, given, status, msg) => {
    const owner = await loginAs(server.url, '周晓岚')
    expect(await send(owner, given)).toMatchObject({ status, code: 1, msg: expect.stringContaining(msg) })
  })
})
