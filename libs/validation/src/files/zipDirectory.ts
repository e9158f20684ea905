/**
 * The directory at the end of a zip file (压缩包目录), in steps, so that of a large file only its end has to be read: where the directory lies, its
 * entries, where the packed bytes of one begin. Nothing here throws or unfolds; bytes past the end hold nothing.
 * Source: APPNOTE 6.3 §4.3.
 */
import { hasBytes, u16, u32 } from '../internal/bytes.ts'

export interface ZipEntry {
  /** In bytes as they stand, as a rule UTF-8. */
  readonly name: Uint8Array
  readonly method: number
  readonly locked: boolean
  /** How many packed bytes it has, and where the header in front of them begins. */
  readonly packed: number
  readonly headerAt: number
  /** A symbolic link of Unix, whose content is where it leads. */
  readonly isLink: boolean
}

const directoryEnd = [0x50, 0x4b, 5, 6]
const directoryHeader = [0x50, 0x4b, 1, 2]
const entryHeader = [0x50, 0x4b, 3, 4]
const endBytes = 22

/** The directory's end lies within so many last bytes of the file, with the longest comment behind it. */
export const mostEndBytes = endBytes + 0xffff
/** In front of the packed bytes, without the name. */
export const headerBytes = 30

/** Where the directory begins and how many entries it has, by the last `mostEndBytes` of a file; undefined when it is none. */
export function directoryOf(tail: Uint8Array): { readonly at: number; readonly count: number } | undefined {
  for (let at = tail.length - endBytes; at >= 0 && at >= tail.length - mostEndBytes; at--)
    if (hasBytes(tail, at, directoryEnd)) return { at: u32(tail, at + 16), count: u16(tail, at + 10) }
  return undefined
}

/** At most `count` entries of a directory; fewer where it is broken off. */
export function directoryEntries(directory: Uint8Array, count: number): readonly ZipEntry[] {
  const entries: ZipEntry[] = []
  for (let at = 0; entries.length < count && hasBytes(directory, at, directoryHeader);) {
    const nameEnd = at + 46 + u16(directory, at + 28)
    if (nameEnd > directory.length) break
    entries.push({
      name: directory.subarray(at + 46, nameEnd),
      method: u16(directory, at + 10),
      locked: (u16(directory, at + 8) & 1) === 1,
      packed: u32(directory, at + 20),
      headerAt: u32(directory, at + 42),
      isLink: u32(directory, at + 38) >>> 28 === 10
    })
    at = nameEnd + u16(directory, at + 30) + u16(directory, at + 32)
  }
  return entries
}

/** Whether it is a file or a folder under a name that means one place to everybody: no link, no NUL in its name, which has at most 1,024 bytes. */
export const isPlain = ({ name, isLink }: ZipEntry): boolean => !isLink && name.length <= 1024 && !name.includes(0)

/** Where the packed bytes of an entry begin, by the `headerBytes` at its `headerAt`; undefined when no header is there. */
export function packedStart({ headerAt }: ZipEntry, header: Uint8Array): number | undefined {
  if (header.length < headerBytes || !hasBytes(header, 0, entryHeader)) return undefined
  return headerAt + headerBytes + u16(header, 26) + u16(header, 28)
}
