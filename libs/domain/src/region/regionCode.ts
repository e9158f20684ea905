/**
 * Region codes (行政区划代码): 12 digits; the province takes 2 of them, the city 4, the district 6, the street 9 and the village all 12, the rest is zero.
 * The level of a code is its longest non-zero prefix, so that 市辖区 (…01) is a district. Nothing throws: what is not a region code
 * has no level and no prefix. Source: spec §3.1 and §9, rulings 3.1; villages as in the statistical codes.
 * Example: `levelOf('230102001000')` → 'street', `isRegionCode('2301')` → false.
 */
export const provinceCode = '230000000000'
export const provinceName = '黑龙江省'
export const regionCodeLength = 12

/** Digits that name a region of each level. */
export const regionPrefixLengths = { province: 2, city: 4, district: 6, street: 9, village: 12 } as const

export type RegionLevel = keyof typeof regionPrefixLengths

export const regionLevels: readonly RegionLevel[] = ['province', 'city', 'district', 'street', 'village']

const codePattern = /^(?!00)\d{12}$/

export const isRegionCode = (code: string): boolean => codePattern.test(code)

export function levelOf(code: string): RegionLevel | undefined {
  if (!isRegionCode(code)) return undefined
  const significant = code.replace(/0+$/, '').length
  return regionLevels.find((level) => significant <= regionPrefixLengths[level])
}

/** The digits that name the region itself: what the codes of everything inside it begin with. */
export function regionPrefix(code: string): string | undefined {
  const level = levelOf(code)
  return level === undefined ? undefined : code.slice(0, regionPrefixLengths[level])
}
