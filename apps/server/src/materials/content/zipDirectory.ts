/**
 * The entries of a zip (压缩包目录), or what is wrong with it. At most 2,000 entries and 8 MB of directory are read.
 * Source: APPNOTE 6.3.
 */
import { directoryEntries, directoryOf, headerBytes, isPlain, mostEndBytes, packedStart } from '@ljonething/validation/files/zipDirectory'
import type { FileBytes } from './FileBytes.ts'

export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly locked: boolean
  /** No link, and under a name that means one place to everybody. */
  readonly plain: boolean
  /** Where its packed bytes begin, and how many they are. */
  readonly start: number
  readonly packed: number
}

export const mostEntries = 2_000
const mostDirectoryBytes = 8 * 1_048_576

export const zipDirectory = async (file: FileBytes): Promise<readonly ZipEntry[] | 'broken' | 'entries'> => {
  const directory = directoryOf(await file.at(Math.max(0, file.size - mostEndBytes), mostEndBytes))
  if (directory === undefined) return 'broken'
  if (directory.count > mostEntries) return 'entries'
  const listed = directoryEntries(await file.at(directory.at, mostDirectoryBytes), directory.count)
  if (listed.length < directory.count) return 'broken'
  const names = new TextDecoder()
  const entries: ZipEntry[] = []
  let packedBytes = 0
  for (const entry of listed) {
    const { name, method, locked, packed } = entry
    const start = packedStart(entry, await file.at(entry.headerAt, headerBytes))
    packedBytes += packed
    if (start === undefined || packedBytes > file.size || start + packed > file.size) return 'broken'
    entries.push({ name: names.decode(name), method, locked, plain: isPlain(entry), start, packed })
  }
  return entries
}
