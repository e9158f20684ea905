/**
 * The region tree (行政区划树): a whole tree of regions as flat arrays over the text it came from, so that 650,000 nodes cost no objects.
 * Node 0 is above all roots; the others stand in the order of their codes, every parent before its children.
 * Names are offsets into `text`. A code or node that is not there gives undefined or an empty list; nothing throws.
 * Source: content/regions-heilongjiang.csv. Example: `pathOf(tree, '230102000000')` → 黑龙江省, 哈尔滨市, 道里区.
 */
import { lastAtMost } from '../tree/lastAtMost.ts'
import { regionCodeLength, regionLevels } from './regionCode.ts'
import type { RegionLevel } from './regionCode.ts'

export interface RegionTree {
  readonly text: string
  /** Nodes without node 0. */
  readonly size: number
  readonly codes: Float64Array
  /** Places in `regionLevels`. */
  readonly levels: Uint8Array
  readonly parents: Int32Array
  readonly firstChild: Int32Array
  readonly nextSibling: Int32Array
  /** Where the row begins: its code, then that of its parent. */
  readonly rowStarts: Uint32Array
  readonly nameStarts: Uint32Array
  readonly nameEnds: Uint32Array
}

export interface Region {
  readonly code: string
  readonly name: string
  readonly level: RegionLevel
  /** Undefined for a root. */
  readonly parentCode: string | undefined
  readonly hasChildren: boolean
}

/** The region at a node, 1 to `size`. */
export function regionAt(tree: RegionTree, node: number): Region | undefined {
  const start = tree.rowStarts[node]
  const level = regionLevels[tree.levels[node] ?? 0]
  if (start === undefined || level === undefined || node < 1 || node > tree.size) return undefined
  const parentStart = start + regionCodeLength + 1
  return {
    code: tree.text.slice(start, start + regionCodeLength),
    name: tree.text.slice(tree.nameStarts[node], tree.nameEnds[node]),
    level,
    parentCode: tree.parents[node] === 0 ? undefined : tree.text.slice(parentStart, parentStart + regionCodeLength),
    hasChildren: tree.firstChild[node] !== 0
  }
}

/** The node of a code, 0 when the tree does not have it. */
export function nodeOf(tree: RegionTree, code: string): number {
  if (code.length !== regionCodeLength) return 0
  const wanted = Number(code)
  const node = lastAtMost(tree.codes, tree.size, wanted)
  return tree.codes[node] === wanted ? node : 0
}

export const findRegion = (tree: RegionTree, code: string): Region | undefined => regionAt(tree, nodeOf(tree, code))

/** From the root down to the region itself. */
export function pathOf(tree: RegionTree, code: string): readonly Region[] {
  const path: Region[] = []
  for (let node = nodeOf(tree, code); node > 0; node = tree.parents[node] ?? 0) {
    const region = regionAt(tree, node)
    if (region !== undefined) path.unshift(region)
  }
  return path
}

/** The regions directly inside a region, in the order of their codes; without a code the roots. */
export function childrenOf(tree: RegionTree, code?: string): readonly Region[] {
  const parent = code === undefined ? 0 : nodeOf(tree, code)
  const children: Region[] = []
  if (parent === 0 && code !== undefined) return children
  for (let node = tree.firstChild[parent] ?? 0; node > 0; node = tree.nextSibling[node] ?? 0) {
    const region = regionAt(tree, node)
    if (region !== undefined) children.push(region)
  }
  return children
}

/** The names from the root down, run together: 黑龙江省哈尔滨市道里区. */
export const fullNameOf = (tree: RegionTree, code: string): string =>
  pathOf(tree, code)
    .map((region) => region.name)
    .join('')
