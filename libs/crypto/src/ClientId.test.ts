import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clientIdAlphabet, clientIdLength, createClientId, isClientId } from './ClientId.ts'

const fixed = (value: (at: number) => number) => ({
  getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => bytes.map((_, at) => value(at))
})

describe('a client id', () => {
  it('[R-9-35] has 10 characters of an alphabet without look-alikes', () => {
    expect(clientIdLength).toBe(10)
    expect(new Set(clientIdAlphabet).size).toBe(32)
    expect(clientIdAlphabet).not.toMatch(/[ilou]|[^0-9a-z]/)
    expect(createClientId()).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/)
  })

  it.each([
    ['0000000000', fixed(() => 0)],
    ['0123456789', fixed((at) => at)],
    ['zzzzzzzzzz', fixed(() => 255)],
    ['abcdefghjk', fixed((at) => 32 + 10 + at)]
  ])('%s comes from the random source passed in', (id, random) => expect(createClientId(random)).toBe(id))

  it('takes every character equally often over all values of a byte', () => {
    const counts = new Map<string, number>()
    for (let byte = 0; byte < 256; byte += 1) {
      const character = createClientId(fixed(() => byte)).charAt(0)
      counts.set(character, (counts.get(character) ?? 0) + 1)
    }
    expect([...counts.values()]).toEqual(new Array(32).fill(8))
  })

  it('differs from ten thousand others', () => {
    expect(new Set(Array.from({ length: 10_000 }, () => createClientId())).size).toBe(10_000)
  })

  it.each(['', '7k3mw0zqd', '7k3mw0zqd55', '7K3MW0ZQD5', '7k3mw0zqdi', '7k3mw0zq😀', '7k3mw0zqd '])('%j is none', (text) =>
    expect(isClientId(text)).toBe(false)
  )

  it('is recognised, whatever the random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (bytes) => {
        expect(isClientId(createClientId(fixed((at) => bytes[at] ?? 0)))).toBe(true)
      })
    )
  })

  it('is recognised exactly when it has ten characters of the alphabet', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...clientIdAlphabet, 'i', 'o', 'A', '-'), minLength: 9, maxLength: 11 }), (text) => {
        expect(isClientId(text)).toBe(/^[0-9a-hjkmnp-tv-z]{10}$/.test(text))
      })
    )
  })
})
