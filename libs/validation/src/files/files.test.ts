import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkRules } from '../rules/checkRules.ts'
import { certificateType } from './certificateType.ts'
import { compoundFile, zipFile } from '../testing/containers.ts'
import { detectFileType } from './detectFileType.ts'
import { canPreview, knownFileType, knownFileTypes } from './knownFileTypes.ts'
import { extensionOf, matchesExtension } from './matchesExtension.ts'

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)))
const typeOf = (...parts: readonly (string | readonly number[])[]): string | undefined => detectFileType(bytes(...parts))
const sample = (name: string): Uint8Array => readFileSync(new URL(`samples/${name}`, import.meta.url))
const four = [1, 2, 3, 4]

describe('detectFileType', () => {
  it.each([
    ['pdf', ['%PDF-1.7\n']],
    ['png', [[0x89], 'PNG\r\n', [0x1a], '\n']],
    ['jpg', [[0xff, 0xd8, 0xff, 0xe0]]],
    ['gif', ['GIF87a']],
    ['gif', ['GIF89a']],
    ['bmp', ['BM', four, [0, 0, 0, 0, 54, 0, 0, 0]]],
    ['webp', ['RIFF', four, 'WEBPVP8 ']],
    ['heic', [[0, 0, 0, 24], 'ftypheic']],
    ['heic', [[0, 0, 0, 28], 'ftypmif1']],
    ['rar', ['Rar!', [0x1a, 7, 1, 0]]]
  ] as const)('%s by its signature', (type, parts) => {
    expect(typeOf(...parts)).toBe(type)
  })

  it.each(['bom.pdf', 'multipart.pdf'])('pdf with something in front: %s', (name) => {
    expect(detectFileType(sample(name))).toBe('pdf')
  })

  it('a PDF begins within 1,024 bytes, in a line of its own, behind no markup', () => {
    expect(typeOf(' '.repeat(1018), '%PDF-1.7')).toBe('pdf')
    expect(typeOf([0, 1, 2, 0], '%PDF-1.4')).toBe('pdf')
    expect(typeOf('From: 张 <a@b.cn>\r\n\r\n%PDF-1.4')).toBe('pdf')
    expect(typeOf(' '.repeat(1020), '%PDF-1.7')).toBe('txt')
    expect(typeOf('begins with %PDF-1.7')).toBe('txt')
    expect(typeOf('<html>\n%PDF-1.7')).toBe('html')
    expect(typeOf('a <script>\n%PDF-1.7')).toBe('txt')
    expect(typeOf('<?xml version="1.0"?>\n<a>\n%PDF-1.7')).toBe('xml')
    expect(typeOf('<!--\n%PDF-1.7\n--><svg>')).toBe('svg')
    expect(typeOf('\ufeff<!doctype html>\n%PDF-1.7', [0, 1])).toBeUndefined()
  })

  it('a signature cut short or out of place shows nothing', () => {
    for (const parts of [['%PDF'], [[0xff, 0xd8]], ['GIF88a'], ['RIFF', four, 'WAVE'], ['RIFF'], ['BM report']])
      expect(['txt', undefined]).toContain(typeOf(...parts))
    expect(typeOf()).toBeUndefined()
    expect(typeOf([0, 1, 2, 3])).toBeUndefined()
    expect(typeOf('MZ', [0x90, 0])).toBeUndefined()
  })

  it.each([
    ['ofd', ['OFD.xml', 'Doc_0/Document.xml']],
    ['ofd', ['Doc_0/Document.xml', 'ofd.xml']],
    ['docx', ['[Content_Types].xml', 'word/document.xml']],
    ['xlsx', ['[Content_Types].xml', 'xl/workbook.xml']],
    ['pptx', ['[Content_Types].xml', 'ppt/presentation.xml']],
    ['zip', ['word/document.xml']],
    ['zip', ['[Content_Types].xml', 'other/a.xml']],
    ['zip', ['inner/OFD.xml']],
    ['zip', []]
  ] as const)('%s by the entries %s of a zip, whole and from its head', (type, names) => {
    const whole = zipFile(names)
    expect(detectFileType(whole)).toBe(type)
    expect(detectFileType(zipFile(names, { sizesFollow: true }))).toBe(type)
    if (names.length > 0) expect(detectFileType(whole.slice(0, whole.length - 22))).toBe(type)
  })

  it('entries of a zip stored inside a zip do not count', () => {
    const inner = zipFile(['OFD.xml'])
    expect(detectFileType(zipFile(['a.zip'], { content: inner }))).toBe('zip')
  })

  it('a zip whose directory leads astray is judged by its entries', () => {
    const broken = zipFile(['OFD.xml'])
    broken[broken.length - 6] = 0xff
    expect(detectFileType(broken)).toBe('ofd')
  })

  it.each([
    ['doc', 'WordDocument'],
    ['xls', 'Workbook'],
    ['xls', 'Book'],
    ['ppt', 'PowerPoint Document'],
    ['cfb', 'Something']
  ])('%s by the stream %s of a compound file', (type, stream) => {
    expect(detectFileType(compoundFile(['Root Entry', stream]))).toBe(type)
    expect(detectFileType(compoundFile(['Root Entry', 'a', 'b', 'c', 'd', stream]))).toBe(type)
  })

  it('a compound file cut short or with a circular directory still gets an answer', () => {
    const file = compoundFile(['Root Entry', 'WordDocument'])
    expect(detectFileType(file.slice(0, 600))).toBe('cfb')
    expect(detectFileType(file.slice(0, 20))).toBe('cfb')
    const circular = compoundFile(['Root Entry', 'a'])
    circular[512 + 4] = 1
    circular.fill(0, 512 + 5, 512 + 8)
    expect(detectFileType(circular)).toBe('cfb')
  })

  it.each([
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['svg', '\ufeff<?xml version="1.0"?>\n<!-- a > b -->\n<!DOCTYPE svg PUBLIC "x" "y">\n<svg>'],
    ['svg', '<!-- by hand --><SVG>'],
    ['svg', '<svg:svg>'],
    ['html', '<!DOCTYPE html><html>'],
    ['html', '  \n<html>'],
    ['html', '<!-- x --><script>alert(1)</script>'],
    ['html', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">'],
    ['html', '<IFRAME src=x>'],
    ['xml', '<?xml version="1.0"?><note/>'],
    ['xml', '<?xml version="1.0"'],
    ['html', '<note/>'],
    ['txt', '<!-- never closed'],
    ['txt', '龙江一件事\r\n\t一次办'],
    ['txt', 'svg']
  ])('%s by the text %j', (type, text) => {
    expect(typeOf(text)).toBe(type)
  })

  it('reads UTF-16 by its byte order mark', () => {
    const wide = [...'<html>'].flatMap((character) => [character.charCodeAt(0), 0])
    expect(typeOf([0xff, 0xfe], wide)).toBe('html')
    expect(typeOf([0xfe, 0xff, 0], wide)).toBe('html')
  })

  it('text with a control character is not text', () => {
    expect(typeOf('a', [0])).toBeUndefined()
    expect(typeOf('a', [127])).toBeUndefined()
    expect(typeOf('a', [31])).toBeUndefined()
  })

  it('looks no further than 4,096 bytes into a text', () => {
    expect(typeOf('a'.repeat(4095), 'b', [0])).toBe('txt')
    expect(typeOf('a'.repeat(4095), [0])).toBeUndefined()
  })
})

describe('matchesExtension', () => {
  it('[R-5-41] the real type equals the extension of the name, jpeg counts as jpg', () => {
    expect(matchesExtension('a.jpeg', 'jpg')).toBe(true)
    expect(matchesExtension('a.JPG', 'jpg')).toBe(true)
    expect(matchesExtension('a.jpg', 'jpeg')).toBe(true)
    expect(matchesExtension('a.pdf', 'jpg')).toBe(false)
    expect(matchesExtension('a.pdf', undefined)).toBe(false)
    const file = { name: 'a.jpeg', size: 1 }
    const rules = [{ fn: '_checkFileType', param: 'jpeg', message: '' }]
    const failures = (realType: string): number =>
      checkRules(rules, undefined, { label: '', today: '', valueOf: () => undefined, files: [{ ...file, realType }] }).length
    expect([failures('jpg'), failures('exe')]).toEqual([0, 1])
  })

  it('takes the other spellings of one type, and nothing without an extension', () => {
    expect(['a.htm', 'a.html'].every((name) => matchesExtension(name, 'html'))).toBe(true)
    expect(matchesExtension('a.csv', 'txt')).toBe(true)
    expect(matchesExtension('pdf', 'pdf')).toBe(false)
    expect(matchesExtension('a.', '')).toBe(false)
  })

  it('reads the last extension in small letters', () => {
    expect(['a.PDF', 'a.pdf.exe', 'a', 'a.', '.pdf', ''].map(extensionOf)).toEqual(['pdf', 'exe', '', '', 'pdf', ''])
  })
})

describe('certificateType', () => {
  it('[R-5-76] is read from the first 10 bytes: pdf, then png, otherwise ofd', () => {
    expect(certificateType(bytes('%PDF-1.7\n\n'))).toBe('pdf')
    expect(certificateType(bytes([0x89], 'PNG\r\n', [0x1a], '\n', [0, 0]))).toBe('png')
    expect(certificateType(bytes('PK', [3, 4, 20, 0, 0, 0, 8, 0]))).toBe('ofd')
    expect(certificateType(bytes())).toBe('ofd')
  })
})

describe('known types', () => {
  it('[R-5-75] are ofd, pdf, jpg, jpeg, png, gif, svg and bmp', () => {
    expect([...knownFileTypes]).toEqual(['ofd', 'pdf', 'jpg', 'jpeg', 'png', 'gif', 'svg', 'bmp'])
    expect(knownFileType('a.PNG')).toBe('png')
    expect(knownFileType('a.exe')).toBeUndefined()
  })

  it('[R-5-74] ofd, jpg, jpeg, png, gif, svg, bmp and pdf can be previewed', () => {
    for (const type of ['ofd', 'jpg', 'jpeg', 'png', 'gif', 'svg', 'bmp', 'pdf', 'PDF']) expect(canPreview(`a.${type}`)).toBe(true)
    for (const name of ['a.doc', 'a.zip', 'a.html', 'pdf', '']) expect(canPreview(name)).toBe(false)
  })
})
