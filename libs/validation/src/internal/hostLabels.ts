/** True when `text` from `start` to `end` is a host name: labels of 1–63 letters, digits and inner dashes joined by single dots. */
export function hasHostLabels(text: string, start: number, end: number, atLeast: number): boolean {
  let labels = 0
  let from = start
  for (let i = start; i <= end; i++) {
    const code = i === end ? 46 : text.charCodeAt(i)
    if (code === 46) {
      if (i === from || i - from > 63 || text.charCodeAt(i - 1) === 45) return false
      labels++
      from = i + 1
    } else if (code === 45 ? i === from : !isHostCharacter(code)) return false
  }
  return labels >= atLeast
}

/** ASCII letters and digits, and anything a name outside ASCII may hold. */
const isHostCharacter = (code: number): boolean =>
  (code >= 48 && code <= 57) ||
  (code >= 65 && code <= 90) ||
  (code >= 97 && code <= 122) ||
  (code > 0xa0 && !/[\s\ufffd\u2000-\u206f\u3000-\u303f\ufe30-\uffef]/.test(String.fromCharCode(code)))
