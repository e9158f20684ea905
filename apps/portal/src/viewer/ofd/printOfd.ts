/**
 * Prints an OFD (打印) out of a frame of its own, a sheet a page, at about 200 dots an inch on A4: what stands around it on the screen is left out.
 * At most 100 pages, which is said to whoever asks. A page that cannot be drawn is left out. Gives how many pages were handed over; none when it
 * was stopped before.
 */
import type { OfdReader } from './OfdReader.ts'

export const mostPrinted = 100
const dotsWide = 1_654

interface Sheet {
  readonly canvas: HTMLCanvasElement
  /** Millimetres. */
  readonly width: number
  readonly height: number
}

const sheetOf = async (reader: OfdReader, index: number, isWanted: () => boolean): Promise<Sheet | undefined> => {
  const drawn = await reader.draw(index, dotsWide, isWanted)
  if (drawn?.kind !== 'drawn') return undefined
  const canvas = document.createElement('canvas')
  canvas.width = drawn.bitmap.width
  canvas.height = drawn.bitmap.height
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(drawn.bitmap)
  return { canvas, width: drawn.width, height: drawn.height }
}

const frameOf = (sheets: readonly Sheet[]): HTMLIFrameElement => {
  const frame = document.createElement('iframe')
  frame.title = '打印'
  Object.assign(frame.style, { position: 'fixed', right: '0', bottom: '0', width: '0', height: '0', border: '0' })
  document.body.append(frame)
  const inner = frame.contentWindow as (Window & typeof globalThis) | null
  if (inner === null) return frame
  const [first] = sheets
  const rules = new inner.CSSStyleSheet()
  rules.replaceSync(
    `@page { margin: 0; size: ${first?.width ?? 210}mm ${first?.height ?? 297}mm } body { margin: 0 } canvas { display: block; width: 100%; break-inside: avoid }`
  )
  inner.document.adoptedStyleSheets = [rules]
  inner.document.body.append(...sheets.map(({ canvas }) => canvas))
  return frame
}

export const printOfd = async (reader: OfdReader, pages: number, isWanted: () => boolean): Promise<number> => {
  const sheets: Sheet[] = []
  for (let index = 0; index < Math.min(pages, mostPrinted); index++) {
    const sheet = await sheetOf(reader, index, isWanted)
    if (!isWanted()) return 0
    if (sheet !== undefined) sheets.push(sheet)
  }
  if (sheets.length === 0) return 0
  const frame = frameOf(sheets)
  const inner = frame.contentWindow
  inner?.addEventListener('afterprint', () => frame.remove())
  inner?.print()
  return sheets.length
}
