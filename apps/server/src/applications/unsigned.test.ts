/** What has to be signed is not submitted unsigned (未签名不能提交): the form of the material as it is handed in. */
import { Stream } from 'effect'
import { describe, expect, it } from 'vitest'
import { newbornCode, newbornScene, prepareSigned, prepareSubmission, printedForm, submitPayload } from '../testing/newbornSubmission.ts'
import type { Prepared } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { signFile, signInvited } from '../testing/signing.ts'
import { loginAs } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()
const registration = 'CL04'
const allowance = 'CL16'
const allowanceFields = { childOrder: '1', allowanceApplicant: '周晓岚', allowanceBank: '102', allowanceCard: '6222021234567890123' }

const submit = (caller: TestCaller, prepared: Prepared, key: string) =>
  caller.call((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, key) }))
const refusedAt = async (caller: TestCaller, prepared: Prepared, key: string) => {
  const refusal = await caller.refusal((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, key) }))
  return {
    ...refusal,
    issues: (refusal.issues as readonly { id: string; kind: string; message: string }[]).map(({ id, kind, message }) => [kind, id, message])
  }
}
const issuesAt = (id: string, message: string) => ({ _tag: 'Invalid', msg: '有 1 处需要修改', issues: [['material', id, message]] })
const withFile = (prepared: Prepared, material: string, fileId: string): Prepared => ({
  ...prepared,
  params: { ...prepared.params, files: { ...prepared.params.files, [material]: [fileId] } }
})
const withValue = (prepared: Prepared, name: string, value: string): Prepared => {
  const id = Object.keys(prepared.params.values).find((each) => each.endsWith(`^${name}`)) ?? name
  return { ...prepared, params: { ...prepared.params, values: { ...prepared.params.values, [id]: value } } }
}
const print = (caller: TestCaller, { params }: Prepared, material: string) =>
  printedForm(caller, { sceneCode: newbornCode, ...params }, material)
const bytesOf = async (caller: TestCaller, fileId: string) => {
  const stream = await caller.call((client) => client.oneThingMaterials.tisDownload({ query: { fileId } }))
  return Uint8Array.from(Buffer.concat(await caller.call(() => Stream.runCollect(stream))))
}
const upload = async (caller: TestCaller, formId: string, bytes: Uint8Array<ArrayBuffer>) => {
  const payload = new FormData()
  payload.set('sceneid', newbornCode)
  payload.set('formId', formId)
  payload.set('file', new Blob([bytes]), '扫描件.pdf')
  return (await caller.call((client) => client.oneThingMaterials.tisUpload({ payload }))).id
}

const copyText = '上传的是系统生成的申请表原件，请改为在线签名，或打印后手写签名、上传扫描件'

describe('a form that is to be signed', () => {
  it('is refused unsigned, at its material, and taken once it is signed', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const prepared = await prepareSigned(mother)
    const fileId = await print(mother, prepared, registration)
    const unsigned = withFile(prepared, registration, fileId)
    expect(await refusedAt(mother, unsigned, 'unsigned-first')).toEqual(issuesAt(registration, '待周晓岚签名，签名后才能提交'))
    await signFile(mother, fileId)
    expect((await submit(mother, unsigned, 'unsigned-signed')).applyNo).not.toBe('')
  })

  it('is refused once another value stands in the form than was signed', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const prepared = withValue(await prepareSigned(mother), 'motherMobile', '13812345678')
    expect(await refusedAt(mother, prepared, 'unsigned-void')).toEqual(issuesAt(registration, '您修改了表单，签名已作废，请重新签名'))
    const fileId = await print(mother, prepared, registration)
    const stale = withValue(withFile(prepared, registration, fileId), 'motherMobile', '13812345679')
    expect(await refusedAt(mother, stale, 'unsigned-stale')).toEqual(issuesAt(registration, '您修改了表单，这份申请表已经过时，请重新生成'))
  })

  it('is refused, also as an upload, while only some of its signers have signed', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const prepared = await prepareSubmission(mother, await newbornScene(), {
      answers: { NB_Q08: '1' },
      fields: allowanceFields,
      signed: true
    })
    const fileId = await print(mother, prepared, allowance)
    const half = withFile(prepared, allowance, fileId)
    await signFile(mother, fileId)
    expect(await refusedAt(mother, half, 'unsigned-half')).toEqual(issuesAt(allowance, '待林海峰签名，签名后才能提交'))
    const copied = withFile(prepared, allowance, await upload(mother, allowance, await bytesOf(mother, fileId)))
    expect(await refusedAt(mother, copied, 'unsigned-half-copy')).toEqual(issuesAt(allowance, copyText))
    await signInvited(mother, await loginAs(server.url, '林海峰'), fileId)
    expect((await submit(mother, half, 'unsigned-both')).applyNo).not.toBe('')
  })
})

describe('an upload', () => {
  it('is refused where it is the form as it was made here, and taken as a paper that was signed by hand', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const prepared = await prepareSigned(mother)
    const made = await bytesOf(mother, await print(mother, prepared, registration))
    const copy = withFile(prepared, registration, await upload(mother, registration, made))
    expect(await refusedAt(mother, copy, 'unsigned-copy')).toEqual(issuesAt(registration, copyText))
    const scanned = withFile(prepared, registration, await upload(mother, registration, Uint8Array.from([...made, 10])))
    expect((await submit(mother, scanned, 'unsigned-scan')).applyNo).not.toBe('')
  })
})
