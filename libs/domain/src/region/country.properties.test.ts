import { describe, expect, it } from 'vitest'
import { parseRegions } from './parseRegions.ts'
import { childrenOf, fullNameOf } from './RegionTree.ts'
import { searchRegions } from './searchRegions.ts'

const names = (regions: readonly { readonly name: string }[]) => regions.map((region) => region.name)

describe('a country of 650,000 regions', () => {
  const rows: string[] = []
  const two = (value: number) => String(value).padStart(2, '0')
  const three = (value: number) => String(value).padStart(3, '0')
  for (let p = 11; p < 42; p++) {
    const province = `${p}0000000000`
    rows.push(`${province},,province,第${p}省`)
    for (let c = 1; c <= 11; c++) {
      const city = `${p}${two(c)}00000000`
      rows.push(`${city},${province},city,第${p}${two(c)}市`)
      for (let d = 1; d <= 9; d++) {
        const district = `${p}${two(c)}${two(d)}000000`
        rows.push(`${district},${city},district,第${p}${two(c)}${two(d)}县`)
        for (let s = 1; s <= 15; s++) {
          const street = `${p}${two(c)}${two(d)}${three(s)}000`
          rows.push(`${street},${district},street,第${s}乡`)
          for (let v = 1; v <= 13; v++) rows.push(`${street.slice(0, 9)}${three(v)},${street},village,第${v}村`)
        }
      }
    }
  }
  const country = parseRegions(rows.join('\n'))

  it('is read whole', () => {
    expect(rows.length).toBeGreaterThan(640_000)
    expect(country.size).toBe(rows.length)
    expect(childrenOf(country)).toHaveLength(31)
  })

  it('answers like the small one', () => {
    expect(fullNameOf(country, '411109015013')).toBe('第41省第4111市第411109县第15乡第13村')
    expect(childrenOf(country, '410109015000')).toHaveLength(13)
    expect(names(searchRegions(country, '第411109县'))).toEqual(['第411109县'])
    expect(searchRegions(country, '村', { limit: 5, within: '410000000000' })[0]?.code).toBe('410101001001')
    expect(searchRegions(country, '没有')).toEqual([])
  })
})
