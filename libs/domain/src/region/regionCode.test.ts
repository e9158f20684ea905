import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isRegionCode,
  lastRegionCode,
  levelOf,
  padRegionCode,
  parentCodeOf,
  provinceCode,
  provinceName,
  regionCodeLength,
  regionLevelLabels,
  regionLevels,
  regionPrefix,
  regionPrefixLengths
} from './regionCode.ts'

const someCode = fc
  .tuple(fc.constantFrom(2, 4, 6, 9, 12), fc.stringMatching(/^[1-9]\d{11}$/))
  .map(([digits, text]) => text.slice(0, digits).padEnd(12, '0'))

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

  it('[R-9-03] a province is its 2 digits, a city its 4, zero padded', () => {
    expect(padRegionCode('23')).toBe('230000000000')
    expect(padRegionCode('2301')).toBe('230100000000')
    expect(padRegionCode('230')).toBeUndefined()
    expect(padRegionCode('')).toBeUndefined()
    expect(padRegionCode('23010200100100')).toBeUndefined()
  })

  it('[R-3.1-26] prefixes: province 2, city 4, district 6, street 9; the rest is zero', () => {
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

  it.each([
    ['230102001000', '230102000000'],
    ['230102000000', '230100000000'],
    ['230100000000', '230000000000'],
    ['230000000000', undefined],
    ['abc', undefined]
  ])('the parent of %s is %s', (code, parent) => {
    expect(parentCodeOf(code)).toBe(parent)
  })

  it('every code lies inside its parent, one level or more below it', () => {
    fc.assert(
      fc.property(someCode, (code) => {
        const parent = parentCodeOf(code)
        if (parent === undefined) {
          expect(levelOf(code)).toBe('province')
          return
        }
        expect(code.startsWith(regionPrefix(parent) ?? 'none')).toBe(true)
        expect(regionLevels.indexOf(levelOf(parent) ?? 'village')).toBeLessThan(regionLevels.indexOf(levelOf(code) ?? 'province'))
      })
    )
  })

  it('padding the prefix of a code gives the code again', () => {
    fc.assert(
      fc.property(someCode, (code) => {
        expect(padRegionCode(regionPrefix(code) ?? '')).toBe(code)
      })
    )
  })

  it('answers any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(levelOf(text) === undefined).toBe(!isRegionCode(text))
      })
    )
  })

  it.each([
    ['230000000000,230100000000,230102000000', '230102000000'],
    ['230000000000', '230000000000'],
    ['230000000000, 230100000000 ', '230100000000'],
    ['', '']
  ])('[R-5-67] the region of the list %j is its last code', (list, code) => {
    expect(lastRegionCode(list)).toBe(code)
  })

  it('names its levels', () => {
    expect(regionLevels.map((level) => regionLevelLabels[level])).toEqual(['省', '市（地）', '县（市、区）', '乡镇（街道）', '村（社区）'])
  })
})
