/**
 * Letters of embedded fonts as outlines (嵌入字体轮廓): drawn, not installed, so that a subset without names or letters is shown too and no font of a file
 * reaches the page. A font that cannot be read has none, and its letters are drawn in one of the system.
 */
import type { Font } from '@ljonething/ofd/document/Font'
import { parse } from 'opentype.js'
import type { Font as Parsed } from 'opentype.js'
import { outlineTables } from './outlineTables.ts'

export interface Outlines {
  /** In units of the letter size, the line at zero; undefined where the font has no such glyph. */
  readonly glyph: (index: number) => { readonly path: Path2D; readonly advance: number } | undefined
  readonly indexOf: (letter: string) => number
}

const unit = 1000

const pathOf = (font: Parsed, index: number) => {
  const glyph = font.glyphs.get(index)
  if (glyph === undefined) return undefined
  const path = new Path2D()
  for (const { type, x, y, x1, y1, x2, y2 } of glyph.getPath(0, 0, unit).commands) {
    if (type === 'M') path.moveTo(x, y)
    else if (type === 'L') path.lineTo(x, y)
    else if (type === 'Q') path.quadraticCurveTo(x1, y1, x, y)
    else if (type === 'C') path.bezierCurveTo(x1, y1, x2, y2, x, y)
    else path.closePath()
  }
  return { path, advance: (glyph.advanceWidth ?? unit) / font.unitsPerEm }
}

/** A thousandth of the letter size is one unit of the paths. */
export const outlineUnit = 1 / unit

const parsed = (bytes: Uint8Array): Parsed | undefined => {
  for (const keepLetters of [true, false]) {
    try {
      return parse(outlineTables(bytes, keepLetters), { lowMemory: true })
    } catch {
      continue
    }
  }
  return undefined
}

export type OutlinesOf = (font: Font) => Outlines | undefined

/** Each font is read once; so is each glyph. */
export const embeddedOutlines = (): OutlinesOf => {
  const fonts = new Map<Font, Outlines | undefined>()
  const read = (font: Font): Outlines | undefined => {
    const bytes = font.file?.()
    const found = bytes === undefined ? undefined : parsed(bytes)
    if (found === undefined) return undefined
    const glyphs = new Map<number, ReturnType<Outlines['glyph']>>()
    return {
      glyph: (index) => {
        if (!Number.isInteger(index) || index < 0 || index >= found.numGlyphs) return undefined
        if (!glyphs.has(index)) {
          try {
            glyphs.set(index, pathOf(found, index))
          } catch {
            glyphs.set(index, undefined)
          }
        }
        return glyphs.get(index)
      },
      indexOf: (letter) => found.charToGlyphIndex(letter)
    }
  }
  return (font) => {
    if (!fonts.has(font)) fonts.set(font, read(font))
    return fonts.get(font)
  }
}
