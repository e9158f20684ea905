/** What is used of opentype.js 2.0 (字体轮廓), which brings no types. */
declare module 'opentype.js' {
  export interface PathCommand {
    readonly type: 'M' | 'L' | 'C' | 'Q' | 'Z'
    readonly x: number
    readonly y: number
    readonly x1: number
    readonly y1: number
    readonly x2: number
    readonly y2: number
  }
  export interface Glyph {
    readonly advanceWidth: number | undefined
    readonly getPath: (x: number, y: number, fontSize: number) => { readonly commands: readonly PathCommand[] }
  }
  export interface Font {
    readonly numGlyphs: number
    readonly unitsPerEm: number
    readonly glyphs: { readonly get: (index: number) => Glyph | undefined }
    readonly charToGlyphIndex: (character: string) => number
  }
  export const parse: (bytes: ArrayBuffer, options?: { readonly lowMemory?: boolean }) => Font
}
