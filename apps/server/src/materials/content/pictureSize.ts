/**
 * Width and height of a picture (图片尺寸) in pixels, from its header: PNG, JPEG, GIF, BMP, WebP. Undefined when the header does not say, which no
 * program can show either. Reads a few bytes, unfolds nothing.
 * Source: ISO 15948, ITU T.81, GIF89a, BITMAPINFOHEADER, RFC 9649.
 */
import type { FileType } from '@ljonething/validation/files/FileType'

export interface PictureSize {
  readonly width: number
  readonly height: number
}

type Reader = (file: Buffer) => PictureSize | undefined

/** The frame header: SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

const jpeg: Reader = (file) => {
  for (let at = 2; at + 9 <= file.length;) {
    if (file[at] !== 0xff) return undefined
    const marker = file[at + 1] ?? 0
    if (isFrame(marker)) return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) }
    at += marker === 0xff ? 1 : marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8) ? 2 : 2 + file.readUInt16BE(at + 2)
  }
  return undefined
}

const webp: Reader = (file) => {
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 }
    case 'VP8L':
      return { width: (file.readUInt32LE(21) & 0x3fff) + 1, height: ((file.readUInt32LE(21) >>> 14) & 0x3fff) + 1 }
    case 'VP8 ':
      return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
    default:
      return undefined
  }
}

const readers: Partial<Record<FileType, Reader>> = {
  png: (file) => ({ width: file.readUInt32BE(16), height: file.readUInt32BE(20) }),
  jpg: jpeg,
  gif: (file) => ({ width: file.readUInt16LE(6), height: file.readUInt16LE(8) }),
  bmp: (file) =>
    file.readUInt32LE(14) === 12
      ? { width: file.readUInt16LE(18), height: file.readUInt16LE(20) }
      : { width: Math.abs(file.readInt32LE(18)), height: Math.abs(file.readInt32LE(22)) },
  webp
}

export const isPicture = (type: FileType): boolean => readers[type] !== undefined

export const pictureSize = (type: FileType, bytes: Uint8Array): PictureSize | undefined => {
  try {
    const size = readers[type]?.(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
