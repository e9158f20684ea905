/** A colour (颜色): its parts in the space it names, or by its number in the palette of that space. Source: GB/T 33190-2016 §8.3.2. */
import type { ColourModel } from '../document/colourSpaces.ts'
import type { Resources } from '../document/Resources.ts'
import type { XmlElement } from '../xml/readXml.ts'
import type { Colour } from './Drawing.ts'
import { numberOf } from './numbers.ts'

export const alphaOf = (element: XmlElement): number => Math.min(255, Math.max(0, numberOf(element.attributes.get('Alpha')) ?? 255)) / 255

const rgb: Readonly<Record<ColourModel, (parts: readonly number[]) => readonly number[]>> = {
  GRAY: ([grey = 0]) => [grey, grey, grey],
  RGB: ([red = 0, green = 0, blue = 0]) => [red, green, blue],
  CMYK: ([cyan = 0, magenta = 0, yellow = 0, key = 0]) => [cyan, magenta, yellow].map((ink) => ((255 - ink) * (255 - key)) / 255)
}

const byCount = (count: number): ColourModel => (count === 1 ? 'GRAY' : count === 4 ? 'CMYK' : 'RGB')
const counts: Readonly<Record<ColourModel, number>> = { GRAY: 1, RGB: 3, CMYK: 4 }

const partOf = (part: string): number => (part.startsWith('#') ? Number.parseInt(part.slice(1), 16) : Number(part))

export const readColour = (element: XmlElement | undefined, resources: Resources): Colour | undefined => {
  if (element === undefined) return undefined
  const named = element.attributes.get('ColorSpace')
  const space = resources.colourSpace(named)
  const index = numberOf(element.attributes.get('Index'))
  const value = element.attributes.get('Value') ?? (index === undefined ? undefined : space?.palette[index])
  if (value === undefined) return undefined
  const parts = value.trim().split(/\s+/).map(partOf)
  if (parts.length > 4 || !parts.every(Number.isFinite)) return undefined
  /** A space that the colour does not name, and that has another number of parts, is not its own. */
  const own = space !== undefined && (named !== undefined || counts[space.model] === parts.length) ? space : undefined
  const bytes = parts.map((part) => (part * 255) / (own?.largest ?? 255))
  const [red = 0, green = 0, blue = 0] = rgb[own?.model ?? byCount(parts.length)](bytes).map((part) =>
    Math.min(255, Math.max(0, Math.round(part)))
  )
  return { red, green, blue, alpha: alphaOf(element) }
}
