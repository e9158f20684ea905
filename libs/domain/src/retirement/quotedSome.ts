/** Names in a sentence (列举), the first three of them. Example: ['a', 'b', 'c', 'd'], 列 → “a”“b”“c” 等 4 列. */
const namedMost = 3

export const quotedSome = (names: readonly string[], unit: string): string =>
  `“${names.slice(0, namedMost).join('”“')}”${names.length > namedMost ? ` 等 ${names.length} ${unit}` : ''}`

/** Lines from 0, as a person counts them. Example: [4, 5] → 第 5、6 行. */
export const namedLines = (lines: readonly number[]): string =>
  `第 ${lines
    .slice(0, namedMost)
    .map((line) => line + 1)
    .join('、')} 行${lines.length > namedMost ? `等 ${lines.length} 行` : ''}`
