/**
 * Pictures of a file (图片解码): JPEG, PNG, BMP, GIF and WebP by the browser, JBIG2 by the decoder of pdf.js, chosen by content. A picture of more
 * than 40 million pixels is not unfolded. Each is decoded once.
 */
import type { Picture } from '@ljonething/ofd/page/Drawing'
import { pictureSize } from '@ljonething/ofd/pictures/pictureSize'
import type { FileType } from '@ljonething/validation/files/FileType'
import { detectFileType } from '@ljonething/validation/files/detectFileType'
import { jbig2Picture } from './jbig2Picture.ts'

const mostPixels = 40_000_000

const types: Readonly<Partial<Record<FileType, string>>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp'
}

const decode = async (bytes: Uint8Array, format: string): Promise<ImageBitmap | undefined> => {
  const type = detectFileType(bytes)
  const mime = type === undefined ? undefined : types[type]
  if (type !== undefined && mime !== undefined) {
    const size = pictureSize(type, bytes)
    if (size === undefined || size.width * size.height > mostPixels) return undefined
    return createImageBitmap(new Blob([Uint8Array.from(bytes)], { type: mime }))
  }
  const picture = jbig2Picture(bytes, format, mostPixels)
  return picture === undefined ? undefined : createImageBitmap(new ImageData(picture.pixels, picture.width, picture.height))
}

export const decodedPictures = (): ((picture: Picture) => Promise<ImageBitmap | undefined>) => {
  const pictures = new Map<Picture['bytes'], Promise<ImageBitmap | undefined>>()
  return ({ bytes, format }) => {
    const known = pictures.get(bytes)
    if (known !== undefined) return known
    const found = Promise.resolve(bytes())
      .then((content) => (content === undefined ? undefined : decode(content, format)))
      .catch(() => undefined)
    pictures.set(bytes, found)
    return found
  }
}
