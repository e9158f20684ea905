/**
 * What a file of its type may hold (文件内容限制), so that nobody who opens it later, here or at a department, is harmed by it: archives within
 * `zipLimits`, whole pictures of at most 100 million pixels and 30,000 a side, no DOCTYPE in SVG and XML. Gives the first thing wrong in
 * words, or undefined. Read from the disk in pieces.
 */
import { incomplete } from '@ljonething/domain/form/fileIssues'
import type { FileType } from '@ljonething/validation/files/FileType'
import { pictureEnd } from '@ljonething/validation/files/pictureEnd'
import { declaresDoctype } from './declaresDoctype.ts'
import type { FileBytes } from './FileBytes.ts'
import { withFile } from './FileBytes.ts'
import { isPicture, pictureSize } from '@ljonething/ofd/pictures/pictureSize'
import { headBytes, typeOf } from './typeOf.ts'
import { zipLimits, zipRefusals } from './zipLimits.ts'

const mostPixels = 100_000_000
const longestSide = 30_000

const zipped: ReadonlySet<FileType> = new Set(['zip', 'ofd', 'docx', 'xlsx', 'pptx'])
const markup: ReadonlySet<FileType> = new Set(['svg', 'xml'])

const holds = async (pieces: AsyncIterable<Buffer>, mark: Buffer): Promise<boolean> => {
  let rest = Buffer.alloc(0)
  for await (const piece of pieces) {
    const bytes = Buffer.concat([rest, piece])
    if (bytes.includes(mark)) return true
    rest = bytes.subarray(1 - mark.length)
  }
  return false
}

const isWhole = async (type: FileType, head: Uint8Array, file: FileBytes): Promise<boolean> => {
  const end = pictureEnd(type, head)
  return end === undefined || holds(file.stream(end.from, Math.max(0, file.size - end.from)), Buffer.from(end.mark))
}

const pictureLimits = (type: FileType, head: Uint8Array): string | undefined => {
  const size = pictureSize(type, head)
  if (size === undefined) return '图片已损坏，无法显示，请重新拍摄或导出后上传'
  const { width, height } = size
  return width * height > mostPixels || Math.max(width, height) > longestSide ? '图片超过1亿像素或单边超过3万像素，请缩小后上传' : undefined
}

export const contentLimits = (path: string): Promise<string | undefined> =>
  withFile(path, async (file) => {
    const type = await typeOf(file)
    if (type === undefined) return undefined
    if (zipped.has(type)) return zipLimits(file)
    if (isPicture(type)) {
      const head = await file.at(0, headBytes)
      return (await isWhole(type, head, file)) ? pictureLimits(type, head) : incomplete
    }
    return markup.has(type) && (await declaresDoctype(file.stream(0, file.size))) ? zipRefusals.doctype : undefined
  })
