/**
 * Nested options as a whole tree (选项树), read once for each list of options and then kept. Total on any options.
 * Example: 农业 A with 种植 A1, then 林业 B → three nodes of the levels 1, 2 and 1.
 */
import type { NestedOption } from '../values/treeOption.ts'
import { shapeOf } from './FlatTree.ts'
import type { FlatTree } from './FlatTree.ts'
import { tableOf } from './tableOf.ts'
import { gatherNames } from './TreeNames.ts'

const known = new WeakMap<readonly NestedOption[], FlatTree>()

export function treeOfOptions(options: readonly NestedOption[]): FlatTree {
  const tree = known.get(options) ?? flatten(options)
  known.set(options, tree)
  return tree
}

function flatten(options: readonly NestedOption[]): FlatTree {
  const levels = [0]
  const nodes: NestedOption[] = []
  const place = (below: readonly NestedOption[], level: number): void => {
    for (const option of below) {
      levels.push(level)
      nodes.push(option)
      place(option.children ?? [], level + 1)
    }
  }
  place(options, 1)
  const codeOf = (node: number): string => nodes[node - 1]?.value ?? ''
  const size = nodes.length
  return {
    ...shapeOf(Uint16Array.from(levels)),
    size,
    names: gatherNames(size, (node) => nodes[node - 1]?.name ?? ''),
    codeOf,
    nodeOf: tableOf(size, codeOf)
  }
}
