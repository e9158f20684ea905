/** Splits a text into groups of the given sizes, the last size repeating, joined by one space. */
export function inGroups(text: string, ...sizes: readonly number[]): string {
  const groups: string[] = []
  let start = 0
  for (let i = 0; start < text.length; i++) {
    const size = sizes[i] ?? sizes.at(-1) ?? text.length
    groups.push(text.slice(start, start + size))
    start += size
  }
  return groups.join(' ')
}
