/**
 * The tables around a bare CFF font (裸 CFF 字库), which PDF keeps without them and converters to OFD hand on as it is: the number of glyphs and the
 * units of the letter size are read from its top DICT, widths stand in its charstrings. Throws RangeError where the file is cut off.
 * Source: Adobe Technical Note 5176, §3 to §5 and §9; OpenType 1.9, `head`, `hhea`, `hmtx`, `maxp`.
 */
const usualUnits = 1000

/** Operators of the top DICT; those of two bytes are 1200 and the second. */
const operator = { charStrings: 17, fontMatrix: 1207 } as const

export const isBareCff = (bytes: Uint8Array): boolean => {
  const [major, minor, headerSize = 0, offsetSize = 0] = bytes
  return major === 1 && minor === 0 && headerSize >= 4 && offsetSize >= 1 && offsetSize <= 4
}

interface Index {
  readonly count: number
  /** Where its first object stands. */
  readonly first: number
  readonly end: number
}

const readIndex = (view: DataView, at: number): Index => {
  const count = view.getUint16(at)
  if (count === 0) return { count, first: at + 2, end: at + 2 }
  const size = view.getUint8(at + 2)
  const offset = (index: number) =>
    Array.from({ length: size }, (_, part) => view.getUint8(at + 3 + index * size + part)).reduce((whole, part) => whole * 256 + part, 0)
  const before = at + 2 + (count + 1) * size
  return { count, first: before + offset(0), end: before + offset(count) }
}

const realDigits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', 'E', 'E-', '', '-']

/** A number in decimal digits, two to a byte. */
const readReal = (view: DataView, from: number): readonly [value: number, end: number] => {
  let text = ''
  for (let at = from; ; at++) {
    for (const half of [view.getUint8(at) >> 4, view.getUint8(at) & 15]) {
      if (half === 15) return [Number(text), at + 1]
      text += realDigits[half] ?? ''
    }
  }
}

const readNumber = (view: DataView, at: number): readonly [value: number, end: number] => {
  const first = view.getUint8(at)
  if (first === 28) return [view.getInt16(at + 1), at + 3]
  if (first === 29) return [view.getInt32(at + 1), at + 5]
  if (first === 30) return readReal(view, at + 1)
  if (first <= 246) return [first - 139, at + 1]
  if (first <= 250) return [(first - 247) * 256 + view.getUint8(at + 1) + 108, at + 2]
  return [-(first - 251) * 256 - view.getUint8(at + 1) - 108, at + 2]
}

const readDict = (view: DataView, { first, end }: Index): ReadonlyMap<number, readonly number[]> => {
  const entries = new Map<number, readonly number[]>()
  let operands: number[] = []
  let at = first
  while (at < end) {
    const code = view.getUint8(at)
    if (code > 21) {
      const [value, next] = readNumber(view, at)
      operands.push(value)
      at = next
      continue
    }
    entries.set(code === 12 ? 1200 + view.getUint8(at + 1) : code, operands)
    operands = []
    at += code === 12 ? 2 : 1
  }
  return entries
}

const words = (...values: readonly number[]) => Uint8Array.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]))

export const tablesAround = (bytes: Uint8Array): ReadonlyMap<string, Uint8Array> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const names = readIndex(view, view.getUint8(2))
  const top = readDict(view, readIndex(view, names.end))
  const glyphs = readIndex(view, top.get(operator.charStrings)?.[0] ?? bytes.length).count
  const [scale = 1 / usualUnits] = top.get(operator.fontMatrix) ?? []
  const units = Math.min(16_384, Math.max(16, Math.round(1 / scale) || usualUnits))
  return new Map([
    ['CFF ', bytes],
    ['head', words(1, 0, 1, 0, 0, 0, 0x5f0f, 0x3cf5, 0, units, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0)],
    ['hhea', words(1, 0, units, 0, 0, units, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1)],
    ['hmtx', words(units, 0)],
    ['maxp', words(0, 0x5000, glyphs)]
  ])
}
