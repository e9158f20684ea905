/**
 * The limit for e-mail addresses of ASCII: one table look-up per character.
 * Checks what ours checks: words and labels between dots, and their lengths.
 */
const inWord = 1
const inLabel = 2
const dot = 46
const dash = 45
const kinds = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code)
  if (/[A-Za-z0-9-]/.test(character)) return inWord | inLabel
  return /[!#$%&'*+/=?^_`{|}~]/.test(character) ? inWord : 0
})

export const limitEmail = (text: string): boolean => {
  const { length } = text
  let at = 0
  let before = dot
  for (; at < length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 64) break
    if (code === dot ? before === dot : ((kinds[code] ?? 0) & inWord) === 0) return false
    before = code
  }
  if (before === dot || at > 64 || length > 254) return false
  let labels = 0
  let from = (at += 1)
  before = dot
  for (; at < length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === dot) {
      if (before === dot || before === dash || at - from > 63) return false
      labels += 1
      from = at + 1
    } else if (code === dash ? before === dot : ((kinds[code] ?? 0) & inLabel) === 0) return false
    before = code
  }
  return labels > 0 && before !== dot && before !== dash && length - from <= 63
}
