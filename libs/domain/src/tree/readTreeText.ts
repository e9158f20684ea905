/**
 * Reads a tree as it travels (树文本读取, see `treeText`) in one pass over levels and names; codes are looked at when the first is asked for. A code is
 * found by halving where the codes ascend, as those of regions do, else in a table made once. Undefined for a text that is none; never throws.
 * Example: `12\n农业\n种植\nA\nA1\n` → two nodes, the second 种植 below 农业; `2\n种植\nA1\n` and `12\n农业\n` → undefined.
 */
import { shapeOf } from './FlatTree.ts'
import type { FlatTree } from './FlatTree.ts'
import { tableOf } from './tableOf.ts'

const lineBreak = 10

/** 1 to 9, then a to z; 0 for anything else. */
const levelOf = (digit: number): number => (digit > 48 && digit < 58 ? digit - 48 : digit > 96 && digit < 123 ? digit - 87 : 0)

/** The level of every node from the first line; undefined where one is left out on the way down. */
function readLevels(text: string, size: number): Uint16Array | undefined {
  const levels = new Uint16Array(size + 1)
  let before = 0
  for (let node = 1; node <= size; node++) {
    const level = levelOf(text.charCodeAt(node - 1))
    if (level === 0 || level > before + 1) return undefined
    levels[node] = level
    before = level
  }
  return levels
}

/** Where lines begin, from the second entry on, and behind the last where the next would; undefined when there are fewer. */
function lineStarts(text: string, from: number, count: number): Uint32Array | undefined {
  const starts = new Uint32Array(count + 2)
  let at = from
  for (let line = 1; line <= count; line++) {
    starts[line] = at
    while (at < text.length && text.charCodeAt(at) !== lineBreak) at += 1
    if (at === text.length) return undefined
    at += 1
  }
  starts[count + 1] = at
  return starts
}

function codesOf(text: string, from: number, size: number): Pick<FlatTree, 'codeOf' | 'nodeOf'> {
  let starts: Uint32Array | undefined
  const codeOf = (node: number): string => {
    starts ??= lineStarts(text, from, size) ?? new Uint32Array(size + 2)
    return node < 1 || node > size ? '' : text.slice(starts[node], (starts[node + 1] ?? 1) - 1)
  }
  const table = tableOf(size, codeOf)
  const nodeOf = (code: string): number => {
    let low = 1
    let high = size
    while (low < high) {
      const middle = (low + high) >>> 1
      if (codeOf(middle) < code) low = middle + 1
      else high = middle
    }
    return code !== '' && codeOf(low) === code ? low : table(code)
  }
  return { codeOf, nodeOf }
}

export function readTreeText(text: string): FlatTree | undefined {
  const size = text.indexOf('\n')
  const levels = size < 0 ? undefined : readLevels(text, size)
  const starts = levels === undefined ? undefined : lineStarts(text, size + 1, size)
  if (levels === undefined || starts === undefined) return undefined
  const end = starts[size + 1] ?? 0
  // Every code has at least its line break.
  if (text.length - end < size || !text.endsWith('\n')) return undefined
  // To the end of the names, so that a word that no name holds is not looked for among the codes.
  const names = { text: text.slice(0, end), starts, size }
  return { ...shapeOf(levels), size, names, ...codesOf(text, end, size) }
}
