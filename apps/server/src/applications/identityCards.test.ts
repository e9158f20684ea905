/** Both sides of an identity card (身份证两面): the service refuses the same side twice, whatever the screen let through. */
import { expect, it } from 'vitest'
import { newbornCode, prepareNewborn, submitPayload } from '../testing/newbornSubmission.ts'
import { jpegBytes, photograph } from '../testing/sampleFiles.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()

type Card = readonly [name: string, bytes: Uint8Array<ArrayBuffer>]

const uploaded = async (caller: TestCaller, name: string, bytes: Uint8Array<ArrayBuffer>) => {
  const payload = new FormData()
  payload.set('sceneid', newbornCode)
  payload.set('formId', 'CL01')
  payload.set('file', new Blob([bytes]), name)
  return (await caller.call((client) => client.oneThingMaterials.tisUpload({ payload }))).id
}

it('[R-3.1-59] a submit with two photographs of one side is refused at the material, by name and by content; both sides are taken', async () => {
  const mother = await loginAs(server.url, '周晓岚')
  const prepared = await prepareNewborn(mother)
  const payloadOf = async (...cards: Card[]) => {
    const CL01 = await Promise.all(cards.map(([name, bytes]) => uploaded(mother, name, bytes)))
    return submitPayload({ ...prepared, params: { ...prepared.params, files: { ...prepared.params.files, CL01 } } }, 'both-sides-key')
  }
  const refused = async (...cards: Card[]) => {
    const payload = await payloadOf(...cards)
    return (await mother.refusal((client) => client.oneThingSubmit.submitSx({ payload }))).issues
  }
  const issue = (message: string) => [expect.objectContaining({ kind: 'material', id: 'CL01', message })]
  expect(await refused(['人像面.jpg', photograph('a')], ['身份证正面.jpg', photograph('b')])).toEqual(
    issue('须上传人像面和国徽面两张照片，不能是同一面')
  )
  expect(await refused(['人像面.jpg', jpegBytes], ['国徽面.jpg', jpegBytes])).toEqual(issue('须上传人像面和国徽面两张照片，不能是同一面'))
  const payload = await payloadOf(['人像面.jpg', photograph('a')], ['国徽面.jpg', photograph('b')])
  expect((await mother.call((client) => client.oneThingSubmit.submitSx({ payload }))).applyNo).not.toBe('')
})
