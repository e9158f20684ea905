import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fileFacts } from './fileFacts.ts'

const sample = (name: string) => new Uint8Array(readFileSync(new URL(`../../../validation/src/files/samples/${name}`, import.meta.url)))
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)
const heic = Uint8Array.from([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic'), 0, 0, 0, 0])
const factsOf = (name: string, bytes: Uint8Array<ArrayBuffer>) => fileFacts(new File([bytes], name))

describe('what is known of a picked file', () => {
  it.each(['bom.pdf', 'multipart.pdf'])('%s is a PDF', async (name) => {
    expect(await factsOf(name, sample(name))).toMatchObject({ name, realType: 'pdf', isWhole: true })
  })

  it('half of a picture is not whole', async () => {
    expect(await factsOf('half.jpg', sample('half.jpg'))).toMatchObject({ realType: 'jpg', isWhole: false })
  })

  it.each([
    ['身份证.jpg (1)', '身份证 (1).jpg'],
    ['身份证．jpg', '身份证.jpg']
  ])('%s has the name that it will be kept by', async (name, kept) => {
    expect(await factsOf(name, jpeg)).toEqual({ name: kept, size: 4, realType: 'jpg', content: ' JPEG 图片', isWhole: true })
  })

  it('a photo of a telephone comes with the way to a JPEG', async () => {
    expect(await factsOf('IMG_0001.HEIC', heic)).toMatchObject({ realType: 'heic', content: expect.stringMatching(/“兼容性最佳”.*截图/) })
  })

  it('of what shows no type nothing is said', async () => {
    expect(await factsOf('a.bin', Uint8Array.of(0, 1))).toEqual({ name: 'a.bin', size: 2, realType: '' })
  })

  it('of a large file only the head is looked at, and whether it is whole is left to the service', async () => {
    const large = new Uint8Array(20 * 1_048_576 + 1)
    large.set([0xff, 0xd8, 0xff])
    expect(await factsOf('a.jpg', large)).toMatchObject({ realType: 'jpg', isWhole: true })
  })
})
