import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parentCodeOf } from './regionCode.ts'
import { matchesRegion } from './regionMatch.ts'

const city = '230100000000'
const district = '230102000000'

describe('matchesRegion', () => {
  it.each([
    [0, city, city, true],
    [0, city, district, false],
    [2, city, city, true],
    [2, city, district, true],
    [2, district, city, false],
    [2, city, '230200000000', false],
    [2, '230000000000', district, true],
    [2, '23', district, false],
    [2, city, '2301xx', false],
    [2, 'x', 'x', true]
  ] as const)('type %d, wanted %s, actual %s → %s', (type, wanted, actual, matches) => {
    expect(matchesRegion(type, wanted, actual)).toBe(matches)
  })

  it('a region always answers to its parent by region, never exactly', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{11}$/), (code) => {
        const parent = parentCodeOf(code)
        if (parent === undefined) return
        expect(matchesRegion(2, parent, code)).toBe(true)
        expect(matchesRegion(0, parent, code)).toBe(false)
      })
    )
  })
})
