import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockBytes } from './CipherEngine.ts'
import { padInto, paddedLength, unpaddedLength } from './pkcs7.ts'

const ended = (...tail: number[]) => new Uint8Array([...new Array<number>(blockBytes - tail.length).fill(7), ...tail])

describe('padding', () => {
  it.each([
    ['one byte', ended(1), 15],
    ['three bytes', ended(3, 3, 3), 13],
    ['a whole block', new Uint8Array(blockBytes).fill(16), 0],
    ['a whole block after another', new Uint8Array([...ended(9), ...new Array<number>(16).fill(16)]), 16]
  ])('%s is taken off', (_, padded, length) => expect(unpaddedLength(padded)).toBe(length))

  it.each([
    ['no bytes at all', new Uint8Array(0)],
    ['a count of zero', ended(0)],
    ['a count above a block', new Uint8Array(2 * blockBytes).fill(17)],
    ['a count above what is there', new Uint8Array([5, 5, 5])],
    ['an unequal first byte', ended(2, 3, 3)],
    ['an unequal middle byte', ended(3, 2, 3)]
  ])('%s is refused', (_, padded) => expect(unpaddedLength(padded)).toBeUndefined())

  it('[R-9-36] fills any length up to the end of a 16-byte block, adds at least one byte, and comes off again', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (data) => {
        const padded = new Uint8Array(paddedLength(data.length))
        padded.set(data)
        padInto(padded, data.length)
        expect(padded.length % 16).toBe(0)
        expect(padded.length - data.length).toBeGreaterThan(0)
        expect(padded.length - data.length).toBeLessThanOrEqual(16)
        expect(unpaddedLength(padded)).toBe(data.length)
      })
    )
  })
})
