import { expect, it } from 'vitest'
import { sourceText } from './sourceText.ts'

const certificate = { source: '电子证照', isFree: false, isReuse: true, isApplicationForm: false }
const uploadOnly = { reuse: false, generate: false }

it.each([
  ['has to be uploaded', certificate, uploadOnly, '请您准备并上传'],
  ['can be reused', certificate, { ...uploadOnly, reuse: true }, '已有电子证照的可以直接复用，没有的请上传'],
  ['is not for reuse', { ...certificate, isReuse: false }, { ...uploadOnly, reuse: true }, '请您准备并上传'],
  ['need not be handed in', { ...certificate, isFree: true }, uploadOnly, '由电子证照核验，不用上传'],
  [
    'is made here',
    { ...certificate, source: '系统生成', isApplicationForm: true },
    { ...uploadOnly, generate: true },
    '由系统生成，不用自己准备'
  ],
  ['says no source', { ...certificate, source: '' }, uploadOnly, '']
])('what %s', (_title, material, show, text) => {
  expect(sourceText(material, show)).toBe(text)
})
