import { childrenOf, parentOf } from '@ljonething/domain/tree/FlatTree'
import type { FlatTree } from '@ljonething/domain/tree/FlatTree'
import { treeOfOptions } from '@ljonething/domain/tree/treeOfOptions'
import { nameOf } from '@ljonething/domain/tree/TreeNames'
import { decodeTreeBox } from '@ljonething/domain/values/treeBoxValue'
import type { NestedOption } from '@ljonething/domain/values/treeOption'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { besides, foundRows, mostFound } from './foundRows.ts'
import { readTicks, stateOf, storedTicks, toggled } from './ticks.ts'
import { closedTree, isOpenAt, rowsBelow, withOpen } from './treeRows.ts'

/** Any tree, by the levels of its nodes. */
const trees = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 40 }).map((wanted) => {
  const roots: NestedOption[] = []
  const above: { readonly children: NestedOption[] }[] = [{ children: roots }]
  for (const [at, level] of wanted.entries()) {
    const place = Math.min(level, above.length)
    const made = { value: `c${at}`, name: `甲乙丙丁`.charAt(at % 4) + `${at % 7}`, children: [] }
    above[place - 1]?.children.push(made)
    above.splice(place, above.length, made)
  }
  return treeOfOptions(roots)
})
const nodesOf = (tree: FlatTree) => Array.from({ length: tree.size }, (_, at) => at + 1)

/** As one would say it: go down, and look at every leaf. */
const leavesBelow = (tree: FlatTree, node: number): readonly number[] => {
  const children = childrenOf(tree, node)
  return children.length === 0 ? [node] : children.flatMap((child) => leavesBelow(tree, child))
}
const plainState = (tree: FlatTree, ticked: ReadonlySet<number>, node: number) => {
  const leaves = leavesBelow(tree, node)
  const count = leaves.filter((leaf) => ticked.has(leaf)).length
  return count === 0 ? false : count === leaves.length ? true : 'mixed'
}

describe('ticks', () => {
  it('after any ticks every node of any tree is ticked, not or in part, as counting its leaves says', () => {
    fc.assert(
      fc.property(trees, fc.array(fc.nat()), (tree, picks) => {
        let ticks = readTicks(tree, [])
        const ticked = new Set<number>()
        for (const pick of tree.size === 0 ? [] : picks) {
          const node = (pick % tree.size) + 1
          const isOn = plainState(tree, ticked, node) !== true
          for (const leaf of leavesBelow(tree, node)) {
            if (isOn) ticked.add(leaf)
            else ticked.delete(leaf)
          }
          ticks = toggled(tree, ticks, node)
          for (const each of nodesOf(tree)) expect(stateOf(tree, ticks, each)).toBe(plainState(tree, ticked, each))
        }
        expect(ticks).toEqual([...ticked].toSorted((a, b) => a - b))
      })
    )
  })

  it('are stored with their parents and read back the same; what is no leaf of the tree is no tick', () => {
    fc.assert(
      fc.property(trees, fc.array(fc.nat()), (tree, picks) => {
        const ticks = picks.reduce((before, pick) => toggled(tree, before, (pick % Math.max(tree.size, 1)) + 1), readTicks(tree, []))
        const chosen = decodeTreeBox(storedTicks(tree, tree.size === 0 ? [] : ticks))
        const branches = nodesOf(tree).filter((node) => childrenOf(tree, node).length > 0)
        const others = [...branches.map((node) => ({ value: tree.codeOf(node), name: '' })), { value: 'gone', name: '' }]
        expect(readTicks(tree, [...chosen.toReversed(), ...others])).toEqual(tree.size === 0 ? [] : ticks)
        for (const { value, parentValue } of chosen) expect(tree.codeOf(parentOf(tree, tree.nodeOf(value)))).toBe(parentValue)
      })
    )
  })
})

describe('lines', () => {
  it('put in and taken out one branch after the other are those of walking what is open', () => {
    fc.assert(
      fc.property(trees, fc.array(fc.tuple(fc.nat(), fc.boolean())), (tree, turns) => {
        let open = closedTree(tree)
        for (const [pick, isOpen] of tree.size === 0 ? [] : turns) {
          open = withOpen(open, (pick % tree.size) + 1, isOpen)
          expect(open.rows).toEqual(rowsBelow(tree, open.opened, 0))
          for (const [at, node] of open.rows.entries())
            expect(isOpenAt(tree, open.rows, at)).toBe(open.opened.has(node) && childrenOf(tree, node).length > 0)
        }
      })
    )
  })

  it('of a word are every first match, what leads to it and what is open below it', () => {
    fc.assert(
      fc.property(trees, fc.constantFrom('甲', '乙3', '0', '没有'), fc.array(fc.nat()), (tree, word, picks) => {
        const open = picks.reduce((before, pick) => withOpen(before, (pick % Math.max(tree.size, 1)) + 1, true), closedTree(tree))
        const plain = (above: number): readonly number[] =>
          childrenOf(tree, above).flatMap((node) => {
            if (nameOf(tree.names, node).includes(word)) return [node, ...(open.opened.has(node) ? rowsBelow(tree, open.opened, node) : [])]
            const below = plain(node)
            return below.length === 0 ? [] : [node, ...below]
          })
        const found = foundRows(tree, open.opened, word)
        expect(found.rows).toEqual(plain(0))
        for (const node of found.rows) {
          const beside = found.rows.filter((other) => parentOf(tree, other) === parentOf(tree, node))
          expect(besides(tree, found, node)).toEqual(beside)
        }
      })
    )
  })

  it('of a word that is everywhere are the first 200, and it says that there are more', () => {
    const flat = (count: number) => treeOfOptions(Array.from({ length: count }, (_, at) => ({ value: `${at}`, name: '村' })))
    expect(foundRows(flat(200), new Set(), '村')).toMatchObject({ hasMore: false })
    const found = foundRows(flat(201), new Set(), '村')
    expect([found.rows.length, found.hasMore]).toEqual([mostFound, true])
  })
})
