/**
 * A photo that the material would not take (照片压缩): too large, or in a format of the phone's own, it is drawn again as a JPEG of at most 2,400
 * pixels a side. What no browser can draw, half of a photo, and what is none, stays as it is. Sizes are bytes.
 */
import { fileFacts } from '@ljonething/forms/materials/fileFacts'
import type { PhoneMaterial } from '../../queries/phoneUpload.ts'

const longestSide = 2_400
const qualities = [0.85, 0.7, 0.5]

const drawn = async (file: File): Promise<OffscreenCanvas> => {
  const photo = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height))
  const canvas = new OffscreenCanvas(Math.round(photo.width * scale), Math.round(photo.height * scale))
  canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height)
  photo.close()
  return canvas
}

export const fitPhoto = async (file: File, { fileTypes, mostBytes }: Pick<PhoneMaterial, 'fileTypes' | 'mostBytes'>): Promise<File> => {
  const isTaken = file.size <= mostBytes && fileTypes.some((type) => file.name.toLowerCase().endsWith(`.${type}`))
  const jpeg = fileTypes.find((type) => type === 'jpg' || type === 'jpeg')
  if (isTaken || jpeg === undefined || !file.type.startsWith('image/')) return file
  const { isWhole } = await fileFacts(file)
  const canvas = isWhole === false ? undefined : await drawn(file).catch(() => undefined)
  for (const quality of canvas === undefined ? [] : qualities) {
    const blob = await canvas?.convertToBlob({ type: 'image/jpeg', quality })
    if (blob !== undefined && blob.size <= mostBytes) return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.${jpeg}`)
  }
  return file
}
