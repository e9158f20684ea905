/**
 * The directory at the end of a zip (压缩包目录): its entries, or what is wrong with it. At most 2,000 entries and 8 MB of directory are read.
 * Source: APPNOTE 6.3.
 */
import type { FileBytes } from './FileBytes.ts'

export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly locked: boolean
  /** Where its packed bytes begin, and how many they are. */
  readonly start: number
  readonly packed: number
}

export const mostEntries = 2_000
const mostDirectoryBytes = 8 * 1_048_576
const endBytes = 22

const directoryEnd = 0x06054b50
const directoryHeader = 0x02014b50
const entryHeader = 0x04034b50

const endOf = (tail: Buffer): number => {
  for (let at = tail.length - endBytes; at >= 0; at--) if (tail.readUInt32LE(at) === directoryEnd) return at
  return -1
}

/** Reads past the end throw RangeError, which means broken. */
const read = async (file: FileBytes): Promise<readonly ZipEntry[] | 'broken' | 'entries'> => {
  const tail = await file.at(Math.max(0, file.size - endBytes - 0xffff), endBytes + 0xffff)
  const end = endOf(tail)
  if (end < 0) return 'broken'
  const count = tail.readUInt16LE(end + 10)
  if (count > mostEntries) return 'entries'
  const directory = await file.at(tail.readUInt32LE(end + 16), mostDirectoryBytes)
  const entries: ZipEntry[] = []
  let packedBytes = 0
  for (let at = 0; entries.length < count;) {
    if (directory.readUInt32LE(at) !== directoryHeader) return 'broken'
    const [nameLength, extraLength, commentLength] = [
      directory.readUInt16LE(at + 28),
      directory.readUInt16LE(at + 30),
      directory.readUInt16LE(at + 32)
    ]
    const headerAt = directory.readUInt32LE(at + 42)
    const header = await file.at(headerAt, 30)
    if (header.readUInt32LE(0) !== entryHeader) return 'broken'
    const packed = directory.readUInt32LE(at + 20)
    const start = headerAt + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
    packedBytes += packed
    if (packedBytes > file.size || start + packed > file.size) return 'broken'
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      locked: (directory.readUInt16LE(at + 8) & 1) === 1,
      start,
      packed
    })
    at += 46 + nameLength + extraLength + commentLength
  }
  return entries
}

export const zipDirectory = (file: FileBytes): ReturnType<typeof read> =>
  read(file).catch((error: unknown) => {
    if (error instanceof RangeError) return 'broken' as const
    throw error
  })
