/**
 * The lines of a search (查找结果): every match with what leads to it, and below it what is open; what is below a match is not looked through. The first
 * matches alone, so that a word costs no more than it shows.
 */
import { childrenOf, endOf, parentOf } from '@ljonething/domain/tree/FlatTree'
import type { FlatTree } from '@ljonething/domain/tree/FlatTree'
import { nextHolding } from '@ljonething/domain/tree/TreeNames'
import { rowsBelow } from './treeRows.ts'

export const mostFound = 200

export interface FoundRows {
  readonly rows: readonly number[]
  /** The lines below each node that leads to matches; those of others are all there are. */
  readonly led: ReadonlyMap<number, readonly number[]>
  readonly hasMore: boolean
}

export const foundRows = (tree: FlatTree, opened: ReadonlySet<number>, word: string): FoundRows => {
  const rows: number[] = []
  const led = new Map<number, number[]>()
  const lead = (node: number): void => {
    const parent = parentOf(tree, node)
    const list = led.get(parent) ?? []
    if (list.at(-1) === node) return
    if (parent !== 0) lead(parent)
    led.set(parent, list)
    list.push(node)
    rows.push(node)
  }
  let node = nextHolding(tree.names, word, 1)
  for (let count = 0; node > 0 && count < mostFound; count += 1) {
    lead(node)
    if (opened.has(node)) for (const below of rowsBelow(tree, opened, node)) rows.push(below)
    node = nextHolding(tree.names, word, endOf(tree, node))
  }
  return { rows, led, hasMore: node > 0 }
}

/** The lines beside a node, itself included. */
export const besides = (tree: FlatTree, { led }: Pick<FoundRows, 'led'>, node: number): readonly number[] => {
  const parent = parentOf(tree, node)
  return led.get(parent) ?? childrenOf(tree, parent)
}
