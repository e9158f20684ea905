/**
 * Gradients (渐变) along a line or between two circles, repeated and mirrored where the file says so; beyond their ends nothing is painted unless it
 * says so. Those of triangles (高洛德渐变) are not known, and an ellipse is a circle. Source: GB/T 33190-2016 §8.3.4.
 */
import type { Resources } from '../document/Resources.ts'
import { childOf, childrenOf } from '../xml/readXml.ts'
import type { XmlElement } from '../xml/readXml.ts'
import type { ColourStop, Paint } from './Drawing.ts'
import { numberOf, numbersOf } from './numbers.ts'
import { readColour } from './readColour.ts'

const mostStops = 256

const segmentsOf = (shading: XmlElement, resources: Resources): readonly ColourStop[] => {
  const segments = childrenOf(shading, 'Segment').slice(0, mostStops)
  return segments
    .flatMap((segment, index) => {
      const colour = readColour(childOf(segment, 'Color'), resources)
      const position = numberOf(segment.attributes.get('Position')) ?? (segments.length === 1 ? 0 : index / (segments.length - 1))
      return colour === undefined ? [] : [{ position: Math.min(1, Math.max(0, position)), colour }]
    })
    .toSorted((one, other) => one.position - other.position)
}

/** One after another until the length is full; `Reflect` turns every second round. */
const repeated = (stops: readonly ColourStop[], kind: string, share: number): readonly ColourStop[] => {
  const rounds = Math.min(Math.ceil(1 / share), Math.floor(mostStops / Math.max(1, stops.length)))
  return Array.from({ length: rounds }, (_, round) => {
    const turned = kind === 'Reflect' && round % 2 === 1
    const inOrder = turned ? stops.map(({ position, colour }) => ({ position: 1 - position, colour })).toReversed() : stops
    return inOrder.map(({ position, colour }) => ({ position: (round + position) * share, colour }))
  })
    .flat()
    .filter(({ position }) => position <= 1)
}

/** Stops at which the paint begins and ends: a clear one outside the first and last. */
const cutOff = (stops: readonly ColourStop[], extend: number): readonly ColourStop[] => {
  const [first] = stops
  const last = stops.at(-1)
  if (first === undefined || last === undefined) return stops
  const clear = ({ colour }: ColourStop, position: number): ColourStop => ({ position, colour: { ...colour, alpha: 0 } })
  const atStart = first.position > 0 ? [{ ...first, position: 0 }] : []
  const atEnd = last.position < 1 ? [{ ...last, position: 1 }] : []
  return [...((extend & 1) === 0 ? [clear(first, 0), ...atStart] : []), ...stops, ...((extend & 2) === 0 ? [...atEnd, clear(last, 1)] : [])]
}

export const readGradient = (element: XmlElement, resources: Resources, onSkip: () => void): Paint | undefined => {
  const shading = childOf(element, 'AxialShd') ?? childOf(element, 'RadialShd')
  if (shading === undefined) return undefined
  const stops = segmentsOf(shading, resources)
  const [startX, startY] = numbersOf(shading.attributes.get('StartPoint'))
  const [endX, endY] = numbersOf(shading.attributes.get('EndPoint'))
  if (stops.length === 0 || startX === undefined || startY === undefined || endX === undefined || endY === undefined) return undefined
  const radius = (name: string) => Math.max(0, numberOf(shading.attributes.get(name)) ?? 0)
  const radii = [radius('StartRadius'), radius('EndRadius')] as const
  if ((numberOf(shading.attributes.get('Eccentricity')) ?? 0) > 0) onSkip()
  const length = Math.max(Math.hypot(endX - startX, endY - startY), Math.abs(radii[1] - radii[0]))
  const share = Math.abs(numberOf(shading.attributes.get('MapUnit')) ?? length) / (length === 0 ? 1 : length)
  const kind = shading.attributes.get('MapType') ?? 'Direct'
  const whole = kind === 'Direct' || share === 0 || share >= 1 ? stops : repeated(stops, kind, share)
  return {
    kind: shading.name === 'AxialShd' ? 'axial' : 'radial',
    start: [startX, startY],
    end: [endX, endY],
    radii,
    stops: cutOff(whole, numberOf(shading.attributes.get('Extend')) ?? 0)
  }
}
