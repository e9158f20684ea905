/** Colours, gradients and strokes (颜色与绘制参数), from an object, its drawing parameters and those they stand on. Source: GB/T 33190-2016 §8.2, §8.3. */
import type { Resources } from '../document/Resources.ts'
import { childOf } from '../xml/readXml.ts'
import type { XmlElement } from '../xml/readXml.ts'
import type { Matrix, Paint, Stroke } from './Drawing.ts'
import { numberOf, numbersOf } from './numbers.ts'
import { alphaOf, readColour } from './readColour.ts'
import { readGradient } from './readGradient.ts'
import { readPattern } from './readPattern.ts'
import type { ReadTile } from './readPattern.ts'

const mostRelatives = 16

/** What an object is drawn with: its own attributes and colours first, then its drawing parameters, theirs, and those of its layer. */
export interface Look {
  readonly attribute: (name: string) => string | undefined
  /** Undefined where no colour is said: a path is then not filled, letters are black. */
  readonly fill: Paint | undefined
  readonly stroke: Stroke
}

export const black: Paint = { kind: 'colour', colour: { red: 0, green: 0, blue: 0, alpha: 1 } }
const usualWidth = 0.353

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

const caps: ReadonlyMap<string, Stroke['cap']> = new Map([
  ['Butt', 'butt'],
  ['Round', 'round'],
  ['Square', 'square']
])
const joins: ReadonlyMap<string, Stroke['join']> = new Map([
  ['Miter', 'miter'],
  ['Round', 'round'],
  ['Bevel', 'bevel']
])

interface Painting {
  readonly resources: Resources
  readonly layer: string | undefined
  /** From the object to the page. */
  readonly matrix: Matrix
  readonly readTile: ReadTile
  /** Hears of a colour that is not known and paints nothing. */
  readonly onSkip: () => void
}

const nothing: Paint = { kind: 'colour', colour: { red: 0, green: 0, blue: 0, alpha: 0 } }

export const readLook = (element: XmlElement, { resources, layer, matrix, readTile, onSkip }: Painting): Look => {
  const chain = chainOf(element, resources, layer)
  const attribute = (name: string) => chain.find((part) => part.attributes.has(name))?.attributes.get(name)
  const paintOf = (name: string): Paint | undefined => {
    const named = chain.map((part) => childOf(part, name)).find((child) => child !== undefined)
    if (named === undefined) return undefined
    const paint = readGradient(named, resources, onSkip) ?? readPattern(named, matrix, readTile)
    if (paint !== undefined) return paint
    const colour = readColour(named, resources)
    if (colour !== undefined) return { kind: 'colour', colour }
    if (named.children.length === 0) return { kind: 'colour', colour: { red: 0, green: 0, blue: 0, alpha: alphaOf(named) } }
    onSkip()
    return nothing
  }
  const dashes = numbersOf(attribute('DashPattern')).slice(0, 64)
  return {
    attribute,
    fill: paintOf('FillColor'),
    stroke: {
      paint: paintOf('StrokeColor') ?? black,
      width: Math.abs(numberOf(attribute('LineWidth')) ?? usualWidth),
      cap: caps.get(attribute('Cap') ?? '') ?? 'butt',
      join: joins.get(attribute('Join') ?? '') ?? 'miter',
      miterLimit: Math.max(1, numberOf(attribute('MiterLimit')) ?? 4.234),
      dashes: dashes.every((dash) => dash >= 0) && dashes.some((dash) => dash > 0) ? dashes : [],
      dashOffset: numberOf(attribute('DashOffset')) ?? 0
    }
  }
}
