/**
 * Opens a PDF from bytes with the worker of this site; without WebAssembly, scripts or links (strict CSP).
 * The bytes are copied, pdf.js takes its own away.
 */
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist'
import type { PDFDocumentLoadingTask } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

/** Maps and fonts of this site (pdfAssets.ts), for documents that embed none. */
const assets = `${import.meta.env.BASE_URL}assets/pdf/`

export const openPdf = (bytes: Uint8Array<ArrayBuffer>): PDFDocumentLoadingTask =>
  getDocument({
    data: bytes.slice(),
    cMapUrl: `${assets}cmaps/`,
    standardFontDataUrl: `${assets}standard_fonts/`,
    useWasm: false,
    enableXfa: false,
    isOffscreenCanvasSupported: false
  })
