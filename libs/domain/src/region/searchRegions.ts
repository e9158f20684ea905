/**
 * Search of regions (行政区划搜索): regions whose name contains a text, in the order of their codes, at most `limit` of them, inside a region when one is
 * given. Scans the names once; no object per node. A blank text, or one with a line break, finds nothing. Source: spec §2.5 (cascader search).
 * Example: `searchRegions(tree, '道里')` → 道里区.
 */
import { nextHolding } from '../tree/TreeNames.ts'
import { isWithin } from './isWithin.ts'
import { nodeOf, regionAt } from './RegionTree.ts'
import type { Region, RegionTree } from './RegionTree.ts'
import { regionNames } from './regionNames.ts'

export interface RegionSearch {
  /** 50 unless told. */
  readonly limit?: number
  /** Code of the region to search in. */
  readonly within?: string
}

export function searchRegions(tree: RegionTree, words: string, { limit = 50, within }: RegionSearch = {}): readonly Region[] {
  const found: Region[] = []
  const name = words.trim()
  const first = within === undefined ? 1 : nodeOf(tree, within)
  if (name === '' || name.includes('\n') || first === 0) return found
  const names = regionNames(tree)
  let node = nextHolding(names, name, first)
  while (node > 0 && found.length < limit) {
    const region = regionAt(tree, node)
    if (region === undefined || (within !== undefined && !isWithin(within, region.code))) return found
    found.push(region)
    node = nextHolding(names, name, node + 1)
  }
  return found
}
