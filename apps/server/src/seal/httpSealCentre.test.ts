import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newbornScene, region } from '../testing/newbornSubmission.ts'
import { sealDouble } from '../testing/sealDouble.ts'
import type { SealConduct } from '../testing/sealDouble.ts'
import { useTestServer } from '../testing/server.ts'
import { sealTicket, signingOf } from '../testing/signing.ts'
import { loginAs } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import { writtenPrint } from '../testing/writtenForm.ts'

const onePage = async () => {
  const document = await PDFDocument.create()
  document.addPage([60, 60]).drawRectangle({ x: 2, y: 2, width: 56, height: 56 })
  return document.save()
}

const print = async (caller: TestCaller) => {
  const { form } = await newbornScene()
  const names = new Map((form?.groups ?? []).flatMap(({ fields }) => fields.map(({ name, id }) => [name, id] as const)))
  const values = { [names.get('motherName') ?? '']: '周晓岚' }
  const extendJson = JSON.stringify({ sceneid: 'HLJYJS0001', materialId: 'CL04', answers: { NB_Q01: '1' } })
  const payload = { extendJson, formJson: writtenPrint('HLJYJS0001', { values, files: {} }, region), templateId: '' }
  return (await caller.call((client) => client.oneThingPrinting.newGlovePrinting({ payload }))).fileId
}

describe('a seal centre over HTTP', async () => {
  const centre = await sealDouble(await onePage())
  const server = useTestServer({ SEAL_URL: centre.url, SEAL_TRUST: centre.trust, SEAL_TIMEOUT: '1 second' })
  afterAll(centre.close)
  let caller: TestCaller
  let fileId = ''
  beforeAll(async () => {
    caller = await loginAs(server.url, '周晓岚')
    fileId = await print(caller)
  })

  const request = async () => {
    const { digest } = await signingOf(caller, fileId)
    return { fileId, sid: 'double', digest, ticket: await sealTicket(caller) }
  }
  const before = async () => (await signingOf(caller, fileId)).digest

  const unbelieved = '签名结果未通过校验，文件没有改动，请稍后重新发起签名'
  const away = '电子签章服务暂不可用，请稍后再试，您填写的内容不会丢失'
  const refusals: readonly (readonly [SealConduct, string])[] = [
    ['error', away],
    ['html', away],
    ['half', away],
    ['silent', away],
    ['late', away],
    ['elsewhere', away],
    ['otherFile', unbelieved],
    ['changedByte', unbelieved],
    ['unsigned', unbelieved],
    ['foreignAuthority', unbelieved],
    ['expired', unbelieved],
    ['otherHolder', unbelieved],
    ['foreignTime', unbelieved]
  ]

  it.each(refusals)('that is %s changes nothing and says what to do', async (conduct, msg) => {
    const digest = await before()
    centre.behave(conduct)
    const query = await request()
    expect(await caller.refusal((client) => client.oneThingSeal.signatureByFileId({ query }))).toEqual({ _tag: 'Unavailable', msg })
    expect(await before()).toBe(digest)
  })

  it('that refuses is heard with its own words', async () => {
    centre.behave('refusing')
    const query = await request()
    expect(await caller.call((client) => client.oneThingSeal.signatureByFileId({ query }))).toEqual({
      status: 7,
      msg: '签章平台正在升级，请明天再试'
    })
    expect(await caller.call((client) => client.oneThingSeal.getSignature({ query: { ticket: query.ticket } }))).toMatchObject({
      status: 7
    })
  })

  it('that answers after it was given up and then again signs once', async () => {
    centre.behave('late')
    const query = await request()
    expect(await caller.refusal((client) => client.oneThingSeal.signatureByFileId({ query }))).toMatchObject({ msg: away })
    centre.behave('fine')
    expect(await caller.call((client) => client.oneThingSeal.signatureByFileId({ query }))).toMatchObject({
      status: 0,
      signing: { isWhole: true }
    })
    const digest = await before()
    // The late answer of the first try is there by now.
    await expect.poll(() => centre.asked.length).toBeGreaterThan(0)
    expect(await caller.call((client) => client.oneThingSeal.signatureByFileId({ query }))).toMatchObject({ status: 0 })
    expect(await before()).toBe(digest)
  })

  it('leaves the sandbox none of its own', async () => {
    expect(await caller.refusal((client) => client.sandboxSeals.seals())).toMatchObject({ _tag: 'NotFound' })
  })
})
