/**
 * A JBIG2 picture as pixels (JBIG2 图像), the decoder gives white as set, as PDF wants it. The head of the file is taken off, for the decoder wants
 * the segments alone, one after another; a file in random order is not read. Undefined when it is none, is damaged or too large. Source: ITU-T
 * T.88, annex D.
 */
import instantiate from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js'

interface Pixels {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray<ArrayBuffer>
}

const signature = [0x97, 0x4a, 0x42, 0x32, 0x0d, 0x0a, 0x1a, 0x0a]
const rawFormats: ReadonlySet<string> = new Set(['jb2', 'jbig2', 'gbig2'])

const pageInformation = 48
const pageBytes = 65_536

const segmentsOf = (bytes: Uint8Array, format: string): Uint8Array | undefined => {
  if (!signature.every((byte, at) => bytes[at] === byte)) return rawFormats.has(format) ? bytes : undefined
  const flags = bytes[8] ?? 0
  if ((flags & 1) === 0) return undefined
  return bytes.subarray((flags & 2) === 0 ? 13 : 9)
}

/** Width and height from the first segments: the one that says them comes before all that draw. */
const sizeOf = (bytes: Uint8Array): { readonly width: number; readonly height: number } | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0, count = 0; count < 256; count++) {
    const number = view.getUint32(at)
    const kind = view.getUint8(at + 4)
    const first = view.getUint8(at + 5) >> 5
    const referred = first === 7 ? view.getUint32(at + 5) & 0x1fffffff : first
    const longCount = first === 7 ? 4 + Math.ceil((referred + 1) / 8) : 1
    const each = number <= 256 ? 1 : number <= 65_536 ? 2 : 4
    const data = at + 5 + longCount + referred * each + ((kind & 0x40) === 0 ? 1 : 4) + 4
    if ((kind & 0x3f) === pageInformation) return { width: view.getUint32(data), height: view.getUint32(data + 4) }
    at = data + view.getUint32(data - 4)
  }
  return undefined
}

/** Bits, a row filled up to whole bytes; memory of its own each time, so that one picture leaves nothing to the next. */
const bitsOf = (segments: Uint8Array, width: number, height: number): Uint8Array | undefined => {
  let image: Uint8Array | undefined
  const memory = () => new Uint8Array(decoder.i.buffer)
  const stop = () => {
    throw new Error('JBIG2')
  }
  const decoder = instantiate({
    a: {
      a: () => 0,
      b: (wanted = 0) => {
        const pages = Math.ceil((wanted - decoder.i.buffer.byteLength) / pageBytes)
        return pages <= 0 || decoder.i.grow(pages) >= 0 ? 1 : 0
      },
      c: stop,
      d: () => undefined,
      e: stop,
      f: (line = 0, length = 0, offset = 0) => image?.set(memory().subarray(line, line + length), offset),
      g: (size = 0) => void (image = new Uint8Array(size)),
      h: (start = 0, rowBytes = 0, pitch = 0, rows = 0) => {
        image = new Uint8Array(rowBytes * rows)
        for (let row = 0; row < rows; row++)
          image.set(memory().subarray(start + row * pitch, start + row * pitch + rowBytes), row * rowBytes)
      }
    }
  })
  decoder.j()
  const data = decoder.k(segments.length)
  memory().set(segments, data)
  decoder.m(data, segments.length, width, height, 0, 0)
  return image
}

export const jbig2Picture = (bytes: Uint8Array, format: string, mostPixels: number): Pixels | undefined => {
  try {
    const segments = segmentsOf(bytes, format)
    const size = segments === undefined ? undefined : sizeOf(segments)
    if (segments === undefined || size === undefined) return undefined
    const { width, height } = size
    if (width === 0 || height === 0 || width * height > mostPixels) return undefined
    const bits = bitsOf(segments, width, height)
    if (bits === undefined) return undefined
    const rowBytes = Math.ceil(width / 8)
    const pixels = new Uint8ClampedArray(width * height * 4)
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at += 4) {
        const isWhite = (((bits[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) === 1
        pixels.fill(isWhite ? 255 : 0, at, at + 3)
        pixels[at + 3] = 255
      }
    }
    return { width, height, pixels }
  } catch {
    return undefined
  }
}
