/**
 * Inside a region (区划包含): whether a region is the given one or lies inside it, by the codes alone. Total: what is no region code lies only in itself.
 * Source: spec §3.1 (region match by area). Example: `isWithin('230100000000', '230102000000')` → true, the other way round → false.
 */
import { isRegionCode, regionPrefix } from './regionCode.ts'

export function isWithin(area: string, region: string): boolean {
  if (area === region) return true
  const prefix = isRegionCode(region) ? regionPrefix(area) : undefined
  return prefix !== undefined && region.startsWith(prefix)
}
