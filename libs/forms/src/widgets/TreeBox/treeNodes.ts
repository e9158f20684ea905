import type { TreeOption } from '@ljonething/domain/values/treeOption'

/** The nodes to draw (可见节点): open branches, or with a keyword every match with what leads to it and what lies below it. */
export const shownNodes = (roots: readonly TreeOption[], opened: ReadonlySet<string>, keyword: string): readonly TreeOption[] =>
  roots.flatMap((node) => {
    if (keyword === '') return opened.has(node.value) ? [node, ...shownNodes(node.children, opened, '')] : [node]
    if (node.name.includes(keyword)) return [node, ...shownNodes(node.children, opened, '')]
    const below = shownNodes(node.children, opened, keyword)
    return below.length > 0 ? [node, ...below] : []
  })

/** The leaves at or below a node. */
export const leavesBelow = (node: TreeOption): readonly TreeOption[] =>
  node.children.length === 0 ? [node] : node.children.flatMap(leavesBelow)

/** Ticked, not ticked, or in part. */
export const checkedState = (node: TreeOption, ticked: ReadonlySet<string>): boolean | 'mixed' => {
  const leaves = leavesBelow(node)
  const count = leaves.filter((leaf) => ticked.has(leaf.value)).length
  if (count === 0) return false
  return count === leaves.length ? true : 'mixed'
}
