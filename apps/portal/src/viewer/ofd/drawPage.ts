/** Draws a page (绘制版面) on a canvas, object by object. It asks for pictures and outlines; what it does not get it leaves out and counts. */
import type { Clip, DrawnImage, DrawnObject, DrawnPath, PageDrawing, PathData, Picture } from '@ljonething/ofd/page/Drawing'
import { drawText } from './drawText.ts'
import { maskedPicture } from './maskedPicture.ts'
import type { OutlinesOf } from './outlines.ts'
import { applyStroke, place, stylesOf } from './paintStyle.ts'
import type { Context, Styles } from './paintStyle.ts'

export interface Painter {
  readonly outlines: OutlinesOf
  readonly picture: (picture: Picture) => Promise<ImageBitmap | undefined>
}

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

const clipTo = (context: Context, clips: readonly Clip[]) => {
  for (const { matrix, path, rule } of clips) {
    const before = context.getTransform()
    place(context, matrix)
    context.clip(pathOf(path), rule)
    context.setTransform(before)
  }
}

const drawPath = (context: Context, { path, rule, stroke }: DrawnPath, styles: Styles) => {
  const shape = pathOf(path)
  if (styles.fill !== undefined) {
    context.fillStyle = styles.fill
    context.fill(shape, rule)
  }
  if (stroke !== undefined && styles.stroke !== undefined) {
    applyStroke(context, stroke, styles.stroke, 1)
    context.stroke(shape)
  }
}

const drawImage = async (context: Context, image: DrawnImage, painter: Painter): Promise<boolean> => {
  const [bitmap, mask] = await Promise.all([painter.picture(image), image.mask && painter.picture(image.mask)])
  if (bitmap === undefined) return false
  context.imageSmoothingQuality = 'high'
  context.drawImage(mask === undefined ? bitmap : maskedPicture(bitmap, mask), 0, 0, 1, 1)
  return image.mask === undefined || mask !== undefined
}

const drawObject = async (context: Context, object: DrawnObject, painter: Painter): Promise<boolean> => {
  clipTo(context, object.clips)
  place(context, object.matrix)
  context.globalAlpha = object.alpha
  if (object.kind === 'image') return drawImage(context, object, painter)
  const styles = await stylesOf(context, object, async (tile, objects) => void (await drawObjects(tile, objects, painter)))
  if (object.kind === 'path') drawPath(context, object, styles)
  else drawText(context, object, styles, painter.outlines)
  return true
}

/** Gives how many could not be drawn. */
const drawObjects = async (context: Context, objects: readonly DrawnObject[], painter: Painter): Promise<number> => {
  let missing = 0
  for (const object of objects) {
    context.save()
    try {
      if (!(await drawObject(context, object, painter))) missing += 1
    } catch {
      missing += 1
    }
    context.restore()
  }
  return missing
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
  context.scale(scale, scale)
  return drawObjects(context, objects, painter)
}
