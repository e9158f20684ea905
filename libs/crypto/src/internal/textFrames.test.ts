import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../../anyCharacter.ts'
import { unpaddedLength } from './pkcs7.ts'
import { createTextFrames } from './textFrames.ts'

const textIn = (frame: Uint8Array, headBytes: number) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(frame.subarray(headBytes, unpaddedLength(frame)))

describe.each([0, 16])('a text frame with %i bytes free in front', (headBytes) => {
  it.each([0, 1, 15, 16, 17, 1364, 1365, 1366, 1367, 4095, 4096, 4097, 20_000])('holds %i characters, padded', (length) => {
    for (const character of ['x', '省']) {
      const frame = createTextFrames(headBytes)(character.repeat(length))
      expect(frame.length % 16).toBe(0)
      expect(textIn(frame, headBytes)).toBe(character.repeat(length))
    }
  })

  it('holds nothing of the text before it', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: anyCharacter, maxLength: 60 }), { minLength: 1 }), (texts) => {
        const frameOf = createTextFrames(headBytes)
        for (const text of texts) expect(textIn(frameOf(text), headBytes)).toBe(text)
      })
    )
  })
})
