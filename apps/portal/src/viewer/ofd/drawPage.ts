/** Draws a page (绘制版面) on a canvas, object by object. It asks for pictures and outlines; what it does not get it leaves out and counts. */
import type {
  Clip,
  Colour,
  DrawnImage,
  DrawnObject,
  DrawnPath,
  DrawnText,
  Matrix,
  Paint,
  PageDrawing,
  PathData,
  Stroke
} from '@ljonething/ofd/page/Drawing'
import { outlineUnit } from './outlines.ts'
import type { Outlines, OutlinesOf } from './outlines.ts'
import { systemFamilies } from './systemFont.ts'

type Context = OffscreenCanvasRenderingContext2D

export interface Painter {
  readonly outlines: OutlinesOf
  readonly picture: (image: DrawnImage) => Promise<ImageBitmap | undefined>
}

/** Letters are set at this size and made smaller, for small sizes are rounded. */
const letterSize = 100

const pathOf = ({ steps, values }: PathData): Path2D => {
  const path = new Path2D()
  let at = 0
  const next = () => values[at++] ?? 0
  for (const step of steps) {
    if (step === 'M') path.moveTo(next(), next())
    else if (step === 'L') path.lineTo(next(), next())
    else if (step === 'Q') path.quadraticCurveTo(next(), next(), next(), next())
    else if (step === 'B') path.bezierCurveTo(next(), next(), next(), next(), next(), next())
    else path.closePath()
  }
  return path
}

const css = ({ red, green, blue, alpha }: Colour) => `rgb(${red} ${green} ${blue} / ${alpha})`

const styleOf = (context: Context, paint: Paint): string | CanvasGradient => {
  if (paint.kind === 'colour') return css(paint.colour)
  const { start, end, radii, stops } = paint
  const gradient =
    paint.kind === 'axial'
      ? context.createLinearGradient(...start, ...end)
      : context.createRadialGradient(...start, radii[0], ...end, radii[1])
  for (const { position, colour } of stops) gradient.addColorStop(position, css(colour))
  return gradient
}

const place = (context: Context, [a, b, c, d, e, f]: Matrix) => context.transform(a, b, c, d, e, f)

const applyStroke = (context: Context, stroke: Stroke, scale: number) => {
  context.strokeStyle = styleOf(context, stroke.paint)
  context.lineWidth = stroke.width / scale
  context.lineCap = stroke.cap
  context.lineJoin = stroke.join
  context.miterLimit = stroke.miterLimit
  context.setLineDash(stroke.dashes.map((dash) => dash / scale))
  context.lineDashOffset = stroke.dashOffset / scale
}

const clipTo = (context: Context, clips: readonly Clip[]) => {
  for (const { matrix, path, rule } of clips) {
    const before = context.getTransform()
    place(context, matrix)
    context.clip(pathOf(path), rule)
    context.setTransform(before)
  }
}

const drawPath = (context: Context, { path, rule, fill, stroke }: DrawnPath) => {
  const shape = pathOf(path)
  if (fill !== undefined) {
    context.fillStyle = styleOf(context, fill)
    context.fill(shape, rule)
  }
  if (stroke !== undefined) {
    applyStroke(context, stroke, 1)
    context.stroke(shape)
  }
}

interface Letter {
  readonly draw: () => void
  /** In letter sizes. */
  readonly advance: number
}

const outlined = (context: Context, { fill, stroke, size }: DrawnText, outlines: Outlines, index: number): Letter | undefined => {
  const glyph = outlines.glyph(index)
  if (glyph === undefined) return undefined
  return {
    advance: glyph.advance,
    draw: () => {
      context.scale(outlineUnit, outlineUnit)
      if (fill !== undefined) context.fill(glyph.path)
      if (stroke === undefined) return
      applyStroke(context, stroke, size * outlineUnit)
      context.stroke(glyph.path)
    }
  }
}

const typeset = (context: Context, { fill, stroke, size, font, weight, isItalic }: DrawnText, text: string): Letter => {
  context.font = `${isItalic ? 'italic ' : ''}${weight >= 600 ? 'bold ' : ''}${letterSize}px ${systemFamilies(font)}`
  return {
    advance: context.measureText(text).width / letterSize,
    draw: () => {
      context.scale(1 / letterSize, 1 / letterSize)
      if (fill !== undefined) context.fillText(text, 0, 0)
      if (stroke === undefined) return
      applyStroke(context, stroke, size / letterSize)
      context.strokeText(text, 0, 0)
    }
  }
}

const drawText = (context: Context, run: DrawnText, { outlines: outlinesOf }: Painter) => {
  const outlines = run.font === undefined ? undefined : outlinesOf(run.font)
  if (run.fill !== undefined) context.fillStyle = styleOf(context, run.fill)
  const letterOf = (text: string, glyph: number | undefined): Letter => {
    const index = outlines === undefined ? undefined : (glyph ?? outlines.indexOf(text))
    const drawn =
      outlines === undefined || index === undefined || (index === 0 && glyph === undefined)
        ? undefined
        : outlined(context, run, outlines, index)
    return drawn ?? typeset(context, run, text)
  }
  let loose = 0
  for (const { text, glyph, x, y } of run.glyphs) {
    if (glyph === null || (text.trim() === '' && glyph === undefined && !run.isLoose)) continue
    const letter = letterOf(text, glyph)
    const before = context.getTransform()
    context.translate(x + (run.isLoose ? loose : 0), y)
    if (run.turn !== 0) context.rotate((run.turn * Math.PI) / 180)
    context.scale(run.size * run.stretch, run.size)
    letter.draw()
    context.setTransform(before)
    loose += letter.advance * run.size * run.stretch
  }
}

const drawImage = async (context: Context, image: DrawnImage, painter: Painter): Promise<boolean> => {
  const bitmap = await painter.picture(image)
  if (bitmap === undefined) return false
  context.drawImage(bitmap, 0, 0, 1, 1)
  return true
}

const drawObject = async (context: Context, object: DrawnObject, painter: Painter): Promise<boolean> => {
  clipTo(context, object.clips)
  place(context, object.matrix)
  context.globalAlpha = object.alpha
  if (object.kind === 'image') return drawImage(context, object, painter)
  if (object.kind === 'path') drawPath(context, object)
  else drawText(context, object, painter)
  return true
}

/** `scale`: pixels a millimetre. Gives how many objects could not be drawn. */
export const drawPage = async (
  context: Context,
  { width, height, objects }: PageDrawing,
  scale: number,
  painter: Painter
): Promise<number> => {
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width * scale, height * scale)
  let missing = 0
  for (const object of objects) {
    context.save()
    context.scale(scale, scale)
    try {
      if (!(await drawObject(context, object, painter))) missing += 1
    } catch {
      missing += 1
    }
    context.restore()
  }
  return missing
}
