import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { fieldFile, jpegBytes, pdfBytes, pngBytes } from '../../testing/sampleFiles.ts'
import { zip } from '../../testing/zip.ts'
import type { ZipEntry } from '../../testing/zip.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { contentLimits as limitsOnDisk } from './contentLimits.ts'
import { zipRefusals } from './zipLimits.ts'

const folder = temporaryFolder('content')
afterAll(folder.remove)

const contentLimits = (bytes: Uint8Array) => {
  const path = join(folder.path, 'file')
  writeFileSync(path, bytes)
  return limitsOnDisk(path)
}

const ofd = (...more: readonly ZipEntry[]) =>
  zip([{ name: 'OFD.xml', content: '<?xml version="1.0"?><ofd:OFD/>' }, { name: 'Doc_0/Pages/Page_0/Content.xml', content: '<Page/>' }, ...more])

const wide = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
const doctype = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'

const sized = (bytes: Uint8Array, at: number, ...values: readonly number[]) => {
  const copy = Buffer.from(bytes)
  values.forEach((value, index) => copy.writeUInt8(value, at + index))
  return copy
}

const bmp = (width: number, height: number) => {
  const file = Buffer.alloc(54)
  file.write('BM')
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(height, 22)
  return file
}
const gif = (width: number, height: number) => Buffer.from([...Buffer.from('GIF89a'), width & 255, width >> 8, height & 255, height >> 8, 0, 0, 0])
const webp = (kind: string, rest: readonly number[]) =>
  Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), Buffer.from(kind), Buffer.alloc(4), Buffer.from(rest), Buffer.alloc(16)])

describe('a file is let in', () => {
  it.each([
    ['OFD', ofd()],
    ['OFD with a picture', ofd({ name: 'Doc_0/Res/a.jpg', content: Buffer.from(jpegBytes), stored: true })],
    ['Word', zip([{ name: '[Content_Types].xml', content: '<Types/>' }, { name: 'word/document.xml', content: '<w:document/>' }])],
    ['zip with a drawing and a page of the web', zip([{ name: '图纸/a.pdf', content: Buffer.from(pdfBytes) }, { name: 'a.html', content: '<!DOCTYPE html>' }])],
    ['zip with a megabyte of nothing', zip([{ name: 'a.txt', content: Buffer.alloc(1_000_000) }])],
    ['empty zip', zip([])],
    ['JPEG', jpegBytes],
    ['PNG', pngBytes],
    ['GIF', gif(10, 10)],
    ['BMP that stands on its head', bmp(10, -10)],
    ['WebP', webp('VP8X', [0, 0, 0, 0, 99, 0, 0, 99, 0, 0])],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['PDF', pdfBytes],
    ['text', Buffer.from('<!DOCTYPE in words')]
  ])('%s', async (_, bytes) => {
    expect(await contentLimits(bytes)).toBeUndefined()
  })
})

