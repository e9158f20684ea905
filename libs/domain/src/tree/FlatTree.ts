/**
 * A whole tree at hand (平面树) as flat arrays, so that 650,000 nodes cost no objects and a question about one node costs the same in any of them.
 * Nodes are 1 to `size`, each right before all that is below it; node 0 is above all roots. What is at or below a node are the nodes from it up to
 * `ends` of it. Made by `readTreeText` or `treeOfOptions`. Example: 农业 with 种植 and 养殖, then 林业 → levels 1 2 2 1, parents 0 1 1 0, ends 4 3 4 5.
 */
import type { TreeNames } from './TreeNames.ts'

export interface TreeShape {
  /** 1 at the top. */
  readonly levels: Uint16Array
  readonly parents: Int32Array
  readonly ends: Int32Array
  /** Leaves among the nodes before this one; one more entry counts all. */
  readonly leavesBefore: Int32Array
}

export interface FlatTree extends TreeShape {
  readonly size: number
  readonly names: TreeNames
  readonly codeOf: (node: number) => string
  /** 0 where the tree does not have the code; of a code given twice the first node. */
  readonly nodeOf: (code: string) => number
}

/** From the level of each node, 0 for node 0; a node more than one level below the one before it counts as one level below. Total. */
export function shapeOf(levels: Uint16Array): TreeShape {
  const size = levels.length - 1
  const parents = new Int32Array(size + 1)
  const ends = new Int32Array(size + 1)
  const leavesBefore = new Int32Array(size + 2)
  let leaves = 0
  let levelBefore = 0
  for (let node = 1; node <= size; node++) {
    const level = levels[node] ?? 1
    let above = node - 1
    if (level <= levelBefore) {
      leaves += 1
      while (above > 0 && (levels[above] ?? 0) >= level) {
        ends[above] = node
        above = parents[above] ?? 0
      }
    }
    parents[node] = above
    leavesBefore[node] = leaves
    levelBefore = level
  }
  for (let node = size; node > 0; node = parents[node] ?? 0) ends[node] = size + 1
  ends[0] = size + 1
  leavesBefore[size + 1] = size === 0 ? 0 : leaves + 1
  return { levels, parents, ends, leavesBefore }
}

export const endOf = ({ ends, size }: FlatTree, node: number): number => ends[node] ?? size + 1

export const parentOf = ({ parents }: FlatTree, node: number): number => parents[node] ?? 0

export const isLeaf = (tree: FlatTree, node: number): boolean => endOf(tree, node) === node + 1

/** Leaves among the nodes from `from` up to and without `to`. */
export const leavesIn = ({ leavesBefore }: FlatTree, from: number, to: number): number =>
  (leavesBefore[to] ?? 0) - (leavesBefore[from] ?? 0)

const known = new WeakMap<FlatTree, Map<number, readonly number[]>>()

/** The nodes directly below a node, in order; of node 0 the roots. Kept, since every line drawn asks for the nodes beside it. */
export function childrenOf(tree: FlatTree, node: number): readonly number[] {
  const lists = known.get(tree) ?? new Map<number, readonly number[]>()
  known.set(tree, lists)
  const list = lists.get(node) ?? below(tree, node)
  lists.set(node, list)
  return list
}

function below(tree: FlatTree, node: number): readonly number[] {
  const nodes: number[] = []
  for (let child = node + 1; child < endOf(tree, node); child = endOf(tree, child)) nodes.push(child)
  return nodes
}
