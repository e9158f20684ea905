/** What objects are painted with (填充与描边), as a canvas takes it: colours, gradients, and tiles that are drawn once and repeated. */
import type { Colour, DrawnObject, Matrix, Paint, Pattern, Stroke } from '@ljonething/ofd/page/Drawing'

export type Context = OffscreenCanvasRenderingContext2D
export type Style = string | CanvasGradient | CanvasPattern

export interface Styles {
  readonly fill: Style | undefined
  readonly stroke: Style | undefined
}

/** Draws the objects of a tile. */
export type DrawTile = (context: Context, objects: readonly DrawnObject[]) => Promise<void>

/** Of a tile, pixels a side. */
const longestTile = 2_048
/** Of a line that says no width, millimetres. */
const hairline = 0.1

export const place = (context: Context, [a, b, c, d, e, f]: Matrix) => context.transform(a, b, c, d, e, f)

const css = ({ red, green, blue, alpha }: Colour) => `rgb(${red} ${green} ${blue} / ${alpha})`

const lengthOf = ([a, b, c, d]: readonly [number, number, number, number]) => [Math.hypot(a, b), Math.hypot(c, d)] as const

/** As large as it is on the page, mirrored copies beside it. */
const tileStyle = async (context: Context, pattern: Pattern, drawTile: DrawTile): Promise<CanvasPattern | undefined> => {
  const { step, mirrored, matrix, objects, width, height } = pattern
  const [columns, rows] = [mirrored.columns ? 2 : 1, mirrored.rows ? 2 : 1]
  const { a, b, c, d } = context.getTransform().multiply(new DOMMatrix([...matrix]))
  const [along, down] = lengthOf([a, b, c, d])
  const pixels = (length: number) => Math.min(longestTile, Math.max(1, Math.round(length)))
  const tile = new OffscreenCanvas(pixels(step[0] * columns * along), pixels(step[1] * rows * down))
  const inner = tile.getContext('2d', { willReadFrequently: true })
  if (inner === null) return undefined
  const [scaleX, scaleY] = [tile.width / (step[0] * columns), tile.height / (step[1] * rows)]
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const [turnX, turnY] = [column === 1 ? -1 : 1, row === 1 ? -1 : 1]
      inner.setTransform(
        scaleX * turnX,
        0,
        0,
        scaleY * turnY,
        (column * step[0] + (column === 1 ? width : 0)) * scaleX,
        (row * step[1] + (row === 1 ? height : 0)) * scaleY
      )
      await drawTile(inner, objects)
    }
  }
  const style = context.createPattern(tile, 'repeat')
  style?.setTransform(new DOMMatrix([...matrix]).scale(1 / scaleX, 1 / scaleY))
  return style ?? undefined
}

const styleOf = async (context: Context, paint: Paint, drawTile: DrawTile): Promise<Style | undefined> => {
  if (paint.kind === 'colour') return css(paint.colour)
  if (paint.kind === 'pattern') return tileStyle(context, paint, drawTile)
  const { start, end, radii, stops } = paint
  const gradient =
    paint.kind === 'axial'
      ? context.createLinearGradient(...start, ...end)
      : context.createRadialGradient(...start, radii[0], ...end, radii[1])
  for (const { position, colour } of stops) gradient.addColorStop(position, css(colour))
  return gradient
}

/** In the coordinates that the context has now. */
export const stylesOf = async (
  context: Context,
  { fill, stroke }: { readonly fill: Paint | undefined; readonly stroke: Stroke | undefined },
  drawTile: DrawTile
): Promise<Styles> => ({
  fill: fill && (await styleOf(context, fill, drawTile)),
  stroke: stroke && (await styleOf(context, stroke.paint, drawTile))
})

/** `scale`: millimetres of one unit of the context. */
export const applyStroke = (context: Context, stroke: Stroke, style: Style, scale: number) => {
  context.strokeStyle = style
  context.lineWidth = Math.max(stroke.width, hairline) / scale
  context.lineCap = stroke.cap
  context.lineJoin = stroke.join
  context.miterLimit = stroke.miterLimit
  context.setLineDash(stroke.dashes.map((dash) => dash / scale))
  context.lineDashOffset = stroke.dashOffset / scale
}
