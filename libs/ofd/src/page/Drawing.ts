/**
 * What is on a page (版面图元), in the order in which it is drawn and free of OFD: places in millimetres from the top left corner of the page,
 * composites and templates unfolded. Who draws it needs neither the package nor its XML.
 */
import type { Font } from '../document/Font.ts'

/** x' = a·x + c·y + e, y' = b·x + d·y + f, as on a canvas. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Steps `M` and `L` take one point of `values`, `Q` two, `B` three, `Z` none. */
export interface PathData {
  readonly steps: string
  readonly values: readonly number[]
}

export type FillRule = 'nonzero' | 'evenodd'

export interface Colour {
  /** 0 to 255. */
  readonly red: number
  readonly green: number
  readonly blue: number
  /** 0 to 1. */
  readonly alpha: number
}

export interface ColourStop {
  /** 0 to 1. */
  readonly position: number
  readonly colour: Colour
}

/** A tile that is repeated (底纹): what is on it, its own size, how far apart tiles stand, and which of them are mirrored. */
export interface Pattern {
  readonly kind: 'pattern'
  readonly objects: readonly DrawnObject[]
  readonly width: number
  readonly height: number
  readonly step: readonly [number, number]
  /** Every second column from left to right, every second row upside down. */
  readonly mirrored: { readonly columns: boolean; readonly rows: boolean }
  /** From the tile to the object that is painted. */
  readonly matrix: Matrix
}

/** Radial: from the circle at `start` with the first radius to that at `end` with the second. Stops are in order; beyond them the outermost hold. */
export type Paint =
  | { readonly kind: 'colour'; readonly colour: Colour }
  | Pattern
  | {
      readonly kind: 'axial' | 'radial'
      readonly start: readonly [number, number]
      readonly end: readonly [number, number]
      readonly radii: readonly [number, number]
      readonly stops: readonly ColourStop[]
    }

export interface Stroke {
  readonly paint: Paint
  readonly width: number
  readonly cap: 'butt' | 'round' | 'square'
  readonly join: 'miter' | 'round' | 'bevel'
  readonly miterLimit: number
  readonly dashes: readonly number[]
  readonly dashOffset: number
}

export interface Clip {
  readonly matrix: Matrix
  readonly path: PathData
  readonly rule: FillRule
}

interface Drawn {
  /** From the coordinates of the object to the page. */
  readonly matrix: Matrix
  /** All of them hold. */
  readonly clips: readonly Clip[]
  /** 0 to 1, over what its colours say. */
  readonly alpha: number
}

export interface DrawnPath extends Drawn {
  readonly kind: 'path'
  readonly path: PathData
  readonly rule: FillRule
  readonly fill: Paint | undefined
  readonly stroke: Stroke | undefined
}

/** One letter or one glyph at its own place. Of several letters that stand as one glyph only the first has it, the others have none (`null`). */
export interface PlacedGlyph {
  readonly text: string
  /** In the embedded font; undefined: by its letter. */
  readonly glyph: number | undefined | null
  readonly x: number
  readonly y: number
}

export interface DrawnText extends Drawn {
  readonly kind: 'text'
  readonly font: Font | undefined
  /** Millimetres. */
  readonly size: number
  readonly glyphs: readonly PlacedGlyph[]
  /** The glyphs follow each other by their own widths, for the file says no distance. */
  readonly isLoose: boolean
  /** Width of a glyph against its own. */
  readonly stretch: number
  /** Degrees by which each glyph is turned clockwise. */
  readonly turn: number
  /** Degrees, clockwise from the right, in which loose glyphs follow each other. */
  readonly way: number
  readonly weight: number
  readonly isItalic: boolean
  readonly fill: Paint | undefined
  readonly stroke: Stroke | undefined
}

export interface Picture {
  /** As the file says it, in small letters: `jpg`, `png`, `bmp`, `jb2` …; the content may say otherwise. */
  readonly format: string
  readonly bytes: () => Uint8Array | undefined
}

/** The matrix takes the unit square to the page. */
export interface DrawnImage extends Drawn, Picture {
  readonly kind: 'image'
  /** Of the same extent: where it is white, the picture is cut away. */
  readonly mask?: Picture | undefined
}

export type DrawnObject = DrawnPath | DrawnText | DrawnImage

export interface PageDrawing {
  /** Millimetres. */
  readonly width: number
  readonly height: number
  readonly objects: readonly DrawnObject[]
  /** Objects, clips and files that are not known or cannot be read (跳过), and were left out. */
  readonly skipped: number
}
