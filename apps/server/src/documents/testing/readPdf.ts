/** Reads a PDF back as a reader program would: text by page, tags, language, title, fonts. Spaces come from the layout and are left out. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface ReadPdf {
  readonly pages: readonly string[]
  readonly text: string
  readonly fonts: readonly { readonly name: string; readonly isEmbedded: boolean }[]
  /** Alternative texts of drawn marks, in order. */
  readonly alternatives: readonly string[]
  readonly roles: ReadonlySet<string>
  readonly language: string
  readonly title: string
  readonly isTagged: boolean
  readonly metadata: string
  readonly hasScript: boolean
  readonly keywords: readonly string[]
  /** Where a text stands: page from 1, points from the lower left corner. */
  readonly labelAt: (text: string) => { readonly page: number; readonly x: number; readonly y: number } | undefined
}

export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const loading = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false, fontExtraProperties: true })
  const pdf = await loading.promise
  const pages: string[] = []
  const fonts = new Map<string, { name: string; isEmbedded: boolean }>()
  const alternatives: string[] = []
  const roles = new Set<string>()
  const places = new Map<string, { page: number; x: number; y: number }>()
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replaceAll(/\s/g, '')
    )
    for (const item of items) if ('str' in item) places.set(item.str, { page: number, x: item.transform[4], y: item.transform[5] })
    collectTags(await page.getStructTree(), roles, alternatives)
    const { fnArray, argsArray } = await page.getOperatorList()
    fnArray.forEach((operator, index) => {
      if (operator !== setFont) return
      const font = page.commonObjs.get(argsArray[index][0])
      fonts.set(font.name, { name: font.name, isEmbedded: font.missingFile !== true })
    })
  }
  const { info, metadata } = await pdf.getMetadata()
  const facts = Object.fromEntries(Object.entries(info))
  const marks = await pdf.getMarkInfo()
  const hasScript = (await pdf.getJSActions()) !== null
  await loading.destroy()
  return {
    pages,
    text: pages.join(''),
    fonts: [...fonts.values()],
    alternatives,
    roles,
    language: String(facts['Language']),
    title: String(facts['Title']),
    isTagged: marks instanceof Map && marks.get('Marked') === true,
    metadata: metadata?.getRaw() ?? '',
    hasScript,
    keywords: String(facts['Keywords'] ?? '').split(', '),
    labelAt: (text) => places.get(text)
  }
}

/** The operator that chooses a font (OPS.setFont of pdf.js). */
const setFont = 37

const collectTags = (node: unknown, roles: Set<string>, alternatives: string[]): void => {
  if (typeof node !== 'object' || node === null) return
  if ('role' in node && typeof node.role === 'string') roles.add(node.role)
  if ('alt' in node && typeof node.alt === 'string') alternatives.push(node.alt)
  if ('children' in node && Array.isArray(node.children)) for (const child of node.children) collectTags(child, roles, alternatives)
}
