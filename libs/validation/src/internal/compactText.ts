/** Folds full-width forms to ASCII and drops white space, zero-width marks and, unless kept, every kind of dash. */
export function compactText(input: string, keepDash = false): string {
  const folded = input
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\s\u200b-\u200d\u2060]/g, '')
  return folded.replace(/[-\u2010-\u2015\u2212]/g, keepDash ? '-' : '')
}
