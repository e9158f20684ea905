/**
 * Which code points a TrueType or OpenType font can draw, read from its `cmap` subtable of format 12 (all planes).
 *
 * Glyph 0 is the missing glyph and does not count. Throws when the file cannot be read or has no such subtable.
 * Source: OpenType 1.9 §cmap.
 */
import { closeSync, openSync, readSync } from 'node:fs'

type Coverage = (codePoint: number) => boolean

/** Reads the coverage of the font file at `path`. */
export const fontCoverage = (path: string): Coverage => {
  const drawable = drawableCodePoints(cmapTable(path))
  return (codePoint) => drawable[codePoint] === 1
}

const lastCodePoint = 0x10ffff

const cmapTable = (path: string): Buffer => {
  const file = openSync(path, 'r')
  const read = (length: number, position: number) => {
    const bytes = Buffer.alloc(length)
    readSync(file, bytes, 0, length, position)
    return bytes
  }
  try {
    const tableCount = read(12, 0).readUInt16BE(4)
    const directory = read(tableCount * 16, 12)
    for (let entry = 0; entry < directory.length; entry += 16) {
      if (directory.toString('latin1', entry, entry + 4) === 'cmap') {
        return read(directory.readUInt32BE(entry + 12), directory.readUInt32BE(entry + 8))
      }
    }
    throw new Error('The font has no cmap table.')
  } finally {
    closeSync(file)
  }
}

const drawableCodePoints = (cmap: Buffer): Uint8Array => {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(4 + index * 8 + 4))
  const offset = subtables.find((start) => cmap.readUInt16BE(start) === 12)
  if (offset === undefined) throw new Error('The font has no cmap subtable of format 12.')
  const table = cmap.subarray(offset)
  const drawable = new Uint8Array(lastCodePoint + 1)
  const end = 16 + table.readUInt32BE(12) * 12
  for (let group = 16; group < end; group += 12) {
    const first = table.readUInt32BE(group)
    const last = Math.min(table.readUInt32BE(group + 4), lastCodePoint)
    const glyph = table.readUInt32BE(group + 8)
    for (let code = first; code <= last; code++) if (glyph + code - first !== 0) drawable[code] = 1
  }
  return drawable
}
