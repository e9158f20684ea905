import { keptTags } from '@ljonething/ui/keptTags'

/**
 * The text of a remark (填表说明), which arrives as HTML: comments go, unlisted elements go with their bodies, paragraphs become lines. The
 * result is only ever shown as text. Linear on any input; of an unlisted element inside another of its name it may leave words, so that
 * remarks with such elements are shown by RichText. Source: spec §9. Example: `<p>一<font>二</font></p><p>三 &amp; 四</p>` → `一\n三 & 四`.
 */
export const plainText = (html: string): string => {
  if (!/[<&]/.test(html)) return html.trim()
  const text = html
    .replaceAll(unlisted, '')
    .replaceAll(lineEnd, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll('<', '&lt;')
  return (new DOMParser().parseFromString(text, 'text/html').documentElement.textContent ?? '')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

const bodyless = 'area|base|col|embed|hr|img|input|link|meta|param|source|track|wbr'

const unlisted = new RegExp(
  String.raw`<!--[\s\S]*?(?:-->|$)|<(?!(?:${[...keptTags].join('|')}|${bodyless})[\s/>])([a-z][^\s/<>]*)(?=[\s/>])[^<>]*>[\s\S]*?(?:</\1\s*>|$)`,
  'gi'
)
const lineEnd = /<(?:br|\/(?:p|div|li|tr|caption|blockquote|h\d))\b[^<>]*>/gi
