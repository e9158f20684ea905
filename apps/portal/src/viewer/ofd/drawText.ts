/** Draws a run of letters (绘制文字): each at its place, as the outline of its font in the file, otherwise in a font of the system. */
import type { DrawnText } from '@ljonething/ofd/page/Drawing'
import { outlineUnit } from './outlines.ts'
import type { Outlines, OutlinesOf } from './outlines.ts'
import { applyStroke } from './paintStyle.ts'
import type { Context, Styles } from './paintStyle.ts'
import { systemFamilies } from './systemFont.ts'

/** Letters are set at this size and made smaller, for small sizes are rounded. */
const letterSize = 100
const boldWeight = 600
/** What a font without a bold or slanted face of its own is given: a line around it, in letter sizes, and a slant. */
const boldLine = 1 / 30
const slant = -0.2

interface Letter {
  readonly draw: () => void
  /** In letter sizes. */
  readonly advance: number
}

type Painted = Omit<DrawnText, 'fill'> & { readonly styles: Styles }

const outlined = (context: Context, run: Painted, outlines: Outlines, index: number): Letter | undefined => {
  const { font, stroke, styles, size, weight, isItalic } = run
  const glyph = outlines.glyph(index)
  if (glyph === undefined) return undefined
  return {
    advance: glyph.advance,
    draw: () => {
      if (isItalic && font?.isItalic !== true) context.transform(1, 0, slant, 1, 0, 0)
      context.scale(outlineUnit, outlineUnit)
      if (styles.fill !== undefined) context.fill(glyph.path)
      if (styles.fill !== undefined && weight >= boldWeight && font?.isBold !== true) {
        context.strokeStyle = styles.fill
        context.lineWidth = boldLine / outlineUnit
        context.stroke(glyph.path)
      }
      if (stroke === undefined || styles.stroke === undefined) return
      applyStroke(context, stroke, styles.stroke, size * outlineUnit)
      context.stroke(glyph.path)
    }
  }
}

const typeset = (context: Context, { stroke, styles, size, font, weight, isItalic }: Painted, text: string): Letter => {
  context.font = `${isItalic ? 'italic ' : ''}${weight >= boldWeight ? 'bold ' : ''}${letterSize}px ${systemFamilies(font)}`
  return {
    advance: context.measureText(text).width / letterSize,
    draw: () => {
      context.scale(1 / letterSize, 1 / letterSize)
      if (styles.fill !== undefined) context.fillText(text, 0, 0)
      if (stroke === undefined || styles.stroke === undefined) return
      applyStroke(context, stroke, styles.stroke, size / letterSize)
      context.strokeText(text, 0, 0)
    }
  }
}

export const drawText = (context: Context, run: DrawnText, styles: Styles, outlinesOf: OutlinesOf) => {
  const painted = { ...run, styles }
  const outlines = run.font === undefined ? undefined : outlinesOf(run.font)
  if (styles.fill !== undefined) context.fillStyle = styles.fill
  const letterOf = (text: string, glyph: number | undefined): Letter => {
    const index = outlines === undefined ? undefined : (glyph ?? outlines.indexOf(text))
    const drawn =
      outlines === undefined || index === undefined || (index === 0 && glyph === undefined)
        ? undefined
        : outlined(context, painted, outlines, index)
    return drawn ?? typeset(context, painted, text)
  }
  const way = (run.way * Math.PI) / 180
  const [alongX, alongY] = [Math.cos(way), Math.sin(way)]
  let loose = 0
  for (const { text, glyph, x, y } of run.glyphs) {
    if (glyph === null || (text.trim() === '' && glyph === undefined && !run.isLoose)) continue
    const letter = letterOf(text, glyph)
    const before = context.getTransform()
    context.translate(x + (run.isLoose ? loose * alongX : 0), y + (run.isLoose ? loose * alongY : 0))
    if (run.turn !== 0) context.rotate((run.turn * Math.PI) / 180)
    context.scale(run.size * run.stretch, run.size)
    letter.draw()
    context.setTransform(before)
    loose += letter.advance * run.size * run.stretch
  }
}
