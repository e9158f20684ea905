/** Keeps the first and the last characters and stars the rest; a text too short to hide anything is starred whole. */
export function maskMiddle(input: string, first: number, last: number): string {
  const characters = Array.from(input)
  const hidden = characters.length - first - last
  if (hidden <= 0) return '*'.repeat(characters.length)
  return characters.slice(0, first).join('') + '*'.repeat(hidden) + characters.slice(characters.length - last).join('')
}
