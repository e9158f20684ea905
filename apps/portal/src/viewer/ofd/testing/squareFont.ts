/**
 * A TrueType font of one letter, a square (测试字体): 1000 units, glyph 1 from 100 to 900. As a subset of OFD writers it has neither names nor
 * letters; `withLetters` gives it A by a `cmap` of format 4.
 */
const words = (...values: readonly number[]) => Uint8Array.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]))

const head = words(1, 0, 1, 0, 0, 0, 0x5f0f, 0x3cf5, 0, 1000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 900, 900, 0, 8, 2, 0, 0)
const hhea = words(1, 0, 900, -100, 0, 1000, 0, 0, 900, 1, 0, 0, 0, 0, 0, 0, 0, 2)
const maxp = words(1, 0, 2, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)
const hmtx = words(1000, 0, 1000, 100)
const glyph = Uint8Array.from([...words(1, 100, 0, 900, 800, 3, 0), ...[1, 1, 1, 1], ...words(100, 0, 800, 0), ...words(0, 800, 0, -800)])
const loca = words(0, 0, Math.ceil(glyph.length / 2))
const cmap = words(0, 1, 3, 1, 0, 12, 4, 32, 0, 4, 4, 1, 0, 0x41, 0xffff, 0, 0x41, 0xffff, -0x40, 1, 0, 0)

export const squareFont = (withLetters: boolean): Uint8Array<ArrayBuffer> => {
  const tables: readonly (readonly [string, Uint8Array])[] = [
    ...(withLetters ? [['cmap', cmap] as const] : []),
    ['glyf', glyph],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', hmtx],
    ['loca', loca],
    ['maxp', maxp]
  ]
  const start = 12 + tables.length * 16
  const whole = new Uint8Array(tables.reduce((length, [, table]) => length + Math.ceil(table.length / 4) * 4, start))
  const view = new DataView(whole.buffer)
  view.setUint32(0, 0x00010000)
  view.setUint16(4, tables.length)
  let at = start
  tables.forEach(([tag, table], index) => {
    whole.set(new TextEncoder().encode(tag), 12 + index * 16)
    view.setUint32(12 + index * 16 + 8, at)
    view.setUint32(12 + index * 16 + 12, table.length)
    whole.set(table, at)
    at += Math.ceil(table.length / 4) * 4
  })
  return whole
}
