/**
 * How the end of a picture shows (图片结尾), so that half of one is known: of a JPEG the marker FFD9 behind its headers, of a PNG the chunk IEND.
 * Something may follow. Give the first bytes, with all headers of the picture in them. Undefined for other types.
 * Source: ITU T.81 B.1.1, ISO 15948 11.2.5.
 */
import { hasBytes } from '../internal/bytes.ts'
import type { FileType } from './FileType.ts'

export interface PictureEnd {
  readonly mark: readonly number[]
  /** Where to look for it; past the end of a file whose headers are not whole. */
  readonly from: number
}

const jpegEnd = [0xff, 0xd9]
const pngEnd = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]
const startOfScan = 0xda

/** Of markers without a length: filling, TEM, RST0 to RST7, SOI. */
const lonely = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Behind the header of the first scan; a thumbnail in front of it has an end of its own. */
function jpegScan(head: Uint8Array): number {
  let at = 2
  while (head[at] === 0xff) {
    const marker = head[at + 1] ?? 0
    if (marker === 0xd9) break
    if (marker === 0xff) at += 1
    else if (lonely(marker)) at += 2
    else {
      at += 2 + (head[at + 2] ?? 0) * 0x100 + (head[at + 3] ?? 0)
      if (marker === startOfScan) break
    }
  }
  return at
}

export function pictureEnd(type: FileType, head: Uint8Array): PictureEnd | undefined {
  if (type === 'jpg') return { mark: jpegEnd, from: jpegScan(head) }
  return type === 'png' ? { mark: pngEnd, from: 8 } : undefined
}

/** Whether a file of this type is a whole picture, or none. */
export function isWholePicture(type: FileType, bytes: Uint8Array): boolean {
  const end = pictureEnd(type, bytes)
  if (end === undefined) return true
  for (let at = end.from; at < bytes.length; at++) if (hasBytes(bytes, at, end.mark)) return true
  return false
}
