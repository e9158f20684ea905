/**
 * What a file of its type may hold (文件内容限制), so that nobody who opens it later, here or at a department, is harmed by it: archives within
 * `zipLimits`, pictures of at most 100 million pixels and 30,000 a side, no DOCTYPE in SVG and XML. Gives the first thing wrong in words, or
 * undefined. Read from the disk in pieces.
 */
import type { FileType } from '@ljonething/validation/files/FileType'
import { declaresDoctype } from './declaresDoctype.ts'
import { withFile } from './FileBytes.ts'
import { isPicture, pictureSize } from '@ljonething/ofd/pictures/pictureSize'
import { headBytes, typeOf } from './typeOf.ts'
import { zipLimits, zipRefusals } from './zipLimits.ts'

const mostPixels = 100_000_000
const longestSide = 30_000

const zipped: ReadonlySet<FileType> = new Set(['zip', 'ofd', 'docx', 'xlsx', 'pptx'])
const markup: ReadonlySet<FileType> = new Set(['svg', 'xml'])

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
    if (isPicture(type)) return pictureLimits(type, await file.at(0, headBytes))
    return markup.has(type) && (await declaresDoctype(file.stream(0, file.size))) ? zipRefusals.doctype : undefined
  })
