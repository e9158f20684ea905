/**
 * Where a PDF begins (PDF 起点) that has something in front of it: readers take `%PDF-` within the first 1,024 bytes. Here it stands at the start or
 * behind a byte that is no letter, sign or blank, and in front of it is no markup, so that neither a page nor a text that speaks of PDF is one.
 * Undefined where there is none. Source: ISO 32000-1 annex H.3, note 13.
 */
import { latin1 } from '../../internal/bytes.ts'

const looked = 1024
const header = /(?:^[ ]*|[^ -~])%PDF-\d/
const markup = /<(?:[!?]|\/?[a-z][\w:-]*(?:[\s/>]|$))/i

export function pdfStart(bytes: Uint8Array): number | undefined {
  const head = latin1(bytes, 0, looked)
  const at = header.exec(head)
  if (at === null) return undefined
  const start = at.index + at[0].indexOf('%')
  return markup.test(head.slice(0, start)) ? undefined : start
}
