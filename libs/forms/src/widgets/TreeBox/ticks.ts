/**
 * Ticked leaves of a tree (勾选), their nodes ascending: what is at or below a node is one stretch of them, so the state of a branch is two halvings
 * whatever lies below it, and ticking a branch costs its leaves and what was ticked before.
 */
import { endOf, isLeaf, leavesIn, parentOf } from '@ljonething/domain/tree/FlatTree'
import type { FlatTree } from '@ljonething/domain/tree/FlatTree'
import { nameOf } from '@ljonething/domain/tree/TreeNames'
import type { NamedValue } from '@ljonething/domain/values/namedValue'
import { encodeTreeBox } from '@ljonething/domain/values/treeBoxValue'
import { placeIn } from './placeIn.ts'

export type Ticks = readonly number[]

/** Of chosen options the leaves that the tree has. */
export const readTicks = (tree: FlatTree, chosen: readonly NamedValue[]): Ticks => {
  const nodes = chosen.map(({ value }) => tree.nodeOf(value)).filter((node) => node > 0 && isLeaf(tree, node))
  return [...new Set(nodes)].toSorted((a, b) => a - b)
}

/** Ticked, not ticked, or in part. */
export const stateOf = (tree: FlatTree, ticks: Ticks, node: number): boolean | 'mixed' => {
  const end = endOf(tree, node)
  const count = placeIn(ticks, end) - placeIn(ticks, node)
  if (count === 0) return false
  return count === leavesIn(tree, node, end) ? true : 'mixed'
}

/** With all leaves at or below a node ticked, or with none of them where all were. */
export const toggled = (tree: FlatTree, ticks: Ticks, node: number): Ticks => {
  const end = endOf(tree, node)
  const below: number[] = []
  if (stateOf(tree, ticks, node) !== true) for (let each = node; each < end; each += 1) if (isLeaf(tree, each)) below.push(each)
  return ticks.slice(0, placeIn(ticks, node)).concat(below, ticks.slice(placeIn(ticks, end)))
}

/** As the form stores it. */
export const storedTicks = (tree: FlatTree, ticks: Ticks): string =>
  encodeTreeBox(
    ticks.map((node) => {
      const parent = parentOf(tree, node)
      return {
        value: tree.codeOf(node),
        name: nameOf(tree.names, node),
        parentValue: tree.codeOf(parent),
        parentName: parent === 0 ? '' : nameOf(tree.names, parent)
      }
    })
  )
