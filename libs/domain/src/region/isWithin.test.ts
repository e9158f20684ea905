import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isWithin } from './isWithin.ts'
import { regionPrefix } from './regionCode.ts'

const city = '230100000000'
const district = '230102000000'

it.each([
  [city, city, true],
  [city, district, true],
  [district, city, false],
  [city, '230200000000', false],
  ['230000000000', district, true],
  ['23', district, false],
  [city, '2301xx', false],
  ['x', 'x', true]
] as const)('in %s lies %s: %s', (area, region, within) => {
  expect(isWithin(area, region)).toBe(within)
})

it('every region lies in its province, and no province in a region of its own', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{11}$/), (region) => {
      const province = `${region.slice(0, 2)}0000000000`
      if (regionPrefix(province)?.length !== 2) return
      expect(isWithin(province, region)).toBe(true)
      expect(isWithin(region, province)).toBe(region === province)
    })
  )
})
