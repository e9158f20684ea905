import { createBlockCipher } from '@ljonething/crypto/BlockCipher'
import { createFormValueCodec } from '@ljonething/crypto/FormValueCodec'
import { afterEach, describe, expect, it } from 'vitest'
import { formKey } from '../session/formKey.ts'
import type { SeenRequest } from '../testing/fakeService.ts'
import { startFakeService } from '../testing/fakeService.ts'
import { saveDraft } from './drafts.ts'
import { formQuery, lookup, rareWords, runPreCheck } from './forms.ts'
import { generateApplicationForm } from './materials.ts'
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

const codecOf = (key: string) => createFormValueCodec(createBlockCipher({ algorithm: 'SM4', mode: 'CBC', keyHex: key }))
const codec = codecOf(keyHex)
const mother = { motherName: '周晓岚', motherIdCard: '23019919930412002X', motherMobile: '13900000001' }

/** What a request carries in one of its values, which has to be encrypted. */
const encryptedIn = (request: SeenRequest | undefined, name: string, by = codec): string => {
  const sent = JSON.stringify(request?.json)
  for (const secret of Object.values(mother)) expect(sent).not.toContain(secret)
  const value = Object.entries(request?.json ?? {}).find(([key]) => key === name)?.[1]
  const { text, encrypted } = by.decode(String(value))
  expect(encrypted).toBe(true)
  return text
}

describe('[R-5-65] names, ID numbers and phones leave the browser encrypted with the key of the session', () => {
  it('in a draft', async () => {
    const service = startFakeService()
    service.answer('oneThingDrafts', 'saveThingInfo', () => saved)
    formKey.set(keyHex)
    await saveDraft(draft)
    expect(encryptedIn(service.requestsOf('oneThingDrafts.saveThingInfo')[0], 'content')).toBe(draft.content)
  })

  it('in the drafts of two sessions, each with its key', async () => {
    const service = startFakeService()
    service.answer('oneThingDrafts', 'saveThingInfo', () => saved)
    const keys = [keyHex, 'fedcba98765432100123456789abcdef']
    for (const key of keys) {
      formKey.set(key)
      await saveDraft(draft)
    }
    const requests = service.requestsOf('oneThingDrafts.saveThingInfo')
    for (const [at, key] of keys.entries()) expect(encryptedIn(requests[at], 'content', codecOf(key))).toBe(draft.content)
  })

  it('in a pre-check and a question to a register', async () => {
    const service = startFakeService()
    service.answer('spaceRegisters', 'checkYb', () => ({ status: '1' as const, message: '' }))
    service.answer('spaceRegisters', 'jsLinkage', () => ({ found: false, values: {} }))
    formKey.set(keyHex)
    await runPreCheck('HLJYJS0001', 'NB_C03', mother)
    await lookup('HLJYJS0001', 'newBorn/getNewBornInfo', mother)
    expect(JSON.parse(encryptedIn(service.requestsOf('spaceRegisters.checkYb')[0], 'checkCondition'))).toEqual(mother)
    const [linked] = service.requestsOf('spaceRegisters.jsLinkage')
    expect(JSON.parse(encryptedIn(linked, 'params'))).toEqual(mother)
    expect(linked?.json).toMatchObject({ sceneid: 'HLJYJS0001' })
  })

  it('in a question about rare characters', async () => {
    const service = startFakeService()
    service.answer('oneThingForms', 'checkIsExistRareWord', () => ({ rareWords: '' }))
    formKey.set(keyHex)
    await rareWords(mother.motherName)
    expect(encryptedIn(service.requestsOf('oneThingForms.checkIsExistRareWord')[0], 'value')).toBe(mother.motherName)
  })

  it('in the generated application form', async () => {
    const service = startFakeService()
    const file = { id: 'f', name: '申请表.pdf', fileType: 'pdf', size: 1, url: '/f', isApplyForm: true, isReuse: false }
    service.answer('oneThingPrinting', 'newGlovePrinting', () => ({ fileId: 'f', file }))
    formKey.set(keyHex)
    const commonField = Object.entries(mother).map(([id, value]) => ({ id, type: 'text', value, jsonFlag: '0', separator: '' }) as const)
    const others = { fieldList: [], fileList: [], commonFile: [], itemCodeList: ['M01'], areacode: '230100000000' }
    const print = { ...others, commonField, scenejs: 'HLJYJS0001', sceneType: 'TWO_THEME' }
    await generateApplicationForm({ sceneCode: 'HLJYJS0001', filled: { answers: {}, print } })
    expect(JSON.parse(encryptedIn(service.requestsOf('oneThingPrinting.newGlovePrinting')[0], 'formJson'))).toEqual(print)
  })
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
