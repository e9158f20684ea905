/** The place of a node among ascending ones (二分查找), or where it would be put in. Example: 9 among 2, 5, 11 → 2. */
export const placeIn = (nodes: readonly number[], node: number): number => {
  let low = 0
  let high = nodes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((nodes[middle] ?? Infinity) < node) low = middle + 1
    else high = middle
  }
  return low
}
