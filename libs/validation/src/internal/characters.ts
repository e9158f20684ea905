/** True when every code unit of `text` from `start` up to `end` is an ASCII digit. */
export function isDigits(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i)
    if (!(code >= 48 && code <= 57)) return false
  }
  return true
}

/** True for A–Z and a–z. */
export const isLetter = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 97 && code <= 122)

/** The number written by the ASCII digits of `text` from `start` up to `end`; the caller has checked that they are digits. */
export function numberAt(text: string, start: number, end: number): number {
  let value = 0
  for (let i = start; i < end; i++) value = value * 10 + text.charCodeAt(i) - 48
  return value
}
