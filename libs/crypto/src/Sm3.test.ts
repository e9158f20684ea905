import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../anyCharacter.ts'
import { sm3Hex } from './Sm3.ts'
import { sm3Digest as portableDigest } from './internal/portable/sm3Digest.ts'

describe('SM3', () => {
  it.each([
    ['GB/T 32905-2016 A.1', 'abc', '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0'],
    ['GB/T 32905-2016 A.2', 'abcd'.repeat(16), 'debe9ff92275b8a138604889c18e5a4d6fdb70e5387e5765293dcba39c0c5732'],
    ['no bytes', '', '1ab21d8355cfa17f8e61194831e81a8f22bec8c728fefb747ed035eb5082aa2b'],
    ['a million a', 'a'.repeat(1_000_000), 'c8aaf89429554029e231941a2acc0ad61ff2a5acd8fadd25847a3a732b3b02c3']
  ])('gives the published hash of %s', (_, text, hash) => expect(sm3Hex(text)).toBe(hash))

  it('hashes a text as its UTF-8 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(sm3Hex(text)).toBe(sm3Hex(new TextEncoder().encode(text)))
      })
    )
  })

  it('gives the same on every platform: 64 lower-case hexadecimal digits', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(sm3Hex(bytes)).toMatch(/^[0-9a-f]{64}$/)
        expect(sm3Hex(bytes)).toBe(portableDigest(bytes))
      })
    )
  })

  it('changes with any one bit', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), fc.nat(), fc.nat(7), (bytes, position, bit) => {
        const at = position % bytes.length
        const flipped = bytes.map((byte, index) => (index === at ? byte ^ (1 << bit) : byte))
        expect(sm3Hex(flipped)).not.toBe(sm3Hex(bytes))
      })
    )
  })
})
