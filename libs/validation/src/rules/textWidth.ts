/** Length of a text as forms count it: an ASCII code point is 1, any other 2. textWidth('张a') is 3. */
export function textWidth(text: string): number {
  let width = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    const low = code >= 0xdc00 && code <= 0xdfff && i > 0 && (text.charCodeAt(i - 1) & 0xfc00) === 0xd800
    if (!low) width += code < 128 ? 1 : 2
  }
  return width
}
