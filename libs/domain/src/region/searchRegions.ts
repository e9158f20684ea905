/**
 * 行政区划搜索: regions whose name contains a text, in the order of their codes, at most `limit` of them, inside a region when one is given.
 * Scans the text of the tree once; no object per node. A blank text, or one with a comma or line break, finds nothing.
 * Source: spec §2.5 (cascader search). Example: `searchRegions(tree, '道里')` → 道里区.
 */
import { nodeOf, lastAtMost, regionAt } from './RegionTree.ts'
import type { Region, RegionTree } from './RegionTree.ts'
import { matchesRegion } from './regionMatch.ts'

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
  if (name === '' || /[,\r\n]/.test(name) || first === 0) return found
  let at = tree.text.indexOf(name, tree.nameStarts[first])
  while (at >= 0 && found.length < limit) {
    const node = lastAtMost(tree.nameStarts, tree.size, at)
    const inName = node > 0 && at + name.length <= (tree.nameEnds[node] ?? 0)
    const region = inName ? regionAt(tree, node) : undefined
    if (region !== undefined) {
      if (within !== undefined && !matchesRegion(2, within, region.code)) return found
      found.push(region)
    }
    const next = tree.nameStarts[node + 1]
    if (node >= tree.size || next === undefined) return found
    at = tree.text.indexOf(name, next)
  }
  return found
}
