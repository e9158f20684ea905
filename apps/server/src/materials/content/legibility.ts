/**
 * What keeps whoever opens a file from reading it (可读性): a picture with a side under 200 pixels, a PDF with a password. It harms nobody, so it is
 * said by the judge and taken by an upload. Gives it in words, or undefined. Read from the disk in pieces.
 */
import { withFile } from './FileBytes.ts'
import { pictureSize } from '@ljonething/ofd/pictures/pictureSize'
import { headBytes, typeOf } from './typeOf.ts'

const shortestSide = 200

/** In the trailer of a file, or the dictionary of its cross-reference stream. */
const encryption = /\/Encrypt(?:\s+\d+\s+\d+\s+R|\s*<<)/
/** Bytes of the piece before, in which it may begin. */
const overlap = 64

const isLocked = async (pieces: AsyncIterable<Buffer>): Promise<boolean> => {
  let rest = ''
  for await (const piece of pieces) {
    const text = rest + piece.toString('latin1')
    if (encryption.test(text)) return true
    rest = text.slice(-overlap)
  }
  return false
}

export const legibility = (path: string): Promise<string | undefined> =>
  withFile(path, async (file) => {
    const type = await typeOf(file)
    if (type === undefined) return undefined
    if (type === 'pdf') return (await isLocked(file.stream(0, file.size))) ? 'PDF 设有密码，工作人员打不开，请去掉密码后更换' : undefined
    const size = pictureSize(type, await file.at(0, headBytes))
    return size !== undefined && Math.min(size.width, size.height) < shortestSide
      ? `图片只有 ${size.width}×${size.height} 像素，看不清内容，请重新拍摄或扫描后更换`
      : undefined
  })
