/**
 * Colour spaces (颜色空间): how many parts a colour has, of how many bits, and its palette. An ICC profile is not read. Source: GB/T 33190-2016
 * §8.3.1.
 */
import { childOf, childrenOf } from '../xml/readXml.ts'
import type { XmlElement } from '../xml/readXml.ts'

export type ColourModel = 'GRAY' | 'RGB' | 'CMYK'

export interface ColourSpace {
  readonly model: ColourModel
  /** The largest value of a part: 255 of eight bits. */
  readonly largest: number
  /** Colours by number, as they are written. */
  readonly palette: readonly string[]
}

const mostColours = 65_536
const models: readonly ColourModel[] = ['GRAY', 'RGB', 'CMYK']

export const readColourSpace = (element: XmlElement): ColourSpace | undefined => {
  const type = element.attributes.get('Type')?.toUpperCase()
  const model = models.find((known) => known === type)
  const bits = Number(element.attributes.get('BitsPerComponent') ?? 8)
  if (model === undefined || ![1, 2, 4, 8, 16].includes(bits)) return undefined
  const palette = childrenOf(childOf(element, 'Palette'), 'CV')
    .slice(0, mostColours)
    .map(({ text }) => text)
  return { model, largest: 2 ** bits - 1, palette }
}
