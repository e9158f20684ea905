import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NestedOption } from '../values/treeOption.ts'
import { flattenOptions, placeOptions } from '../values/treeOption.ts'
import { childrenOf, endOf, isLeaf, leavesIn, parentOf } from './FlatTree.ts'
import type { FlatTree } from './FlatTree.ts'
import { readTreeText } from './readTreeText.ts'
import { nameOf, nextHolding } from './TreeNames.ts'
import { treeOfOptions } from './treeOfOptions.ts'
import { treeText } from './treeText.ts'

const farming: readonly NestedOption[] = [
  {
    value: 'A',
    name: '农业',
    children: [
      { value: 'A1', name: '种植' },
      { value: 'A2', name: '养殖' }
    ]
  },
  { value: 'B', name: '林业' }
]
const farmingText = '1221\n农业\n种植\n养殖\n林业\nA\nA1\nA2\nB\n'

/** Any nested options, each code once. */
const options = fc.letrec<{ readonly list: readonly NestedOption[]; readonly one: NestedOption }>((tie) => ({
  list: fc.array(tie('one'), { maxLength: 4, depthIdentifier: 'tree' }),
  one: fc.record({
    value: fc.uuid(),
    name: fc.string().map((name) => name.replaceAll('\n', '')),
    children: fc.oneof({ depthIdentifier: 'tree', maxDepth: 4 }, fc.constant([]), tie('list'))
  })
})).list

const nodesOf = (tree: FlatTree) => Array.from({ length: tree.size }, (_, at) => at + 1)
const described = (tree: FlatTree) =>
  nodesOf(tree).map((node) => ({
    value: tree.codeOf(node),
    name: nameOf(tree.names, node),
    level: tree.levels[node],
    parentValue: tree.codeOf(parentOf(tree, node)),
    parentName: parentOf(tree, node) === 0 ? '' : nameOf(tree.names, parentOf(tree, node)),
    children: childrenOf(tree, node).map(tree.codeOf)
  }))
const expected = (nested: readonly NestedOption[]) =>
  flattenOptions(placeOptions(nested)).map((option) => ({ ...option, children: option.children.map(({ value }) => value) }))

describe('a tree of options', () => {
  it('stands as flat arrays, each node before what is below it', () => {
    const { levels, parents, ends, leavesBefore } = treeOfOptions(farming)
    expect([...levels]).toEqual([0, 1, 2, 2, 1])
    expect([...parents]).toEqual([0, 0, 1, 1, 0])
    expect([...ends]).toEqual([5, 4, 3, 4, 5])
    expect([...leavesBefore]).toEqual([0, 0, 0, 1, 2, 3])
  })

  it('is read once for a list of options', () => {
    expect(treeOfOptions(farming)).toBe(treeOfOptions(farming))
  })

  it('says of every node what the nested options say, and so does its text', () => {
    fc.assert(
      fc.property(options, (nested) => {
        const travelled = readTreeText(treeText(nested))
        expect(described(treeOfOptions(nested))).toEqual(expected(nested))
        expect(travelled && described(travelled)).toEqual(expected(nested))
      })
    )
  })

  it('knows what is below a node, and how many of that are leaves', () => {
    fc.assert(
      fc.property(options, (nested) => {
        const tree = treeOfOptions(nested)
        const isBelow = (node: number, top: number): boolean => node === top || (node > 0 && isBelow(parentOf(tree, node), top))
        for (const top of [0, ...nodesOf(tree)]) {
          const below = nodesOf(tree).filter((node) => isBelow(node, top))
          expect(below).toEqual(nodesOf(tree).filter((node) => node >= top && node < endOf(tree, top)))
          expect(leavesIn(tree, Math.max(top, 1), endOf(tree, top))).toBe(below.filter((node) => isLeaf(tree, node)).length)
        }
      })
    )
  })

  it.each([readTreeText(treeText(farming)), treeOfOptions(farming)])('finds a node by its code, 0 for a code it does not have', (tree) => {
    expect(['A', 'A1', 'A2', 'B', 'C', 'A3', ''].map((code) => tree?.nodeOf(code))).toEqual([1, 2, 3, 4, 0, 0, 0])
  })

  it('finds codes in any order, and of one given twice the first', () => {
    const mixed = ['9', '1', '5', '1', '0'].map((value) => ({ value, name: value }))
    for (const tree of [readTreeText(treeText(mixed)), treeOfOptions(mixed)])
      expect(['9', '1', '5', '0', '7'].map((code) => tree?.nodeOf(code))).toEqual([1, 2, 3, 5, 0])
  })

  it('is searched by a part of the name, and no further than its names', () => {
    const tree = readTreeText(farmingText)
    const found = (word: string, from = 1) => tree && nextHolding(tree.names, word, from)
    expect([found('业'), found('业', 2), found('业', 5), found('殖'), found('A1'), found('1'), found('没有')]).toEqual([
      1, 4, 0, 3, 0, 0, 0
    ])
  })
})

describe('the text of a tree', () => {
  it('has levels, names and codes', () => {
    expect(treeText(farming)).toBe(farmingText)
    expect(treeText([])).toBe('\n')
    expect(readTreeText('\n')?.size).toBe(0)
  })

  it('writes a line break in a name as a space, and leaves out what is too deep', () => {
    expect(treeText([{ value: 'A', name: '农\n业' }])).toBe('1\n农 业\nA\n')
    const deep = Array.from({ length: 40 }).reduce<readonly NestedOption[]>((children) => [{ value: 'A', name: '农业', children }], [])
    expect(readTreeText(treeText(deep))?.size).toBe(35)
  })

  it.each(['', '1', '1\n', '1\n农业\n', '1\n农业\nA', '2\n农业\nA\n', '13\n农业\n种植\nA\nA1\n', '0\n农业\nA\n', '农\n农业\nA\n'])(
    '%j is none',
    (text) => {
      expect(readTreeText(text)).toBeUndefined()
    }
  )

  it('of any text is read without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[12]{0,5}\n[ab\n]{0,30}$/)), (text) => {
        const tree = readTreeText(text)
        expect(tree === undefined || nodesOf(tree).map(tree.codeOf).length === tree.size).toBe(true)
        expect(tree?.nodeOf('x') ?? 0).toBe(0)
      })
    )
  })
})
