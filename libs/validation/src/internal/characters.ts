/** True when every code unit of `text` from `start` up to `end` is an ASCII digit. */
export function isDigits(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if ((text.charCodeAt(i) - 48) >>> 0 > 9) return false
  return true
}

/** True for 0–9, A–Z and a–z. */
export const isAlphanumeric = (code: number): boolean => ((code | 32) - 97) >>> 0 < 26 || (code - 48) >>> 0 < 10
