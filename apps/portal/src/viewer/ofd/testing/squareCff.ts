/** A bare CFF font of one letter, a square (测试字体): 2,000 units, glyph 1 from 200 to 1800, as a subset that knows no letters. */
const number = (value: number) => [29, (value >> 24) & 255, (value >> 16) & 255, (value >> 8) & 255, value & 255]
/** In a charstring. */
const step = (value: number) => [28, (value >> 8) & 255, value & 255]

const index = (...objects: readonly (readonly number[])[]): readonly number[] => {
  const offsets = objects.reduce((ends, object) => [...ends, (ends.at(-1) ?? 1) + object.length], [1])
  return objects.length === 0 ? [0, 0] : [0, objects.length, 1, ...offsets, ...objects.flat()]
}

const ends = 14
const square = [...step(2000), ...step(200), 22, ...step(1600), ...step(1600), ...step(-1600), 6, ends]
const names = index(Array.from('Own', (letter) => letter.charCodeAt(0)))
/** 0.0005, and as much upwards. */
const matrix = [30, 0xa0, 0x00, 0x5f, 139, 139, 30, 0xa0, 0x00, 0x5f, 139, 139, 12, 7]

export const squareCff = (): Uint8Array<ArrayBuffer> => {
  const dict = (charStrings: number) => [...matrix, ...number(charStrings), 17, ...number(0), ...number(charStrings), 18]
  const start = 4 + names.length + index(dict(0)).length + index().length * 2
  return Uint8Array.from([1, 0, 4, 1, ...names, ...index(dict(start)), ...index(), ...index(), ...index([ends], square)])
}
