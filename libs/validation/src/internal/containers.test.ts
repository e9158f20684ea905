import { describe, expect, it } from 'vitest'
import { compoundFile, zipFile } from '../testing/containers.ts'
import { compoundEntries } from './compoundEntries.ts'
import { zipEntries } from '../files/internal/zipEntries.ts'

const names = ['a/one.xml', 'OFD.xml', 'b']

describe('zipEntries', () => {
  it('reads the directory of a whole file, behind a comment too', () => {
    expect(zipEntries(zipFile(names))).toEqual(names)
    const comment = new Uint8Array(300).fill(65)
    expect(zipEntries(Uint8Array.from([...zipFile(names), ...comment]))).toEqual(names)
  })

  it('reads the headers of a file cut short, with and without sizes in them', () => {
    const directory = names.reduce((sum, name) => sum + 46 + name.length, 22)
    for (const sizesFollow of [false, true]) {
      const file = zipFile(names, { sizesFollow })
      expect(zipEntries(file.slice(0, file.length - 22))).toEqual(names)
      expect(zipEntries(file.slice(0, file.length - directory))).toEqual(names)
      expect(zipEntries(file.slice(0, 39))).toEqual(names.slice(0, 1))
    }
  })

  it('skips extra fields of headers and of the directory', () => {
    const extra = Uint8Array.of(7, 7, 7)
    expect(zipEntries(zipFile(names, { extra }))).toEqual(names)
    const file = zipFile(names, { extra })
    expect(zipEntries(file.slice(0, file.length - 22))).toEqual(names)
  })

  it('finds nothing in an empty zip and in what is none', () => {
    expect(zipEntries(zipFile([]))).toEqual([])
    expect(zipEntries(new Uint8Array(0))).toEqual([])
    expect(zipEntries(new Uint8Array(100))).toEqual([])
  })
})

describe('compoundEntries', () => {
  it('reads every name of the directory, over several sectors', () => {
    const streams = ['Root Entry', 'a', 'bc', 'WordDocument', 'Data', '1Table']
    expect(compoundEntries(compoundFile(streams))).toEqual(streams)
  })

  it('reads no unknown sector size and nothing past the end', () => {
    const file = compoundFile(['Root Entry', 'a', 'b', 'c', 'd'])
    expect(compoundEntries(file.slice(0, file.length - 1))).toEqual(['Root Entry', 'a', 'b', 'c'])
    file[30] = 10
    expect(compoundEntries(file)).toEqual([])
  })
})
