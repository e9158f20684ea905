/** A zip file for tests, packed as a real one, with what its directory claims. */
import { deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  readonly name: string
  readonly content: string | Buffer
  readonly stored?: boolean
  /** Bytes of the unfolded content that the directory claims. */
  readonly claims?: number
  readonly locked?: boolean
  /** Says it is packed and is not. */
  readonly garbled?: boolean
  /** Type and rights of Unix. */
  readonly mode?: number
}

export const zip = (entries: readonly ZipEntry[]): Buffer => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, stored = false, claims, locked = false, garbled = false, mode = 0 } of entries) {
    const raw = Buffer.from(content)
    const packed = stored || garbled ? raw : deflateRawSync(raw)
    const named = Buffer.from(name)
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    header.writeUInt16LE(locked ? 1 : 0, 6)
    header.writeUInt16LE(stored ? 0 : 8, 8)
    header.writeUInt32LE(packed.length, 18)
    header.writeUInt32LE(claims ?? raw.length, 22)
    header.writeUInt16LE(named.length, 26)
    const row = Buffer.alloc(46)
    row.writeUInt32LE(0x02014b50, 0)
    header.copy(row, 6, 4, 30)
    row.writeUInt16LE(mode, 40)
    row.writeUInt32LE(at, 42)
    parts.push(header, named, packed)
    directory.push(row, named)
    at += 30 + named.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, listed, end])
}
