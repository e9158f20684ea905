import { describe, expect, it } from 'vitest'
import { zipFile } from '../testing/containers.ts'
import { directoryEntries, directoryOf, headerBytes, isPlain, mostEndBytes, packedStart } from './zipDirectory.ts'

const names = ['a/one.xml', 'OFD.xml', 'b']
const file = zipFile(names, { extra: Uint8Array.of(7, 7, 7) })
const { at, count } = directoryOf(file) ?? { at: 0, count: 0 }
const entries = directoryEntries(file.subarray(at), count)
const words = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

describe('the directory of a zip file', () => {
  it('is found by the end of the file, behind the longest comment there can be, and no further', () => {
    const behind = (bytes: number) => directoryOf(Uint8Array.from([...file, ...new Uint8Array(bytes)]))
    expect(directoryOf(file.subarray(-mostEndBytes))).toEqual({ at, count: 3 })
    expect(behind(0xffff)).toEqual({ at, count: 3 })
    expect(behind(0x10000)).toBeUndefined()
    expect(directoryOf(new Uint8Array(21))).toBeUndefined()
  })

  it('lists the entries, with what is behind each name left out', () => {
    expect(entries.map(({ name }) => words(name))).toEqual(names)
    expect(directoryEntries(file.subarray(at), 2)).toHaveLength(2)
  })

  it('lists what is whole where it is broken off, and nothing where there is none', () => {
    const bytes = directoryEntries(file.subarray(at, at + 46 + 9 + 3 + 46 + 3), 3)
    expect(bytes.map(({ name }) => words(name))).toEqual(names.slice(0, 1))
    expect(directoryEntries(file.subarray(at + 1), 3)).toEqual([])
    expect(directoryEntries(file.subarray(file.length), 3)).toEqual([])
  })

  it('the packed bytes begin behind the header, the name and what else is in front', () => {
    for (const entry of entries) {
      const start = packedStart(entry, file.subarray(entry.headerAt, entry.headerAt + headerBytes)) ?? 0
      expect(start - entry.headerAt).toBe(headerBytes + entry.name.length + 3)
      expect(packedStart(entry, file.subarray(entry.headerAt, entry.headerAt + headerBytes - 1))).toBeUndefined()
      expect(packedStart(entry, file.subarray(entry.headerAt + 1))).toBeUndefined()
    }
  })

  it('an entry that is a link, or whose name holds NUL or has more than 1,024 bytes, is not plain', () => {
    const isFirstPlain = (name: string, mode?: number) => {
      const bytes = zipFile([name], mode === undefined ? {} : { mode })
      const { at: start } = directoryOf(bytes) ?? { at: 0 }
      return directoryEntries(bytes.subarray(start), 1).map(isPlain)
    }
    for (const mode of [undefined, 0o100644, 0o040755, 0o060644]) expect(isFirstPlain('a'.repeat(1024), mode)).toEqual([true])
    expect(isFirstPlain('a', 0o120777)).toEqual([false])
    expect(isFirstPlain('OFD.xml\0.txt')).toEqual([false])
    expect(isFirstPlain('a'.repeat(1025))).toEqual([false])
  })
})
