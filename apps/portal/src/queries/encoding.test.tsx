import { createBlockCipher } from '@ljonething/crypto/BlockCipher'
import { createFormValueCodec } from '@ljonething/crypto/FormValueCodec'
import { afterEach, expect, it } from 'vitest'
import { formKey } from '../session/formKey.ts'
import { startFakeService } from '../testing/fakeService.ts'
import { saveDraft } from './drafts.ts'
import { formQuery } from './forms.ts'
import { queryClient } from './queryClient.ts'

const keyHex = '0123456789abcdeffedcba9876543210'
const draft = {
  clientKey: 'k000000000',
  sceneNo: 'HLJYJS0001',
  sceneName: '新生儿出生一件事',
  step: 'themeForm',
  content: JSON.stringify({
    values: { 'NB2015^motherName': '周晓岚', 'NB2017^motherIdCard': '23019919930412002X', 'NB2020^motherMobile': '13900000001' }
  })
}
const saved = { message: '操作成功', rowGuid: 'g1', version: 1, recordTime: '2026-11-20T04:03:00.000Z' }

afterEach(() => formKey.set(undefined))

it('[R-5-65] names, ID numbers and phones leave the browser encrypted with the key of the session', async () => {
  const service = startFakeService()
  service.answer('oneThingDrafts', 'saveThingInfo', () => saved)
  formKey.set(keyHex)
  await saveDraft(draft)
  const [request] = service.requestsOf('oneThingDrafts.saveThingInfo')
  const sent = JSON.stringify(request?.json)
  for (const secret of ['周晓岚', '23019919930412002X', '13900000001']) expect(sent).not.toContain(secret)
  const { content } = request?.json as { readonly content: string }
  const codec = createFormValueCodec(createBlockCipher({ algorithm: 'SM4', mode: 'CBC', keyHex }))
  expect(codec.decode(content)).toEqual({ text: draft.content, encrypted: true })
})

it('[R-5-68] the guide rules of a form request are URL-encoded JSON', async () => {
  const service = startFakeService()
  service.answer('oneThingForms', 'getSxForm', () => ({ sceneId: 'HLJYJS0001', allfield: [], allfile: [], dictionaries: {} }))
  const answers = { NB_Q01: '1', NB_Q02: 'married' }
  await queryClient.fetchQuery(formQuery({ sceneCode: 'HLJYJS0001', matterCodes: ['M01', 'M02'], answers, region: '230100000000' }))
  const [request] = service.requestsOf('oneThingForms.getSxForm')
  const { guideRules, sxIds } = request?.json as { readonly guideRules: string; readonly sxIds: string }
  expect(guideRules).toBe(encodeURIComponent(JSON.stringify(answers)))
  expect(sxIds).toBe('M01,M02')
})
