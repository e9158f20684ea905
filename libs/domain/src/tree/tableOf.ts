/** Nodes by code (代码索引), made with the first question; of a code given twice the first node, 0 for one that is not there. */
export function tableOf(size: number, codeOf: (node: number) => string): (code: string) => number {
  let table: Map<string, number> | undefined
  return (code) => {
    if (table === undefined) {
      table = new Map<string, number>()
      for (let node = size; node > 0; node--) table.set(codeOf(node), node)
    }
    return table.get(code) ?? 0
  }
}
