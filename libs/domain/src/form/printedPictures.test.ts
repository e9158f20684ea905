import { expect, it } from 'vitest'
import { someMaterial } from '../testing/formParts.ts'
import { printedPictures } from './printedPictures.ts'

const file = (id: string, name: string) => ({
  ...{ id, name, fileType: name.slice(name.lastIndexOf('.') + 1), size: 1, url: '', isApplyForm: false, isReuse: false }
})
const card = someMaterial({ id: 'CARD', label: '居民身份证', need: true, extField: { idCardUpload: '1' } })
const photo = someMaterial({ id: 'PHOTO', label: '近期照片', need: true })
const other = someMaterial({ id: 'OTHER', label: '户口簿', need: true })
const placesOf = (files: Parameters<typeof printedPictures>[2], ...materials: Parameters<typeof printedPictures>[0]) =>
  printedPictures(materials, new Set(['PHOTO']), files)

it('faces of cards and photographs have their places, other materials none', () => {
  const files = { CARD: [file('b', '国徽面.png'), file('a', '人像面.jpg')], PHOTO: [file('c', '1.jpeg')], OTHER: [file('d', '2.jpg')] }
  expect(placesOf(files, card, photo, other)).toEqual([
    { label: '居民身份证（人像面）', file: 'a' },
    { label: '居民身份证（国徽面）', file: 'b' },
    { label: '近期照片', file: 'c' }
  ])
})

it('a place says why it is empty; what need not be handed in has none', () => {
  expect(placesOf({ CARD: [file('a', '身份证.ofd')] }, card, photo, { ...photo, need: false })).toEqual([
    { label: '居民身份证（人像面）', note: '不是图片，见所附材料' },
    { label: '居民身份证（国徽面）', note: '未上传' },
    { label: '近期照片', note: '未上传' }
  ])
})
