import { readFileSync } from 'node:fs'

/** Smallest real files for uploads in tests: a 1×1 JPEG, a 1×1 PNG, a one-page PDF, an HTML page in disguise. */
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64'))

export const jpegBytes = fromBase64(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k='
)

/** The same picture with a remark in it, so that no two photographs have the same bytes. */
export const photograph = (remark: string): Uint8Array<ArrayBuffer> => {
  const text = Buffer.from(remark)
  const [afterHead, length] = [20, text.length + 2]
  const comment = Buffer.from([0xff, 0xfe, length >> 8, length & 0xff])
  return Uint8Array.from(Buffer.concat([jpegBytes.subarray(0, afterHead), comment, text, jpegBytes.subarray(afterHead)]))
}

/** The same picture, so many pixels wide and high by what it says. */
export const pictureOf = (side: number): Uint8Array<ArrayBuffer> => {
  const bytes = jpegBytes.slice()
  const frame = Buffer.from(bytes.buffer).indexOf(Buffer.from([0xff, 0xc9]))
  for (const at of [5, 7]) new DataView(bytes.buffer).setUint16(frame + at, side)
  return bytes
}

export const pngBytes = fromBase64('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==')

export const pdfBytes = new Uint8Array(
  new TextEncoder().encode(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
  )
)

/** A file as people have them: a PDF with something in front, half of a picture. */
export const fieldFile = (name: 'bom.pdf' | 'multipart.pdf' | 'half.jpg'): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(`../../../../libs/validation/src/files/samples/${name}`, import.meta.url)))

export const htmlBytes = new Uint8Array(new TextEncoder().encode('<!doctype html><script>alert(1)</script>'))
