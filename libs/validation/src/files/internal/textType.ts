/**
 * What a file without signature says as text (文本类型): svg, xml by its declaration, html by any other leading tag as browsers take it,
 * plain text; undefined when it is not text.
 * Looks at the first 4,096 bytes, past a byte order mark, white space, comments, processing instructions and a document type.
 * UTF-16 is recognised by its mark and read by its low bytes. A control character means it is not text.
 */
import type { FileType } from '../FileType.ts'
import { headInHex, latin1, lowBytes } from '../../internal/bytes.ts'

const looked = 4096
const prolog = /^(?:\s+|<!--[^]*?-->|<\?[^]*?\?>)*/
const doctype = /^<!doctype\s+([a-z]+)[^>]*>/i
const rootTag = /^<(?:[a-z]+:)?([a-z][a-z0-9]*)/i
const controls = /[\0-\x08\x0b\x0e-\x1f\x7f]/

export function textType(bytes: Uint8Array): FileType | undefined {
  const text = textOf(bytes).trimStart()
  if (text === '' || controls.test(text)) return undefined
  const content = text.replace(prolog, '')
  const declared = doctype.exec(content)?.[1]?.toLowerCase()
  const root = rootTag.exec(content.replace(doctype, '').replace(prolog, ''))?.[1]?.toLowerCase()
  if (declared === 'svg' || root === 'svg') return 'svg'
  const isXml = text.startsWith('<?xml')
  if (declared === 'html' || root === 'html' || (root !== undefined && !isXml)) return 'html'
  return isXml ? 'xml' : 'txt'
}

function textOf(bytes: Uint8Array): string {
  const mark = headInHex(bytes, 2)
  if (mark === 'fffe' || mark === 'feff') return lowBytes(bytes, mark === 'fffe' ? 2 : 3, looked)
  return latin1(bytes, headInHex(bytes, 3) === 'efbbbf' ? 3 : 0, looked)
}
