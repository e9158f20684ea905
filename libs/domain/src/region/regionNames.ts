/** Names of regions (行政区划名称表) in one text for searching, made at the first search of a tree, then kept. */
import { gatherNames } from '../tree/TreeNames.ts'
import type { TreeNames } from '../tree/TreeNames.ts'
import type { RegionTree } from './RegionTree.ts'

const made = new WeakMap<RegionTree, TreeNames>()

export function regionNames(tree: RegionTree): TreeNames {
  const { text, size, nameStarts, nameEnds } = tree
  const names = made.get(tree) ?? gatherNames(size, (node) => text.slice(nameStarts[node], nameEnds[node]))
  made.set(tree, names)
  return names
}
