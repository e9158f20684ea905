/**
 * The text of a page (页面文字) in lines with their places, for selection, search and screen readers. A line is a text object; blanks between objects
 * of one line are not guessed. Millimetres.
 */
import type { PageDrawing } from './Drawing.ts'

export interface TextLine {
  readonly text: string
  readonly x: number
  /** The line on which the letters stand. */
  readonly y: number
  readonly width: number
  readonly size: number
}

const widthOf = (text: string, size: number) =>
  [...text].reduce((width, letter) => width + (/[\u0020-\u024F]/.test(letter) ? size / 2 : size), 0)

export const pageText = ({ objects }: PageDrawing): readonly TextLine[] =>
  objects.flatMap((object) => {
    if (object.kind !== 'text') return []
    const text = object.glyphs.map((glyph) => glyph.text).join('')
    const [first] = object.glyphs
    const last = object.glyphs.at(-1)
    if (first === undefined || last === undefined || text.trim() === '') return []
    const [a, b, c, d, e, f] = object.matrix
    const along = Math.hypot(a, b)
    const width = object.isLoose ? widthOf(text, object.size) * object.stretch : last.x - first.x + widthOf(last.text, object.size)
    return [
      {
        text,
        x: a * first.x + c * first.y + e,
        y: b * first.x + d * first.y + f,
        width: Math.abs(width) * along,
        size: object.size * Math.hypot(c, d)
      }
    ]
  })
