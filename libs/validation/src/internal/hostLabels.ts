import { isAlphanumeric } from './characters.ts'

/** What a host name may hold besides ASCII: no space, no mark, no full-width form. */
const foreign = /[^\0-\xa0\s\u2000-\u206f\u3000-\u303f\ufe30-\uffff]/

/** How many labels the host name in `text` from `start` to its end has, each of 1–63 characters without outer dashes; 0 when it is none. */
export function hostLabels(text: string, start: number): number {
  let labels = 1
  let from = start
  let before = 46
  for (let i = start; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 46) {
      if (before === 46 || before === 45 || i - from > 63) return 0
      labels++
      from = i + 1
    } else if (!isAlphanumeric(code) && (code === 45 ? before === 46 : !foreign.test(text.charAt(i)))) return 0
    before = code
  }
  return before === 46 || before === 45 || text.length - from > 63 ? 0 : labels
}