describe('a file is refused', () => {
  it.each([
    ['with too many entries', 'entries', zip(Array.from({ length: 2_001 }, (_, at) => ({ name: `${at}`, content: '', stored: true })))],
    ['that unfolds beyond all measure', 'bytes', ofd({ name: 'bomb', content: Buffer.alloc(101 * 1_048_576) })],
    ['that says it unfolds to little', 'bytes', ofd({ name: 'bomb', content: Buffer.alloc(120 * 1_048_576), claims: 10 })],
    ['packed beyond reason', 'ratio', ofd({ name: 'flat.bin', content: Buffer.alloc(2 * 1_048_576) })],
    ['with a zip inside', 'nested', zip([{ name: 'holiday.jpg', content: zip([]) }])],
    ['with a Word document inside', 'nested', zip([{ name: 'a.docx', content: zip([{ name: 'word/document.xml', content: '<w/>' }]) }])],
    ['with a rar inside', 'nested', ofd({ name: 'a', content: 'Rar!\x1a\x07\x00' })],
    ['with a DOCTYPE', 'doctype', ofd({ name: 'Doc_0/Document.xml', content: doctype })],
    ['with a DOCTYPE far behind', 'doctype', ofd({ name: 'a.xml', content: `${' '.repeat(16_380)}${doctype}` })],
    ['with a DOCTYPE in UTF-16', 'doctype', ofd({ name: 'Doc_0/Document.xml', content: wide(doctype) })],
    ['with an entity', 'doctype', ofd({ name: 'a.rels', content: '<!ENTITY x SYSTEM "file:///etc/passwd">' })],
    ['with a password', 'locked', zip([{ name: 'a.pdf', content: 'x', locked: true }])],
    ['that leads out of its folder', 'path', zip([{ name: '../../etc/cron.d/a', content: 'x' }])],
    ['that starts at the root', 'path', zip([{ name: '/etc/passwd', content: 'x' }])],
    ['with a link', 'path', zip([{ name: 'a.pdf', content: '/etc/passwd', mode: 0o120777 }])],
    ['of a name that holds NUL', 'path', zip([{ name: 'a.pdf\0.exe', content: 'x' }])],
    ['of a name of more than 1,024 bytes', 'path', ofd({ name: `${'龙'.repeat(341)}.p`, content: 'x' })],
    ['cut short', 'broken', ofd().subarray(0, 90)],
    ['whose entry is no deflate', 'broken', ofd({ name: 'a', content: 'not packed at all', garbled: true })],
    ['an SVG with a DOCTYPE', 'doctype', Buffer.from('<?xml version="1.0"?><!DOCTYPE svg PUBLIC "a" "b"><svg/>')]
  ] as const)('%s', async (_, refusal, bytes) => {
    expect(await contentLimits(bytes)).toBe(zipRefusals[refusal])
  })

  it.each([
    ['PNG', sized(pngBytes, 16, 0, 0, 0x27, 0x11, 0, 0, 0x27, 0x11)],
    ['long PNG', sized(pngBytes, 16, 0, 0, 0x75, 0x31, 0, 0, 0, 1)],
    ['JPEG', sized(jpegBytes, Buffer.from(jpegBytes).indexOf(Buffer.from([0xff, 0xc9])) + 5, 0x40, 0, 0x40, 0)],
    ['GIF', gif(60_000, 60_000)],
    ['BMP', bmp(20_000, -20_000)],
    ['WebP', webp('VP8X', [0, 0, 0, 0, 0xff, 0xff, 0, 0xff, 0xff, 0])]
  ])('%s of more pixels than anybody can show', async (_, bytes) => {
    expect(await contentLimits(bytes)).toBe('图片超过1亿像素或单边超过3万像素，请缩小后上传')
  })

  it.each([
    ['PNG that is cut off', pngBytes.subarray(0, 60)],
    ['JPEG that is cut off', jpegBytes.subarray(0, -1)],
    ['JPEG of a telephone', fieldFile('half.jpg')],
    ['large JPEG', Buffer.concat([jpegBytes.subarray(0, -2), Buffer.alloc(5_000_000, 1)])]
  ])('%s: half of a picture', async (_, bytes) => {
    expect(await contentLimits(bytes)).toBe('图片不完整，请重新上传')
  })

  it('a JPEG with its end where two pieces meet is whole', async () => {
    const body = jpegBytes.subarray(0, -2)
    const scan = Buffer.from(body).indexOf(Buffer.from([0xff, 0xda])) + 10
    const filled = Buffer.concat([body, Buffer.alloc(65_535 - (body.length - scan), 1), jpegBytes.subarray(-2)])
    expect(await contentLimits(filled)).toBeUndefined()
  })

  it.each([
    ['JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xd9])],
    ['PNG without a width', sized(pngBytes, 16, 0, 0, 0, 0)]
  ])('%s, which nobody can show', async (_, bytes) => {
    expect(await contentLimits(bytes)).toBe('图片已损坏，无法显示，请重新拍摄或导出后上传')
  })
})
