/**
 * The lines of a tree as they stand below each other (可见行): nodes ascending, since each stands before what is below it. Opening a branch puts its
 * lines in and closing one takes them out; nothing walks the tree.
 */
import { childrenOf, endOf, isLeaf, parentOf } from '@ljonething/domain/tree/FlatTree'
import type { FlatTree } from '@ljonething/domain/tree/FlatTree'
import { placeIn } from './placeIn.ts'

export interface OpenTree {
  readonly tree: FlatTree
  readonly opened: ReadonlySet<number>
  readonly rows: readonly number[]
}

export const closedTree = (tree: FlatTree): OpenTree => ({ tree, opened: new Set(), rows: childrenOf(tree, 0) })

/** The lines below an open node. */
export const rowsBelow = (tree: FlatTree, opened: ReadonlySet<number>, node: number): readonly number[] => {
  const rows: number[] = []
  const put = (above: number) => {
    for (const child of childrenOf(tree, above)) {
      rows.push(child)
      if (opened.has(child)) put(child)
    }
  }
  put(node)
  return rows
}

export const withOpen = ({ tree, opened, rows }: OpenTree, node: number, isOpen: boolean): OpenTree => {
  if (opened.has(node) === isOpen || isLeaf(tree, node)) return { tree, opened, rows }
  const next = new Set(opened)
  if (isOpen) next.add(node)
  else next.delete(node)
  const at = placeIn(rows, node)
  if (rows[at] !== node) return { tree, opened: next, rows }
  const below = isOpen ? rowsBelow(tree, next, node) : []
  return { tree, opened: next, rows: rows.slice(0, at + 1).concat(below, rows.slice(placeIn(rows, endOf(tree, node)))) }
}

/** A line is open when the next one is below it. */
export const isOpenAt = (tree: FlatTree, rows: readonly number[], at: number): boolean => {
  const next = rows[at + 1]
  return next !== undefined && parentOf(tree, next) === rows[at]
}
