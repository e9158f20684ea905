/**
 * The border of a picture (图像边框) as a line around it, 0.353 mm and black where the file says nothing, its corners round where it says so. Source:
 * GB/T 33190-2016 §10, `Border`.
 */
import type { Resources } from '../document/Resources.ts'
import { childOf } from '../xml/readXml.ts'
import type { XmlElement } from '../xml/readXml.ts'
import type { Colour, Matrix, PathData, Stroke } from './Drawing.ts'
import { mapped, numberOf, numbersOf } from './numbers.ts'
import { readColour } from './readColour.ts'

const usualWidth = 0.353
const black: Colour = { red: 0, green: 0, blue: 0, alpha: 1 }

/** How far the handles of a quarter of an ellipse stand from its corner, in its radii. */
const handle = 1 - 0.5523

/** The unit square with these radii. */
const square = (x: number, y: number): PathData => {
  if (x === 0 || y === 0) return { steps: 'MLLLZ', values: [0, 0, 1, 0, 1, 1, 0, 1] }
  const [nearX, nearY] = [x * handle, y * handle]
  return {
    steps: 'MLBLBLBLBZ',
    values: [
      ...[x, 0, 1 - x, 0, 1 - nearX, 0, 1, nearY, 1, y],
      ...[1, 1 - y, 1, 1 - nearY, 1 - nearX, 1, 1 - x, 1],
      ...[x, 1, nearX, 1, 0, 1 - nearY, 0, 1 - y],
      ...[0, y, 0, nearY, nearX, 0, x, 0]
    ]
  }
}

/** `place` takes the unit square to the picture, in millimetres. Undefined where the line has no width. */
export const readBorder = (
  border: XmlElement,
  place: Matrix,
  resources: Resources
): { readonly path: PathData; readonly stroke: Stroke } | undefined => {
  const number = (name: string) => numberOf(border.attributes.get(name))
  const width = number('LineWidth') ?? usualWidth
  if (width <= 0) return undefined
  const [a, b, c, d] = place
  const radius = (name: string, side: number) => (side === 0 ? 0 : Math.min(0.5, Math.max(0, (number(name) ?? 0) / side)))
  const { steps, values } = square(radius('HorizonalCornerRadius', Math.hypot(a, b)), radius('VerticalCornerRadius', Math.hypot(c, d)))
  const dashes = numbersOf(border.attributes.get('DashPattern')).slice(0, 64)
  return {
    path: { steps, values: mapped(place, values) },
    stroke: {
      paint: { kind: 'colour', colour: readColour(childOf(border, 'BorderColor'), resources) ?? black },
      width,
      cap: 'butt',
      join: 'miter',
      miterLimit: 4.234,
      dashes: dashes.every((dash) => dash >= 0) && dashes.some((dash) => dash > 0) ? dashes : [],
      dashOffset: number('DashOffset') ?? 0
    }
  }
}
