/** Colours, gradients and strokes (颜色与绘制参数), from an object, its drawing parameters and those they stand on. Source: GB/T 33190-2016 §8.2, §8.3. */
import type { ColourModel, Resources } from '../document/Resources.ts'
import { childOf, childrenOf } from '../xml/readXml.ts'
import type { XmlElement } from '../xml/readXml.ts'
import type { Colour, Paint, Stroke } from './Drawing.ts'
import { numberOf, numbersOf } from './numbers.ts'

const mostRelatives = 16
const mostStops = 256

const alphaOf = (element: XmlElement): number => Math.min(255, Math.max(0, numberOf(element.attributes.get('Alpha')) ?? 255)) / 255

const rgb: Readonly<Record<ColourModel, (parts: readonly number[]) => readonly number[]>> = {
  GRAY: ([grey = 0]) => [grey, grey, grey],
  RGB: ([red = 0, green = 0, blue = 0]) => [red, green, blue],
  CMYK: ([cyan = 0, magenta = 0, yellow = 0, key = 0]) => [cyan, magenta, yellow].map((ink) => ((255 - ink) * (255 - key)) / 255)
}

const byCount = (count: number): ColourModel => (count === 1 ? 'GRAY' : count === 4 ? 'CMYK' : 'RGB')

const componentOf = (part: string): number => (part.startsWith('#') ? Number.parseInt(part.slice(1), 16) : Number(part))

const colourOf = (element: XmlElement | undefined, resources: Resources): Colour | undefined => {
  const value = element?.attributes.get('Value')
  if (element === undefined || value === undefined) return undefined
  const parts = value.trim().split(/\s+/).map(componentOf)
  if (parts.length > 4 || !parts.every(Number.isFinite)) return undefined
  const model = resources.colourModel(element.attributes.get('ColorSpace')) ?? byCount(parts.length)
  const [red = 0, green = 0, blue = 0] = rgb[model](parts).map((part) => Math.min(255, Math.max(0, Math.round(part))))
  return { red, green, blue, alpha: alphaOf(element) }
}

const gradientOf = (element: XmlElement, resources: Resources): Paint | undefined => {
  const shading = childOf(element, 'AxialShd') ?? childOf(element, 'RadialShd')
  if (shading === undefined) return undefined
  const segments = childrenOf(shading, 'Segment').slice(0, mostStops)
  const stops = segments.flatMap((segment, index) => {
    const colour = colourOf(childOf(segment, 'Color'), resources)
    const position = numberOf(segment.attributes.get('Position')) ?? (segments.length === 1 ? 0 : index / (segments.length - 1))
    return colour === undefined ? [] : [{ position: Math.min(1, Math.max(0, position)), colour }]
  })
  const [startX, startY] = numbersOf(shading.attributes.get('StartPoint'))
  const [endX, endY] = numbersOf(shading.attributes.get('EndPoint'))
  if (stops.length === 0 || startX === undefined || startY === undefined || endX === undefined || endY === undefined) return undefined
  const radius = (name: string) => Math.max(0, numberOf(shading.attributes.get(name)) ?? 0)
  return {
    kind: shading.name === 'AxialShd' ? 'axial' : 'radial',
    start: [startX, startY],
    end: [endX, endY],
    radii: [radius('StartRadius'), radius('EndRadius')],
    stops
  }
}

/** What an object is drawn with: its own attributes and colours first, then its drawing parameters, theirs, and those of its layer. */
export interface Look {
  readonly attribute: (name: string) => string | undefined
  readonly fill: Paint
  readonly stroke: Stroke
}

const black: Paint = { kind: 'colour', colour: { red: 0, green: 0, blue: 0, alpha: 1 } }
const thinnest = 0.353

const chainOf = (element: XmlElement, resources: Resources, layer: string | undefined): readonly XmlElement[] => {
  const chain = [element]
  for (const first of [element.attributes.get('DrawParam'), layer]) {
    let next = resources.drawParam(first)
    while (next !== undefined && chain.length < mostRelatives) {
      chain.push(next)
      next = resources.drawParam(next.attributes.get('Relative'))
    }
  }
  return chain
}

const caps: Readonly<Record<string, Stroke['cap']>> = { Butt: 'butt', Round: 'round', Square: 'square' }
const joins: Readonly<Record<string, Stroke['join']>> = { Miter: 'miter', Round: 'round', Bevel: 'bevel' }

/** `onSkip` hears of a colour that is not known, as a pattern. */
export const readLook = (element: XmlElement, resources: Resources, layer: string | undefined, onSkip: () => void): Look => {
  const chain = chainOf(element, resources, layer)
  const attribute = (name: string) => chain.find((part) => part.attributes.has(name))?.attributes.get(name)
  const paintOf = (name: string): Paint | undefined => {
    const named = chain.map((part) => childOf(part, name)).find((child) => child !== undefined)
    if (named === undefined) return undefined
    const colour = colourOf(named, resources)
    const paint = gradientOf(named, resources) ?? (colour === undefined ? undefined : ({ kind: 'colour', colour } as const))
    if (paint === undefined && named.children.length > 0) onSkip()
    return paint ?? { kind: 'colour', colour: { red: 0, green: 0, blue: 0, alpha: alphaOf(named) } }
  }
  const dashes = numbersOf(attribute('DashPattern')).slice(0, 64)
  return {
    attribute,
    fill: paintOf('FillColor') ?? black,
    stroke: {
      paint: paintOf('StrokeColor') ?? black,
      width: Math.abs(numberOf(attribute('LineWidth')) ?? thinnest),
      cap: caps[attribute('Cap') ?? ''] ?? 'butt',
      join: joins[attribute('Join') ?? ''] ?? 'miter',
      miterLimit: Math.max(1, numberOf(attribute('MiterLimit')) ?? 4.234),
      dashes: dashes.every((dash) => dash >= 0) && dashes.some((dash) => dash > 0) ? dashes : [],
      dashOffset: numberOf(attribute('DashOffset')) ?? 0
    }
  }
}
