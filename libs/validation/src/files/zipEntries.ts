/**
 * Entry names of a zip file (压缩包条目), in bytes as they stand.
 * From the directory at the end when the whole file is there, else from the headers in front of the entries, as far as the bytes go.
 * Never fails: what is not a zip file has no entries. At most 10,000 names are read.
 * Source: APPNOTE 6.3.
 */
import { hasBytes, latin1, u16, u32 } from '../internal/bytes.ts'

const entryHeader = [0x50, 0x4b, 0x03, 0x04]
const directoryHeader = [0x50, 0x4b, 0x01, 0x02]
const directoryEnd = [0x50, 0x4b, 0x05, 0x06]
const mostEntries = 10_000
const longestName = 512

export function zipEntries(bytes: Uint8Array): readonly string[] {
  const end = endOfDirectory(bytes)
  const listed = end < 0 ? [] : directoryNames(bytes, u32(bytes, end + 16))
  return listed.length > 0 ? listed : headerNames(bytes)
}

function endOfDirectory(bytes: Uint8Array): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 0xffff); at--) if (hasBytes(bytes, at, directoryEnd)) return at
  return -1
}

function directoryNames(bytes: Uint8Array, start: number): readonly string[] {
  const names: string[] = []
  for (let at = start; hasBytes(bytes, at, directoryHeader) && names.length < mostEntries;) {
    const length = u16(bytes, at + 28)
    names.push(latin1(bytes, at + 46, at + 46 + Math.min(length, longestName)))
    at += 46 + length + u16(bytes, at + 30) + u16(bytes, at + 32)
  }
  return names
}

function headerNames(bytes: Uint8Array): readonly string[] {
  const names: string[] = []
  for (let at = 0; hasBytes(bytes, at, entryHeader) && names.length < mostEntries;) {
    const length = u16(bytes, at + 26)
    names.push(latin1(bytes, at + 30, at + 30 + Math.min(length, longestName)))
    const data = at + 30 + length + u16(bytes, at + 28)
    const sizeFollows = (u16(bytes, at + 6) & 8) !== 0 && u32(bytes, at + 18) === 0
    at = sizeFollows ? nextHeader(bytes, data) : data + u32(bytes, at + 18)
  }
  return names
}

function nextHeader(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && !hasBytes(bytes, at, entryHeader)) at++
  return at
}
