import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRegionCode, levelOf, provinceCode, provinceName, regionCodeLength, regionPrefix, regionPrefixLengths } from './regionCode.ts'

describe('region code', () => {
  it('[R-9-01] the province is 230000000000, 黑龙江省', () => {
    expect(provinceCode).toBe('230000000000')
    expect(provinceName).toBe('黑龙江省')
    expect(levelOf(provinceCode)).toBe('province')
  })

  it('[R-9-02] has 12 digits', () => {
    expect(regionCodeLength).toBe(12)
    expect(isRegionCode('230000000000')).toBe(true)
    for (const code of ['23000000000', '2300000000000', '23000000000X', '', '000000000000', '２３0000000000', '230000000000\n'])
      expect(isRegionCode(code)).toBe(false)
  })

  it('[R-3.1-26] [R-9-03] prefixes: province 2, city 4, district 6, street 9; the rest is zero', () => {
    expect(regionPrefixLengths).toEqual({ province: 2, city: 4, district: 6, street: 9, village: 12 })
    expect(['230000000000', '230100000000', '230102000000', '230102001000', '230102001003'].map(regionPrefix)).toEqual([
      '23',
      '2301',
      '230102',
      '230102001',
      '230102001003'
    ])
    expect(regionPrefix('23')).toBeUndefined()
  })

  it.each([
    ['230000000000', 'province'],
    ['230100000000', 'city'],
    ['230101000000', 'district'],
    ['230102000000', 'district'],
    ['231000000000', 'city'],
    ['230110000000', 'district'],
    ['230102001000', 'street'],
    ['230102100000', 'street'],
    ['230102001001', 'village'],
    ['230000001000', 'street'],
    ['x', undefined],
    ['', undefined]
  ])('[R-3.1-27] the level of %s is its longest non-zero prefix: %s', (code, level) => {
    expect(levelOf(code)).toBe(level)
  })

  it('answers any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(levelOf(text) === undefined).toBe(!isRegionCode(text))
      })
    )
  })
})
