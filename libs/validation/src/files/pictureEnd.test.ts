import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isWholePicture } from './pictureEnd.ts'

const jpeg = Uint8Array.from([
  ...[0xff, 0xd8, 0xff, 0xe1, 0, 8, 0xff, 0xd8, 0xff, 0xd9, 0, 0],
  ...[0xff, 0xff, 0xda, 0, 4, 1, 1, 0x12, 0xff, 0, 0xff, 0xd0, 0x34, 0xff, 0xd9]
])
const png = Uint8Array.from(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
)

describe('a picture', () => {
  it('is whole with its end, whatever follows', () => {
    for (const [type, bytes] of [
      ['jpg', jpeg],
      ['png', png]
    ] as const) {
      expect(isWholePicture(type, bytes)).toBe(true)
      expect(isWholePicture(type, Uint8Array.from([...bytes, 0, 1, 2]))).toBe(true)
    }
  })

  it('cut anywhere is not, though a thumbnail in it has an end', () => {
    for (let length = 2; length < jpeg.length; length++) expect(isWholePicture('jpg', jpeg.subarray(0, length))).toBe(false)
    for (let length = 8; length < png.length; length++) expect(isWholePicture('png', png.subarray(0, length))).toBe(false)
  })

  it('of a telephone, cut on its way, is not', () => {
    expect(isWholePicture('jpg', readFileSync(new URL('samples/half.jpg', import.meta.url)))).toBe(false)
  })

  it('of another type, or what is none, is not judged', () => {
    expect(isWholePicture('pdf', Uint8Array.of(1))).toBe(true)
  })
})
