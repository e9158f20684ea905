/** Keeps the first and the last characters and stars the rest; a text too short to hide anything is starred whole. */
export function maskMiddle(input: string, first: number, last: number): string {
  const characters = Array.from(input)
  const end = characters.length - last
  return characters.map((character, i) => (end > first && (i < first || i >= end) ? character : '*')).join('')
}
