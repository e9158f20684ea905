/**
 * A picture as documents carry it (文书图片): turned upright, on white, at most 720 pixels a side, as JPEG. Undefined where it cannot be read or has
 * more pixels than a camera makes, which its header says before it is unfolded.
 */
import { pictureSize } from '@ljonething/ofd/pictures/pictureSize'
import { detectFileType } from '@ljonething/validation/files/detectFileType'

export interface PreparedPicture {
  readonly jpeg: Uint8Array
  readonly width: number
  readonly height: number
}

const longestSide = 720
const mostPixels = 50_000_000
const quality = 82

export const preparedPicture = async (bytes: Uint8Array): Promise<PreparedPicture | undefined> => {
  try {
    const type = detectFileType(bytes)
    const header = type === 'jpg' || type === 'png' ? pictureSize(type, bytes) : undefined
    if (header === undefined || header.width * header.height > mostPixels) return undefined
    const { createCanvas, loadImage } = await import('@napi-rs/canvas')
    const picture = await loadImage(bytes)
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)))
    if (width === undefined || height === undefined) return undefined
    const canvas = createCanvas(width, height)
    const context = canvas.getContext('2d')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(picture, 0, 0, width, height)
    return { jpeg: await canvas.encode('jpeg', quality), width, height }
  } catch {
    return undefined
  }
}
