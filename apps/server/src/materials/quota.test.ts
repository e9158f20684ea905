import { describe, expect, it } from 'vitest'
import { newbornCode, prepareNewborn, region, submitPayload } from '../testing/newbornSubmission.ts'
import { jpegBytes } from '../testing/sampleFiles.ts'
import { useTestServer } from '../testing/server.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import { loginAs } from '../testing/TestCaller.ts'
import { writtenPrint } from '../testing/writtenForm.ts'

const server = useTestServer({ PERSON_FILES_LIMIT: '4 MiB' })

const picture = (size: number) => {
  const bytes = new Uint8Array(size)
  bytes.set(jpegBytes)
  return bytes
}

const form = (bytes: Uint8Array<ArrayBuffer>) => {
  const payload = new FormData()
  payload.set('sceneid', newbornCode)
  payload.set('formId', 'CL03')
  payload.set('file', new Blob([bytes]), 'a.jpg')
  return payload
}

const upload = (caller: TestCaller, size = jpegBytes.length) =>
  caller.call((client) => client.oneThingMaterials.tisUpload({ payload: form(picture(size)) }))
const outcome = (upload: Promise<unknown>) =>
  upload.then(
    () => 'kept',
    (error: unknown) => String(Reflect.get(Object(error), 'msg'))
  )
const tooMuch = '尚未提交的文件合计不能超过4MB，请先删除不需要的文件'
const tooMany = '上传的文件过多，请先删除不需要的文件'

describe('the files of one person', () => {
  it('have so many bytes together, counted one after another however they come, until some are deleted', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const large = 250_000
    const outcomes = await Promise.all(Array.from({ length: 24 }, () => outcome(upload(owner, large))))
    expect([outcomes.filter((one) => one === 'kept').length, outcomes.filter((one) => one === tooMuch).length]).toEqual([16, 8])
    expect(await outcome(upload(await loginAs(server.url, '林海峰'), large))).toBe('kept')
    expect(await outcome(upload(owner))).toBe('kept')
  })

  it('are so many of a scene, those that the service makes among them', async () => {
    const owner = await loginAs(server.url, '马晓东')
    const outcomes = []
    for (let round = 0; round < 52; round++) outcomes.push(...(await Promise.all([1, 2, 3, 4].map(() => outcome(upload(owner))))))
    expect(outcomes.filter((one) => one === 'kept')).toHaveLength(200)
    expect(outcomes.filter((one) => one === tooMany)).toHaveLength(8)
    const payload = {
      extendJson: JSON.stringify({ sceneid: newbornCode, materialId: 'CL04', answers: {} }),
      formJson: writtenPrint(newbornCode, { values: {}, files: {} }, region),
      templateId: ''
    }
    const print = owner.call((client) => client.oneThingPrinting.newGlovePrinting({ payload }))
    expect(await outcome(print)).toBe(tooMany)
    const sheet = { sceneid: newbornCode, type: 'CL15', fileType: 'pdf' as const, data: JSON.stringify({ 'NB1001^babyName': '林北雪' }) }
    expect(await outcome(owner.call((client) => client.oneThingPrinting.setBeatFile({ payload: sheet })))).toBe(tooMany)
  })

  it('are each handed in once for a material', async () => {
    const owner = await loginAs(server.url, '周晓岚')
    const prepared = await prepareNewborn(owner)
    const [material, ids] = Object.entries(prepared.params.files).find(([, list]) => list.length === 2) ?? ['', []]
    const twice = {
      ...prepared,
      params: { ...prepared.params, files: { ...prepared.params.files, [material]: [ids[0] ?? '', ids[0] ?? ''] } }
    }
    const refusal = await owner.refusal((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(twice, 'quota-twice') }))
    expect(refusal).toEqual({ _tag: 'Rejected', msg: '同一份文件在一项材料中重复提交，请删除重复的文件' })
  })

  it('previews at once leave the last, not none', async () => {
    const owner = await loginAs(server.url, '林海峰')
    const payload = {
      extendJson: JSON.stringify({ sceneid: newbornCode, answers: {} }),
      formJson: writtenPrint(newbornCode, { values: {}, files: {} }, region),
      templateId: ''
    }
    const print = () => owner.call((client) => client.oneThingPrinting.newGlovePrinting({ payload }))
    const made = await Promise.all([print(), print()])
    const left = await Promise.all(
      made.map(({ fileId }) => outcome(owner.call((client) => client.oneThingMaterials.tisDelete({ query: { fileId } }))))
    )
    expect(left.filter((one) => one === 'kept')).toHaveLength(1)
  })
})
