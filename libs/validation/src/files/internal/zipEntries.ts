/**
 * Entry names of a zip file (压缩包条目), in bytes as they stand.
 * From the directory at the end when the whole file is there, else from the headers in front of the entries, as far as the bytes go.
 * Never fails: what is not a zip file has no entries. Linear in the bytes.
 * Source: APPNOTE 6.3.
 */
import { hasBytes, latin1, u16, u32 } from '../../internal/bytes.ts'
import { directoryEntries, directoryOf } from '../zipDirectory.ts'

const entryHeader = [0x50, 0x4b, 3, 4]

export function zipEntries(bytes: Uint8Array): readonly string[] {
  const directory = directoryOf(bytes)
  const listed = directory === undefined ? [] : directoryEntries(bytes.subarray(directory.at), directory.count)
  return listed.length > 0 ? listed.map(({ name }) => latin1(name, 0, name.length)) : namesInFront(bytes)
}

function namesInFront(bytes: Uint8Array): readonly string[] {
  const names: string[] = []
  for (let at = 0; hasBytes(bytes, at, entryHeader);) {
    const nameEnd = at + 30 + u16(bytes, at + 26)
    names.push(latin1(bytes, at + 30, nameEnd))
    at = afterEntry(bytes, at, nameEnd)
  }
  return names
}

/** Behind the entry's data; a streaming writer leaves the size out, and the next header has to be looked for. */
function afterEntry(bytes: Uint8Array, at: number, nameEnd: number): number {
  let end = nameEnd + u16(bytes, at + 28) + u32(bytes, at + 18)
  if ((u16(bytes, at + 6) & 8) !== 0 && u32(bytes, at + 18) === 0) while (end < bytes.length && !hasBytes(bytes, end, entryHeader)) end++
  return end
}
