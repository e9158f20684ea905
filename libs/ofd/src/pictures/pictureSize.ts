/**
 * Width and height of a picture (图片尺寸) in pixels, from its header: PNG, JPEG, GIF, BMP, WebP. Undefined when the header does not say, which no
 * program can show either. Reads a few bytes, unfolds nothing, never fails.
 * `type` is the usual extension: png, jpg, gif, bmp or webp. Source: ISO 15948, ITU T.81, GIF89a, BITMAPINFOHEADER, RFC 9649.
 */

export interface PictureSize {
  readonly width: number
  readonly height: number
}

type Reader = (file: DataView) => PictureSize | undefined

/** The frame header: SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

const jpeg: Reader = (file) => {
  for (let at = 2; at + 9 <= file.byteLength;) {
    if (file.getUint8(at) !== 0xff) return undefined
    const marker = file.getUint8(at + 1)
    if (isFrame(marker)) return { width: file.getUint16(at + 7), height: file.getUint16(at + 5) }
    at += marker === 0xff ? 1 : marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8) ? 2 : 2 + file.getUint16(at + 2)
  }
  return undefined
}

/** The fourth letter after `VP8`. */
const webpKinds: Readonly<Record<string, Reader>> = {
  X: (file) => ({ width: (file.getUint32(24, true) & 0xffffff) + 1, height: (file.getUint32(26, true) >>> 8) + 1 }),
  L: (file) => ({ width: (file.getUint32(21, true) & 0x3fff) + 1, height: ((file.getUint32(21, true) >>> 14) & 0x3fff) + 1 }),
  ' ': (file) => ({ width: file.getUint16(26, true) & 0x3fff, height: file.getUint16(28, true) & 0x3fff })
}

const readers: Readonly<Partial<Record<string, Reader>>> = {
  png: (file) => ({ width: file.getUint32(16), height: file.getUint32(20) }),
  jpg: jpeg,
  gif: (file) => ({ width: file.getUint16(6, true), height: file.getUint16(8, true) }),
  bmp: (file) =>
    file.getUint32(14, true) === 12
      ? { width: file.getUint16(18, true), height: file.getUint16(20, true) }
      : { width: Math.abs(file.getInt32(18, true)), height: Math.abs(file.getInt32(22, true)) },
  webp: (file) => webpKinds[String.fromCharCode(file.getUint8(15))]?.(file)
}

export const isPicture = (type: string): boolean => readers[type] !== undefined

export const pictureSize = (type: string, bytes: Uint8Array): PictureSize | undefined => {
  try {
    const size = readers[type]?.(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
