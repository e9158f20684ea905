/**
 * The files in an OFD package (OFD 包), unfolded one by one when they are asked for. Judged by what an entry unfolds to, never by what it says of
 * itself: 2,000 entries, 64 MB an entry, 160 MB together, 100 times the packed size beyond 1 MB. Names are never places on a disk; a name that
 * leads out of the package is not found; links are refused, and names that hold NUL or have more than 1,024 bytes.
 * Source: APPNOTE 6.3; GB/T 33190-2016 §6.
 */
import { directoryEntries, directoryOf, headerBytes, isPlain, packedStart } from '@ljonething/validation/files/zipDirectory'
import { Inflate } from 'fflate'
import { OfdRefused } from './OfdRefused.ts'

export interface Archive {
  /** Of files as they are written in the package, without folders. */
  readonly names: readonly string[]
  /** By its whole name in any case of letters, or undefined. Each asking unfolds it again, and counts. */
  readonly read: (name: string) => Uint8Array | undefined
}

interface Entry {
  readonly name: string
  readonly method: number
  readonly start: number
  readonly packed: number
}

const mostEntries = 2_000
const mostEntryBytes = 64 * 1_048_576
const mostBytes = 160 * 1_048_576
const mostRatio = 100
const smallBytes = 1_048_576
const pieceBytes = 65_536

const stored = 0
const deflated = 8

const entriesOf = (bytes: Uint8Array): readonly Entry[] => {
  const directory = directoryOf(bytes)
  if (directory === undefined) throw new OfdRefused('broken')
  if (directory.count > mostEntries) throw new OfdRefused('tooLarge')
  const listed = directoryEntries(bytes.subarray(directory.at), directory.count)
  if (listed.length < directory.count) throw new OfdRefused('broken')
  const names = new TextDecoder()
  const entries = listed.map((entry) => {
    if (entry.locked) throw new OfdRefused('locked')
    const start = packedStart(entry, bytes.subarray(entry.headerAt, entry.headerAt + headerBytes))
    if (!isPlain(entry) || start === undefined || start + entry.packed > bytes.length) throw new OfdRefused('broken')
    return { name: names.decode(entry.name).replaceAll('\\', '/').replace(/^\/+/, ''), method: entry.method, start, packed: entry.packed }
  })
  return entries.filter(({ name }) => !name.endsWith('/'))
}

const joined = (pieces: readonly Uint8Array[], length: number): Uint8Array => {
  const [only] = pieces
  if (pieces.length === 1 && only !== undefined) return only
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

const inflated = (packed: Uint8Array, most: number): Uint8Array => {
  const pieces: Uint8Array[] = []
  let length = 0
  const inflate = new Inflate((piece) => {
    length += piece.length
    if (length > most || (length > smallBytes && length > packed.length * mostRatio)) throw new OfdRefused('tooLarge')
    pieces.push(piece)
  })
  try {
    for (let at = 0; at < packed.length; at += pieceBytes)
      inflate.push(packed.subarray(at, at + pieceBytes), at + pieceBytes >= packed.length)
  } catch (error) {
    throw error instanceof OfdRefused ? error : new OfdRefused('broken')
  }
  return joined(pieces, length)
}

/** Throws OfdRefused when it is no package or has more entries than anybody may bring. */
export const openArchive = (bytes: Uint8Array): Archive => {
  const entries = entriesOf(bytes)
  /** The first of a name counts: one that is hidden behind another is never read. */
  const byName = new Map<string, Entry>()
  for (const entry of entries) {
    const key = entry.name.toLowerCase()
    if (!byName.has(key)) byName.set(key, entry)
  }
  let room = mostBytes
  return {
    names: entries.map(({ name }) => name),
    read: (name) => {
      const entry = byName.get(name.toLowerCase())
      if (entry === undefined) return undefined
      const packed = bytes.subarray(entry.start, entry.start + entry.packed)
      const most = Math.min(mostEntryBytes, room)
      if (entry.method === stored && packed.length > most) throw new OfdRefused('tooLarge')
      if (entry.method !== stored && entry.method !== deflated) throw new OfdRefused('broken')
      const whole = entry.method === stored ? packed : inflated(packed, most)
      room -= whole.length
      return whole
    }
  }
}
