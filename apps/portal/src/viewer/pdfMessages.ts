/**
 * What the portal and the embedded PDF page (PDF 预览页) tell each other. The page says it is ready; the portal answers with the bytes and one end of a
 * channel, over which the page says how it went. The page has no origin of its own (sandbox), so each side knows the other by its window.
 */
export const pdfPageReady = 'pdf-page-ready'

export interface OpenPdf {
  readonly kind: 'open-pdf'
  readonly bytes: ArrayBuffer
  readonly name: string
  /** Look of the portal, as in `data-theme`. */
  readonly theme: string
}

/** `slow`: given up after its time; `password`: asks for one to be opened; `broken`: no PDF that can be read. */
const reasons = ['broken', 'password', 'slow'] as const
export type PdfFailure = (typeof reasons)[number]

export type PdfOutcome = { readonly kind: 'opened' } | { readonly kind: 'failed'; readonly reason: PdfFailure }

export const isOpenPdf = (data: unknown): data is OpenPdf =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  data.kind === 'open-pdf' &&
  'bytes' in data &&
  data.bytes instanceof ArrayBuffer

/** What the page said, as far as it is known; a page that is not ours can say anything. */
export const readOutcome = (data: unknown): PdfOutcome | undefined => {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined
  if (data.kind === 'opened') return { kind: 'opened' }
  const reason = 'reason' in data ? reasons.find((known) => known === data.reason) : undefined
  return data.kind === 'failed' && reason !== undefined ? { kind: 'failed', reason } : undefined
}
