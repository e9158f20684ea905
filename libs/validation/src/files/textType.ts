/**
 * What a file without signature says as text (文本类型): svg, html, other xml, plain text; undefined when it is not text.
 * Looks at the first 4,096 bytes, past a byte order mark, white space, comments, processing instructions and a document type.
 * UTF-16 is recognised by its mark and read by its low bytes. A control character means it is not text.
 */
import { hasBytes, latin1 } from '../internal/bytes.ts'
import type { FileType } from './FileType.ts'

const looked = 4096
const htmlTags = [
  'html',
  'head',
  'body',
  'script',
  'iframe',
  'style',
  'title',
  'meta',
  'link',
  'div',
  'table',
  'img',
  'a',
  'p',
  'h1',
  'form',
  'object',
  'embed'
]

export function textType(bytes: Uint8Array): FileType | undefined {
  const text = textOf(bytes)
  if (text === '' || hasControls(text)) return undefined
  const at = skipProlog(text)
  const doctype = /^<!doctype\s+([a-z]+)/i.exec(text.slice(at))?.[1]?.toLowerCase()
  if (doctype === 'html') return 'html'
  const tag = /^<(?:[a-z]+:)?([a-z][a-z0-9]*)/i.exec(text.slice(skipProlog(text, at, true)))?.[1]?.toLowerCase()
  if (tag === 'svg' || doctype === 'svg') return 'svg'
  if (tag !== undefined && htmlTags.includes(tag)) return 'html'
  return text.startsWith('<?xml') ? 'xml' : 'txt'
}

function textOf(bytes: Uint8Array): string {
  if (hasBytes(bytes, 0, [0xff, 0xfe])) return lowBytes(bytes, 2)
  if (hasBytes(bytes, 0, [0xfe, 0xff])) return lowBytes(bytes, 3)
  return latin1(bytes, hasBytes(bytes, 0, [0xef, 0xbb, 0xbf]) ? 3 : 0, looked).trimStart()
}

const lowBytes = (bytes: Uint8Array, start: number): string =>
  latin1(
    bytes.slice(start, looked).filter((_, i) => i % 2 === 0),
    0,
    looked
  ).trimStart()

function hasControls(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 127 || (code < 32 && code !== 9 && code !== 10 && code !== 12 && code !== 13)) return true
  }
  return false
}

/** Where the content starts behind white space, comments and processing instructions, and the document type when asked. */
function skipProlog(text: string, from = 0, doctypeToo = false): number {
  let at = from
  for (;;) {
    const rest = /\S/.exec(text.slice(at))
    at = rest === null ? text.length : at + rest.index
    const close = text.startsWith('<!--', at)
      ? '-->'
      : text.startsWith('<?', at)
        ? '?>'
        : doctypeToo && text.startsWith('<!', at)
          ? '>'
          : undefined
    if (close === undefined) return at
    const end = text.indexOf(close, at)
    if (end < 0) return text.length
    at = end + close.length
  }
}
