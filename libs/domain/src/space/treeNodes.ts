/**
 * 代码树: rows that name their parent, as a tree of {id, code, parentCode, children}. A row whose parent is not there is a root; a row
 * that would stand below itself is left out. Order as given; nothing throws. Source: spec §3.4 (tree node).
 * Example: rows A and B below A → one root A with the child B.
 */
export interface TreeRow {
  readonly id: string
  readonly code: string
  readonly parentCode: string
}

export interface TreeNode extends TreeRow {
  readonly children: readonly TreeNode[]
}

export function treeNodes(rows: readonly TreeRow[]): readonly TreeNode[] {
  const codes = new Set(rows.map((row) => row.code))
  const below = Map.groupBy(rows, (row) => (codes.has(row.parentCode) ? row.parentCode : ''))
  const place = ({ id, code, parentCode }: TreeRow, above: ReadonlySet<string>): TreeNode => {
    const within = new Set([...above, code])
    const children = (code === '' ? [] : (below.get(code) ?? [])).filter((child) => !within.has(child.code))
    return { id, code, parentCode, children: children.map((child) => place(child, within)) }
  }
  return (below.get('') ?? []).map((row) => place(row, new Set()))
}
