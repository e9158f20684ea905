/**
 * A whole tree as it travels (树文本): lines of one text, of which the first has the level of every node as one digit in base 36, each node before what
 * is below it; then come the names, a line each, then the codes. Half as long as nested JSON, and read without making an object. A line break in a
 * name or code is written as a space; what lies deeper than 35 levels is left out. Never throws.
 * Example: 农业 A with 种植 A1 → `12\n农业\n种植\nA\nA1\n`; no options → `\n`.
 */
import type { NestedOption } from '../values/treeOption.ts'

const deepest = 35

const line = (text: string): string => `${text.replaceAll('\n', ' ')}\n`

export function treeText(options: readonly NestedOption[]): string {
  const levels: string[] = []
  const names: string[] = []
  const codes: string[] = []
  const write = (nodes: readonly NestedOption[], level: number): void => {
    if (level > deepest) return
    for (const { name, value, children = [] } of nodes) {
      levels.push(level.toString(36))
      names.push(line(name))
      codes.push(line(value))
      write(children, level + 1)
    }
  }
  write(options, 1)
  return `${levels.join('')}\n${names.join('')}${codes.join('')}`
}
