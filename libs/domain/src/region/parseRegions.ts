/**
 * Reading regions (行政区划表读取): reads lines `code,parentCode,level,name` into a `RegionTree` in one pass. Lines in the order of their codes are read
 * where they stand, others are sorted first. A line that is not such a row (the heading, a short code, an unknown level, a repeated code) is left
 * out; a row whose parent is not in the table is a root. Linear time, nothing throws. Source: content/regions-heilongjiang.csv. Example:
 * `parseRegions('230000000000,,province,黑龙江省').size` → 1.
 */
import { lastAtMost } from '../tree/lastAtMost.ts'
import { regionLevels } from './regionCode.ts'
import type { RegionTree } from './RegionTree.ts'

const comma = 44
const carriageReturn = 13
const shortestRow = '230000000000,,city,'.length
const levelByInitial = new Map(regionLevels.map((level, index) => [level.charCodeAt(0), index]))

/** Twelve digits as a number; 0 for anything else. */
function codeAt(text: string, start: number): number {
  let code = 0
  for (let at = start; at < start + 12; at++) {
    const digit = text.charCodeAt(at) - 48
    if (!(digit >= 0 && digit <= 9)) return 0
    code = code * 10 + digit
  }
  return code
}

interface Growing {
  readonly tree: RegionTree
  readonly lastChild: Int32Array
}

function allocate(text: string): Growing {
  const capacity = Math.ceil((text.length + 1) / shortestRow) + 1
  const integers = () => new Int32Array(capacity)
  return {
    tree: {
      text,
      size: 0,
      codes: new Float64Array(capacity),
      levels: new Uint8Array(capacity),
      parents: integers(),
      firstChild: integers(),
      nextSibling: integers(),
      rowStarts: new Uint32Array(capacity),
      nameStarts: new Uint32Array(capacity),
      nameEnds: new Uint32Array(capacity)
    },
    lastChild: integers()
  }
}

/** Climbs from the row before to the parent, where ordered rows have it; looks it up where they have not. */
function parentNode(tree: RegionTree, size: number, parentCode: number): number {
  if (parentCode === 0) return 0
  let node = size
  while (node > 0 && tree.codes[node] !== parentCode) node = tree.parents[node] ?? 0
  if (node > 0) return node
  const found = lastAtMost(tree.codes, size, parentCode)
  return tree.codes[found] === parentCode ? found : 0
}

/** The rows as long as they stand in the order of their codes. */
function readRows(text: string): { readonly tree: RegionTree; readonly ordered: boolean } {
  const { tree, lastChild } = allocate(text)
  let size = 0
  for (let start = 0, end: number; start < text.length; start = end + 1) {
    end = text.indexOf('\n', start)
    if (end < 0) end = text.length
    const code = codeAt(text, start)
    const parentCode = codeAt(text, start + 13)
    const levelStart = start + (parentCode === 0 ? 14 : 26)
    const level = levelByInitial.get(text.charCodeAt(levelStart))
    const nameStart = levelStart + (regionLevels[level ?? 0]?.length ?? 0) + 1
    const misses =
      text.charCodeAt(start + 12) !== comma || text.charCodeAt(levelStart - 1) !== comma || text.charCodeAt(nameStart - 1) !== comma
    if (code === 0 || level === undefined || misses || nameStart > end) continue
    const before = tree.codes[size] ?? 0
    if (code === before) continue
    if (code < before) return { tree, ordered: false }
    const parent = parentNode(tree, size, parentCode)
    size += 1
    tree.codes[size] = code
    tree.levels[size] = level
    tree.parents[size] = parent
    tree.rowStarts[size] = start
    tree.nameStarts[size] = nameStart
    tree.nameEnds[size] = text.charCodeAt(end - 1) === carriageReturn ? end - 1 : end
    const previous = lastChild[parent] ?? 0
    if (previous === 0) tree.firstChild[parent] = size
    else tree.nextSibling[previous] = size
    lastChild[parent] = size
  }
  return { tree: { ...tree, size }, ordered: true }
}

export function parseRegions(csv: string): RegionTree {
  const { tree, ordered } = readRows(csv)
  return ordered ? tree : readRows(csv.split('\n').sort().join('\n')).tree
}
