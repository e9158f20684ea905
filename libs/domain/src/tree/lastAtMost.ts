/** The last of the places 1 to `size` whose ascending value is at most `wanted` (二分查找); 0 when none is. Example: values 0, 5, 10 and 7 → 1. */
export function lastAtMost(values: Float64Array | Uint32Array | Int32Array, size: number, wanted: number): number {
  let low = 0
  let high = size
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((values[middle] ?? Infinity) <= wanted) low = middle
    else high = middle - 1
  }
  return low
}
