/**
 * Numbers, boxes and matrices as OFD writes them (ST_Array, ST_Box): parted by spaces. What is no number is none of them. Source: GB/T 33190-2016
 * §7.3.
 */
import type { Box, Matrix } from './Drawing.ts'

/** Lengths beyond this are mistakes or traps; about ten kilometres. */
const largest = 1e7

export const numberOf = (text: string | undefined): number | undefined => {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) && Math.abs(value) <= largest ? value : undefined
}

export const numbersOf = (text: string | undefined): readonly number[] => {
  if (text === undefined) return []
  const values: number[] = []
  for (const part of text.trim().split(/\s+/)) {
    const value = numberOf(part)
    if (value !== undefined) values.push(value)
  }
  return values
}

export const boxOf = (text: string | undefined): Box | undefined => {
  const [x, y, width, height] = numbersOf(text)
  return x === undefined || y === undefined || width === undefined || height === undefined ? undefined : { x, y, width, height }
}

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

export const matrixOf = (text: string | undefined): Matrix | undefined => {
  const [a, b, c, d, e, f] = numbersOf(text)
  return a === undefined || b === undefined || c === undefined || d === undefined || e === undefined || f === undefined
    ? undefined
    : [a, b, c, d, e, f]
}

/** First `inner`, then `outer`. */
export const times = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5]
]

/** Points, x and y in turn. */
export const mapped = ([a, b, c, d, e, f]: Matrix, values: readonly number[]): readonly number[] =>
  values.map((value, at) => {
    const [x, y] = at % 2 === 0 ? [value, values[at + 1] ?? 0] : [values[at - 1] ?? 0, value]
    return at % 2 === 0 ? a * x + c * y + e : b * x + d * y + f
  })

/** Undefined of one that flattens everything. */
export const inverse = ([a, b, c, d, e, f]: Matrix): Matrix | undefined => {
  const size = a * d - b * c
  return Math.abs(size) < 1e-12 ? undefined : [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size]
}

export const moved = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]

/** `2 g 3 5` means `2 5 5 5`: a run is `g`, how often, how far. At most `most` numbers. */
export const deltasOf = (text: string | undefined, most: number): readonly number[] => {
  const parts = text?.match(/\S+/g) ?? []
  const values: number[] = []
  for (let at = 0; at < parts.length && values.length < most; at++) {
    if (parts[at] !== 'g') {
      values.push(numberOf(parts[at]) ?? 0)
      continue
    }
    const often = Math.min(Number(parts[at + 1]), most - values.length)
    for (let time = 0; time < often; time++) values.push(numberOf(parts[at + 2]) ?? 0)
    at += 2
  }
  return values
}
