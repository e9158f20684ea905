/**
 * Names of a tree (树节点名称): the names of all nodes in one text, a line each in the order of the nodes, so that a search reads nothing else.
 * `starts` says where the name of a node begins; one more entry tells the end. Example: 黑龙江省 and 哈尔滨市 → text `黑龙江省\n哈尔滨市\n`,
 * starts 0 (no node), 0, 5, 10; `nextHolding(names, '尔滨', 1)` → 2.
 */
import { lastAtMost } from './lastAtMost.ts'

export interface TreeNames {
  readonly text: string
  readonly starts: Uint32Array
  readonly size: number
}

export const nameOf = ({ text, starts }: TreeNames, node: number): string => text.slice(starts[node], (starts[node + 1] ?? 1) - 1)

/** The first node from `from` on whose name holds a word, which is not empty and has no line break; 0 when none does. */
export function nextHolding({ text, starts, size }: TreeNames, word: string, from: number): number {
  const at = text.indexOf(word, starts[from])
  return at < 0 || from > size ? 0 : lastAtMost(starts, size, at)
}

export function gatherNames(size: number, name: (node: number) => string): TreeNames {
  const lines: string[] = []
  const starts = new Uint32Array(size + 2)
  let end = 0
  for (let node = 1; node <= size; node++) {
    const line = name(node)
    lines.push(line)
    starts[node] = end
    end += line.length + 1
  }
  starts[size + 1] = end
  return { text: `${lines.join('\n')}\n`, starts, size }
}
