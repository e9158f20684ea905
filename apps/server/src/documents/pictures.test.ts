import { spawnSync } from 'node:child_process'
import { createCanvas } from '@napi-rs/canvas'
import { assert, layer } from '@effect/vitest'
import * as Effect from 'effect/Effect'
import { beforeAll } from 'vitest'
import type { ApplicationDocument } from './ApplicationDocument.ts'
import { Documents } from './Documents.ts'
import { exampleApplication } from './testing/exampleApplication.ts'
import { readPdf } from './testing/readPdf.ts'
import { readWord } from './testing/readWord.ts'

let portrait: Buffer
let photo: Buffer

const drawn = (width: number, height: number) => {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#1677ff'
  context.fillRect(0, 0, width, height / 2)
  return canvas
}

/** As cameras write pictures that were taken upright: lying, and a word about it. */
const turned = (jpeg: Buffer): Buffer => {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex')
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif, jpeg.subarray(2)])
}

/** A header of 65,000 × 65,000 pixels and nothing behind it. */
const enormous = Buffer.from('89504e470d0a1a0a0000000d494844520000fde80000fde80802000000', 'hex')

beforeAll(async () => {
  portrait = await drawn(1600, 1000).encode('png')
  photo = turned(await drawn(400, 300).encode('jpeg', 90))
})

const places = [
  { label: '母亲居民身份证（人像面）', file: 'portrait' },
  { label: '母亲居民身份证（国徽面）', file: 'broken' },
  { label: '父亲居民身份证（人像面）', file: 'enormous' },
  { label: '父亲居民身份证（国徽面）', note: '未上传' },
  { label: '新生儿近期照片𠮷', file: 'photo' }
]
const document: ApplicationDocument = { ...exampleApplication, pictures: places }
const pictures = () =>
  new Map([
    ['portrait', portrait],
    ['broken', portrait.subarray(0, 40)],
    ['enormous', enormous],
    ['photo', photo]
  ])

const said = [
  '照片与证件',
  '母亲居民身份证（国徽面）图片无法显示，见所附材料',
  '父亲居民身份证（人像面）图片无法显示，见所附材料',
  '父亲居民身份证（国徽面）未上传'
]

layer(Documents.layer)('pictures of an application form', (it) => {
  it.effect('stand in the PDF, made smaller and upright; a place without one says why', () =>
    Effect.gen(function* () {
      const pdf = yield* Documents.use((documents) => documents.render(document, 'me', pictures()))
      const { text, alternatives } = yield* Effect.promise(() => readPdf(pdf))
      assert.deepStrictEqual(
        said.filter((part) => !text.includes(part)),
        []
      )
      assert.deepStrictEqual(
        alternatives.filter((name) => /身份证|图片/.test(name)),
        ['母亲居民身份证（人像面）', '图片']
      )
      const { stdout } = spawnSync('pdfimages', ['-list', '-'], { input: pdf })
      const rows = stdout.toString().trim().split('\n').slice(2)
      assert.deepStrictEqual(
        rows.map((row) => row.trim().split(/\s+/)).map(([, , kind, width, height, , , , encoding]) => [kind, width, height, encoding]),
        [
          ['image', '720', '450', 'jpeg'],
          ['image', '300', '400', 'jpeg']
        ]
      )
    })
  )

  it.effect('stand in the Word document', () =>
    Effect.gen(function* () {
      const word = yield* Documents.use((documents) => documents.renderWord(document, 'me', pictures()))
      const { text, pictures: shown } = yield* Effect.promise(() => readWord(word))
      assert.deepStrictEqual(
        said.filter((part) => !text.includes(part)),
        []
      )
      assert.strictEqual(shown, 2)
    })
  )

  it.effect('of one form stand in no other', () =>
    Effect.gen(function* () {
      const pdf = yield* Documents.use((documents) => documents.render({ ...document, pictures: places.slice(0, 1) }, 'me'))
      assert.include((yield* Effect.promise(() => readPdf(pdf))).text, '母亲居民身份证（人像面）图片无法显示')
    })
  )
})
