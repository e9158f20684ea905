/**
 * Opens a PDF from bytes. Reading and drawing run in workers of their own, so that a hostile document keeps neither this page nor the portal from
 * answering; `stop` ends them at once. Scripts, forms and links of the document do nothing. Both workers come by way of a blob, because a page
 * without an origin may start no other; what they are made of is of this site.
 */
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist'
import type { PDFDocumentProxy } from 'pdfjs-dist'

export interface OpeningPdf {
  readonly document: Promise<PDFDocumentProxy>
  readonly stop: () => void
}

/** Of this site: the workers, maps, fonts and decoders (pdfAssets.ts). */
const assets = new URL(`${import.meta.env.BASE_URL}embedded/pdf/`, window.location.href).href

const startWorker = async (name: string): Promise<Worker> => {
  // eslint-disable-next-line no-restricted-globals -- a file of this page, no call of the service
  const source = await (await fetch(`${assets}${name}.js`)).blob()
  return new Worker(URL.createObjectURL(source.slice(0, source.size, 'text/javascript')))
}

/** Pixels; larger pictures are left out. */
const largestPicture = 2 ** 26

export const openPdf = (bytes: ArrayBuffer): OpeningPdf => {
  const started = Promise.all(['worker', 'renderer'].map(startWorker))
  const open = async () => {
    const [reader = null, ...renderers] = await started
    GlobalWorkerOptions.workerPort = reader
    GlobalWorkerOptions.rendererPorts = renderers
    return getDocument({
      data: bytes,
      cMapUrl: `${assets}cmaps/`,
      standardFontDataUrl: `${assets}standard_fonts/`,
      wasmUrl: `${assets}wasm/`,
      iccUrl: `${assets}iccs/`,
      maxImageSize: largestPicture,
      enableXfa: false
    }).promise
  }
  return { document: open(), stop: () => void started.then((workers) => workers.forEach((worker) => worker.terminate())) }
}
