/**
 * The text of a remark (填表说明), which arrives as HTML: tags and comments go, scripts and styles go with their bodies, paragraphs
 * become lines. The result is only ever shown as text. Example: `<p>一</p><p>二 &amp; 三</p>` → `一\n二 & 三`.
 */
export const plainText = (html: string): string => {
  if (!/[<&]/.test(html)) return html.trim()
  return html
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replaceAll(/<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^>]*>/gi, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, (entity, name: string) => decoded(name.toLowerCase()) ?? entity)
    .split('\n')
    .map((line) => line.replaceAll(/[\s\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', middot: '·', hellip: '…' }

const decoded = (name: string): string | undefined => {
  if (!name.startsWith('#')) return named[name]
  const point = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : undefined
}
