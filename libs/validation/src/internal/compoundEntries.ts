/**
 * Names in the directory of a compound file (复合文档), the container of the older doc, xls and ppt.
 * Reads the header, follows the directory's sectors through the allocation table and takes each entry's name (UTF-16LE).
 * Never fails: a table that leads astray or past the end gives the names read so far. At most 64 sectors are read.
 * Source: MS-CFB 2.2–2.6.
 */
import { lowBytes, u16, u32 } from '../internal/bytes.ts'

const entrySize = 128
const longestName = 64
const mostSectors = 64

export function compoundEntries(bytes: Uint8Array): readonly string[] {
  const shift = u16(bytes, 30)
  if (shift !== 9 && shift !== 12) return []
  const sectorSize = 2 ** shift
  const names: string[] = []
  let sector = u32(bytes, 48)
  for (let read = 0; read < mostSectors; read++) {
    const start = (sector + 1) * sectorSize
    if (start + sectorSize > bytes.length) break
    for (let at = start; at < start + sectorSize; at += entrySize)
      names.push(lowBytes(bytes, at, at + Math.min(longestName, u16(bytes, at + longestName)) - 2))
    sector = nextSector(bytes, sector, sectorSize)
  }
  return names.filter((name) => name !== '')
}

function nextSector(bytes: Uint8Array, sector: number, sectorSize: number): number {
  const perTable = sectorSize / 4
  const table = u32(bytes, 76 + Math.floor(sector / perTable) * 4)
  return u32(bytes, (table + 1) * sectorSize + (sector % perTable) * 4)
}
