import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { certificateType } from './certificateType.ts'
import { compoundFile, zipFile } from '../testing/containers.ts'
import { detectFileType } from './detectFileType.ts'
import type { FileType } from './FileType.ts'
import { extensionOf, matchesExtension } from './matchesExtension.ts'

const known: Readonly<Record<FileType, true>> = {
  pdf: true,
  ofd: true,
  png: true,
  jpg: true,
  gif: true,
  bmp: true,
  svg: true,
  webp: true,
  heic: true,
  zip: true,
  rar: true,
  doc: true,
  xls: true,
  ppt: true,
  cfb: true,
  docx: true,
  xlsx: true,
  pptx: true,
  html: true,
  xml: true,
  txt: true
}
const fileTypes = Object.keys(known)

describe('file types', () => {
  const bytes = fc.uint8Array({ maxLength: 600 })

  it('any bytes give a known type or none, and a certificate type', () => {
    fc.assert(
      fc.property(bytes, (content) => {
        expect([...fileTypes, undefined]).toContain(detectFileType(content))
        expect(['pdf', 'png', 'ofd']).toContain(certificateType(content))
      }),
      { numRuns: 500 }
    )
  })

  it('damaged containers give an answer', () => {
    const containers = [
      zipFile(['OFD.xml', 'a/b']),
      zipFile(['[Content_Types].xml', 'xl/a'], { sizesFollow: true }),
      compoundFile(['Root Entry', 'Workbook'])
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...containers),
        fc.array(fc.tuple(fc.nat(2000), fc.nat(255)), { maxLength: 12 }),
        fc.nat(2000),
        (file, edits, length) => {
          const damaged = file.slice(0, Math.max(8, length))
          for (const [at, byte] of edits) if (at < damaged.length) damaged[at] = byte
          expect([...fileTypes, undefined]).toContain(detectFileType(damaged))
        }
      ),
      { numRuns: 500 }
    )
  })

  it('what stands behind a signature does not change the type', () => {
    const heads: readonly (readonly [string, readonly number[]])[] = [
      ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
      ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
      ['jpg', [0xff, 0xd8, 0xff]]
    ]
    fc.assert(
      fc.property(fc.constantFrom(...heads), bytes, ([type, head], rest) => {
        expect(detectFileType(Uint8Array.from([...head, ...rest]))).toBe(type)
      })
    )
  })

  it('every type matches a name with its own extension, in any case, and no name without', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fileTypes), fc.string(), (type, name) => {
        expect(matchesExtension(`${name}.${type.toUpperCase()}`, type)).toBe(true)
        expect(extensionOf(name).includes('.')).toBe(false)
        expect(matchesExtension(name.replaceAll('.', ''), type)).toBe(false)
      })
    )
  })
})
