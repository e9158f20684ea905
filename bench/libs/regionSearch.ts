/**
 * Searching regions by a part of their name, the first 50 in the order of their codes: ours against flat arrays, a filter over row objects and
 * the recursive filter of tree components. Each search looks for a rare name, a common one and one that is nowhere.
 */
import { parseRegions } from '@ljonething/domain/region/parseRegions'
import { searchRegions } from '@ljonething/domain/region/searchRegions'
import type { Suite } from '../harness/Suite.ts'
import { countryText, nested, provinceText, rowsOf } from './sampleRegions.ts'
import type { RegionNode, RegionRow } from './sampleRegions.ts'

const most = 50

interface FlatRegions {
  readonly names: string
  readonly ends: Uint32Array
  readonly codes: readonly string[]
}

const flatten = (rows: readonly RegionRow[]): FlatRegions => {
  const ends = new Uint32Array(rows.length)
  let end = 0
  rows.forEach(({ name }, at) => {
    end += name.length + 1
    ends[at] = end
  })
  return { names: rows.map(({ name }) => `${name}\n`).join(''), ends, codes: rows.map(({ code }) => code) }
}

const searchFlat = ({ names, ends, codes }: FlatRegions, word: string): string[] => {
  const found: string[] = []
  let at = names.indexOf(word)
  while (at >= 0 && found.length < most) {
    let low = 0
    let high = ends.length - 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((ends[middle] ?? 0) > at) high = middle
      else low = middle + 1
    }
    found.push(codes[low] ?? '')
    at = names.indexOf(word, ends[low])
  }
  return found
}

const searchRows = (rows: readonly RegionRow[], word: string): readonly RegionRow[] =>
  rows.filter(({ name }) => name.includes(word)).slice(0, most)

/** Keeps a node that matches with all below it, and the ways down to one. */
const filterTree = (nodes: readonly RegionNode[], word: string): RegionNode[] => {
  const kept: RegionNode[] = []
  for (const node of nodes) {
    if (node.name.includes(word)) kept.push(node)
    else {
      const children = filterTree(node.children, word)
      if (children.length > 0) kept.push({ ...node, children })
    }
  }
  return kept
}

const countMatches = (nodes: readonly RegionNode[], word: string): number =>
  nodes.reduce((total, node) => total + (node.name.includes(word) ? 1 : 0) + countMatches(node.children, word), 0)

const searchTree = (nodes: readonly RegionNode[], word: string): number => Math.min(most, countMatches(filterTree(nodes, word), word))

const suiteOf = (textOf: () => string, words: readonly string[]) => (): Suite => {
  const text = textOf()
  const rows = rowsOf(text)
  const flat = flatten(rows)
  const roots = nested(rows)
  const tree = parseRegions(text)
  const over = (count: (word: string) => number) => () => words.reduce((total, word) => total + count(word), 0)
  return {
    title: `Region search, ${rows.length.toLocaleString('en')} regions: a rare, a common and a missing name`,
    unit: 'per s',
    work: words.length,
    goals: [{ of: 'ours', than: 'limit', atMost: 1.5 }],
    contenders: [
      { name: 'limit', role: 'limit', run: over((word) => searchFlat(flat, word).length) },
      { name: 'ours', role: 'ours', run: over((word) => searchRegions(tree, word, { limit: most }).length) },
      { name: 'filter over row objects', role: 'peer', run: over((word) => searchRows(rows, word).length) },
      { name: 'recursive tree filter', role: 'peer', run: over((word) => searchTree(roots, word)) }
    ]
  }
}

export const regionSearch: readonly (() => Suite)[] = [
  suiteOf(provinceText, ['兆麟街道', '镇', '不存在']),
  suiteOf(countryText, ['黑华光', '安', '不存在'])
]
