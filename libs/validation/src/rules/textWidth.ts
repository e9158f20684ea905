/** Length of a text as forms count it: an ASCII code point is 1, any other 2. textWidth('张a') is 3. */
export function textWidth(text: string): number {
  let width = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i) ?? 0
    if (code > 0xffff) i++
    width += code < 128 ? 1 : 2
  }
  return width
}
