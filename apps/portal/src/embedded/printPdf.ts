/**
 * Prints a document as it is (打印): each page as a picture of the size it has on paper, one to a sheet, and nothing else of this page.
 * Resolves when the print dialog was closed. 150 dots per inch.
 */
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { drawnSize } from './pageSize.ts'
import * as styles from './printPdf.css.ts'

const pointsPerInch = 72
const dotsPerInch = 150

/** Pages of one printing: more are printed from the downloaded file. */
export const mostPrinted = 100

const pictureOf = async (page: PDFPageProxy): Promise<Blob> => {
  const own = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: drawnSize(own, (own.width * dotsPerInch) / pointsPerInch, 1).scale })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport, intent: 'print' }).promise
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png')
  })
}

const shownPicture = async (blob: Blob, number: number): Promise<HTMLImageElement> => {
  const picture = new Image()
  picture.alt = `第 ${number} 页`
  picture.className = styles.picture
  picture.src = URL.createObjectURL(blob)
  await picture.decode()
  return picture
}

/** Paper as large as the first page, without the browser's margins. */
const paperOf = (page: PDFPageProxy): CSSStyleSheet => {
  const { width, height } = page.getViewport({ scale: 1 })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@page { size: ${width}pt ${height}pt; margin: 0 }`)
  return sheet
}

export const printPdf = async (pdf: PDFDocumentProxy, onPage: (number: number) => void): Promise<void> => {
  const paper = document.createElement('div')
  paper.className = styles.paper
  const pictures: HTMLImageElement[] = []
  try {
    for (let number = 1; number <= Math.min(pdf.numPages, mostPrinted); number += 1) {
      onPage(number)
      pictures.push(await shownPicture(await pictureOf(await pdf.getPage(number)), number))
    }
    paper.replaceChildren(...pictures)
    document.body.append(paper)
    document.adoptedStyleSheets = [paperOf(await pdf.getPage(1))]
    window.print()
  } finally {
    paper.remove()
    document.adoptedStyleSheets = []
    for (const { src } of pictures) URL.revokeObjectURL(src)
  }
}
