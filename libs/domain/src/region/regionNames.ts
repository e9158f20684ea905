/**
 * Names of regions (行政区划名称表): the names of a tree in one text, a line each, so that a search reads nothing else. Made at the first search of a tree,
 * then kept. `starts` says where the name of a node begins; one more entry tells the end of the text. Example: 黑龙江省 and 哈尔滨市 → text `黑龙江省\n哈尔滨市\n`,
 * starts 0 (no node), 0, 5, 10.
 */
import type { RegionTree } from './RegionTree.ts'

export interface RegionNames {
  readonly text: string
  readonly starts: Uint32Array
}

const made = new WeakMap<RegionTree, RegionNames>()

export function regionNames(tree: RegionTree): RegionNames {
  const names = made.get(tree) ?? gather(tree)
  made.set(tree, names)
  return names
}

function gather({ text, size, nameStarts, nameEnds }: RegionTree): RegionNames {
  const lines: string[] = []
  const starts = new Uint32Array(size + 2)
  let end = 0
  for (let node = 1; node <= size; node++) {
    const name = text.slice(nameStarts[node], nameEnds[node])
    lines.push(name)
    starts[node] = end
    end += name.length + 1
  }
  starts[size + 1] = end
  return { text: `${lines.join('\n')}\n`, starts }
}
