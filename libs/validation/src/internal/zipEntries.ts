/**
 * Entry names of a zip file (压缩包条目), in bytes as they stand.
 * From the directory at the end when the whole file is there, else from the headers in front of the entries, as far as the bytes go.
 * Never fails: what is not a zip file has no entries. Linear in the bytes.
 * Source: APPNOTE 6.3.
 */
import { hasBytes, latin1, u16, u32 } from '../internal/bytes.ts'

const entryHeader = [0x50, 0x4b, 3, 4]
const directoryHeader = [0x50, 0x4b, 1, 2]
const directoryEnd = [0x50, 0x4b, 5, 6]

export function zipEntries(bytes: Uint8Array): readonly string[] {
  const end = endOfDirectory(bytes)
  const listed = end < 0 ? [] : namesFrom(bytes, u32(bytes, end + 16), directoryHeader, 46, afterDirectoryEntry)
  return listed.length > 0 ? listed : namesFrom(bytes, 0, entryHeader, 30, afterEntry)
}

function endOfDirectory(bytes: Uint8Array): number {
  let at = bytes.length - 22
  while (at >= 0 && at > bytes.length - 22 - 0xffff && !hasBytes(bytes, at, directoryEnd)) at--
  return hasBytes(bytes, at, directoryEnd) ? at : -1
}

/** Names that stand `nameAt` bytes behind each header; `next` finds the following header. */
function namesFrom(
  bytes: Uint8Array,
  start: number,
  header: readonly number[],
  nameAt: number,
  next: typeof afterEntry
): readonly string[] {
  const names: string[] = []
  for (let at = start; hasBytes(bytes, at, header);) {
    const length = u16(bytes, at + (header === entryHeader ? 26 : 28))
    names.push(latin1(bytes, at + nameAt, at + nameAt + length))
    at = next(bytes, at, at + nameAt + length)
  }
  return names
}

const afterDirectoryEntry = (bytes: Uint8Array, at: number, nameEnd: number): number => nameEnd + u16(bytes, at + 30) + u16(bytes, at + 32)

/** Behind the entry's data; a streaming writer leaves the size out, and the next header has to be looked for. */
function afterEntry(bytes: Uint8Array, at: number, nameEnd: number): number {
  let end = nameEnd + u16(bytes, at + 28) + u32(bytes, at + 18)
  if ((u16(bytes, at + 6) & 8) !== 0 && u32(bytes, at + 18) === 0) while (end < bytes.length && !hasBytes(bytes, end, entryHeader)) end++
  return end
}
