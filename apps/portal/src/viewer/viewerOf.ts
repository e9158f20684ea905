/**
 * Which viewer shows a file (预览方式): by what its content is, not by its name; SVG is only ever an image.
 * Example: a PNG named `a.pdf` → image `image/png`; a text file → none.
 */
import { detectFileType } from '@ljonething/validation/files/detectFileType'

export type Viewer =
  { readonly kind: 'image'; readonly type: string } | { readonly kind: 'pdf' } | { readonly kind: 'ofd' } | { readonly kind: 'none' }

const imageTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  bmp: 'image/bmp',
  svg: 'image/svg+xml'
}

export const viewerOf = (extension: string, bytes: Uint8Array<ArrayBuffer>): Viewer => {
  const type = detectFileType(bytes) ?? extension.toLowerCase()
  const image = imageTypes[type]
  if (image !== undefined) return { kind: 'image', type: image }
  return { kind: type === 'pdf' || type === 'ofd' ? type : 'none' }
}
