/**
 * A font file with what outlines need and nothing else (字库精简): tables of hints, layout and names are left away, for nobody reads them and a
 * damaged one would cost the letters. Writers of OFD leave `name`, `post` and `cmap` out of their subsets, without which no font opens: empty
 * ones stand in. Source: OpenType 1.9, "Organization of an OpenType Font", `cmap` format 12, `name`.
 */
import { isBareCff, tablesAround } from './bareCff.ts'

const kept: ReadonlySet<string> = new Set(['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'loca', 'glyf', 'CFF '])

const emptyNames = Uint8Array.of(0, 0, 0, 0, 0, 6)
const emptyLetters = Uint8Array.of(0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12, 0, 12, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0)

/** Version 3: no names of glyphs. */
const noGlyphNames = Uint8Array.of(0, 3, ...new Array<number>(30).fill(0))

const mostTables = 64

const tagAt = (view: DataView, at: number) => String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)))

const bareVersion = 0x4f54544f

interface Tables {
  readonly version: number
  readonly tables: Map<string, Uint8Array>
}

const tablesOf = (bytes: Uint8Array, keepLetters: boolean): Tables => {
  if (isBareCff(bytes)) return { version: bareVersion, tables: new Map(tablesAround(bytes)) }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = tagAt(view, 0) === 'ttcf' ? view.getUint32(12) : 0
  const tables = new Map<string, Uint8Array>()
  for (let index = 0; index < Math.min(view.getUint16(start + 4), mostTables); index++) {
    const entry = start + 12 + index * 16
    const tag = tagAt(view, entry)
    const from = view.getUint32(entry + 8)
    if (kept.has(tag) && (keepLetters || tag !== 'cmap')) tables.set(tag, bytes.subarray(from, from + view.getUint32(entry + 12)))
  }
  return { version: view.getUint32(start), tables }
}

/** Throws RangeError where the file is cut off. Of a collection the first font; a bare CFF font is given what it lacks. */
export const outlineTables = (bytes: Uint8Array, keepLetters: boolean): ArrayBuffer => {
  const { version, tables } = tablesOf(bytes, keepLetters)
  if (!tables.has('cmap')) tables.set('cmap', emptyLetters)
  tables.set('name', emptyNames)
  tables.set('post', noGlyphNames)
  const places = [...tables].map(([tag, table]) => ({ tag, table }))
  const whole = new Uint8Array(places.reduce((length, { table }) => length + Math.ceil(table.length / 4) * 4, 12 + places.length * 16))
  const out = new DataView(whole.buffer)
  out.setUint32(0, version)
  out.setUint16(4, places.length)
  let at = 12 + places.length * 16
  places.forEach(({ tag, table }, index) => {
    const entry = 12 + index * 16
    Array.from(tag, (letter, offset) => out.setUint8(entry + offset, letter.charCodeAt(0)))
    out.setUint32(entry + 8, at)
    out.setUint32(entry + 12, table.length)
    whole.set(table, at)
    at += Math.ceil(table.length / 4) * 4
  })
  return whole.buffer
}
