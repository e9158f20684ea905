/** Repeatable pseudo-random choices (mulberry32), so that every run measures the same data. */
export interface Sampler {
  /** A whole number below `bound`. */
  below(bound: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  digits(length: number): string
}

export const createSampler = (seed: number): Sampler => {
  let state = seed
  const below = (bound: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound
  }
  return {
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    digits: (length) => Array.from({ length }, () => below(10)).join('')
  }
}
