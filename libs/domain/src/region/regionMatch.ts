/**
 * 区划匹配: whether something of one region answers to a wanted region. Exact: the same code. By region: the wanted region or anything inside it.
 * Total: what is not a region code matches only itself. Source: spec §3.1 (region match), rulings 3.1.
 * Example: `matchesRegion(2, '230100000000', '230102000000')` → true, `matchesRegion(0, '230100000000', '230102000000')` → false.
 */
import type { RegionMatchType } from '../codes/regionMatchType.ts'
import { isRegionCode, regionPrefix } from './regionCode.ts'

export function matchesRegion(type: RegionMatchType, wanted: string, actual: string): boolean {
  if (wanted === actual) return true
  const prefix = type === 2 && isRegionCode(actual) ? regionPrefix(wanted) : undefined
  return prefix !== undefined && actual.startsWith(prefix)
}
