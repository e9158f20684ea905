/**
 * A text object (文字对象): each letter at its place, as a glyph of the embedded font where the file says which. Where there are fewer distances than
 * letters the last goes on, as writers have it. Source: GB/T 33190-2016 §11.
 */
import { childrenOf } from '../xml/readXml.ts'
import type { XmlElement } from '../xml/readXml.ts'
import type { PlacedGlyph } from './Drawing.ts'
import { deltasOf, numberOf, numbersOf } from './numbers.ts'

interface Placed {
  readonly glyphs: readonly PlacedGlyph[]
  readonly isLoose: boolean
}

/** Position of a letter → its glyph; `null` for letters that stand as one glyph with the one before. */
const transforms = (elements: readonly XmlElement[], letters: number): ReadonlyMap<number, number | null> => {
  const glyphs = new Map<number, number | null>()
  for (const element of elements) {
    const position = numberOf(element.attributes.get('CodePosition'))
    const ids = numbersOf(childrenOf(element, 'Glyphs')[0]?.text)
    if (position === undefined || position < 0) continue
    const codes = Math.min(numberOf(element.attributes.get('CodeCount')) ?? 1, letters - position)
    const isOneToOne = ids.length >= codes
    for (let at = 0; at < codes; at++) glyphs.set(position + at, (isOneToOne || at === 0 ? ids[at] : undefined) ?? null)
  }
  return glyphs
}

/** Line breaks and tabs come from the writing of the XML, blanks are text. */
const lettersOf = (text: string): readonly string[] => [...(/[\n\r\t]/.test(text) ? text.replace(/[\n\r\t]+\s*/g, '') : text)]

/** At most `most` letters, further ones are left out. */
export const readText = (element: XmlElement, most: number): Placed => {
  const glyphs: PlacedGlyph[] = []
  const pending: XmlElement[] = []
  let isLoose = false
  let [startX, startY] = [0, 0]
  for (const child of element.children) {
    if (child.name === 'CGTransform') pending.push(child)
    if (child.name !== 'TextCode') continue
    const letters = lettersOf(child.text).slice(0, Math.max(0, most - glyphs.length))
    const chosen = transforms(pending.splice(0), letters.length)
    startX = numberOf(child.attributes.get('X')) ?? startX
    startY = numberOf(child.attributes.get('Y')) ?? startY
    const xs = deltasOf(child.attributes.get('DeltaX'), letters.length)
    const ys = deltasOf(child.attributes.get('DeltaY'), letters.length)
    isLoose ||= letters.length > 1 && xs.length === 0 && ys.length === 0
    let [x, y] = [startX, startY]
    letters.forEach((text, at) => {
      glyphs.push({ text, glyph: chosen.get(at), x, y })
      x += xs[at] ?? xs.at(-1) ?? 0
      y += ys[at] ?? ys.at(-1) ?? 0
    })
  }
  return { glyphs, isLoose }
}
