/**
 * A JBIG2 file of one picture (测试用 JBIG2): a lossless generic region of template 0, arithmetically coded. Source: ITU-T T.88, 6.2 and annexes A,
 * D, E.
 */

/** Probability, next state when more and when less probable, exchange. Table E.1. */
const states: readonly (readonly [number, number, number, boolean])[] = [
  [0x5601, 1, 1, true],
  [0x3401, 2, 6, false],
  [0x1801, 3, 9, false],
  [0x0ac1, 4, 12, false],
  [0x0521, 5, 29, false],
  [0x0221, 38, 33, false],
  [0x5601, 7, 6, true],
  [0x5401, 8, 14, false],
  [0x4801, 9, 14, false],
  [0x3801, 10, 14, false],
  [0x3001, 11, 17, false],
  [0x2401, 12, 18, false],
  [0x1c01, 13, 20, false],
  [0x1601, 29, 21, false],
  [0x5601, 15, 14, true],
  [0x5401, 16, 14, false],
  [0x5101, 17, 15, false],
  [0x4801, 18, 16, false],
  [0x3801, 19, 17, false],
  [0x3401, 20, 18, false],
  [0x3001, 21, 19, false],
  [0x2801, 22, 19, false],
  [0x2401, 23, 20, false],
  [0x2201, 24, 21, false],
  [0x1c01, 25, 22, false],
  [0x1801, 26, 23, false],
  [0x1601, 27, 24, false],
  [0x1401, 28, 25, false],
  [0x1201, 29, 26, false],
  [0x1101, 30, 27, false],
  [0x0ac1, 31, 28, false],
  [0x09c1, 32, 29, false],
  [0x08a1, 33, 30, false],
  [0x0521, 34, 31, false],
  [0x0441, 35, 32, false],
  [0x02a1, 36, 33, false],
  [0x0221, 37, 34, false],
  [0x0141, 38, 35, false],
  [0x0111, 39, 36, false],
  [0x0085, 40, 37, false],
  [0x0049, 41, 38, false],
  [0x0025, 42, 39, false],
  [0x0015, 43, 40, false],
  [0x0009, 44, 41, false],
  [0x0005, 45, 42, false],
  [0x0001, 45, 43, false],
  [0x5601, 46, 46, false]
]

const encoder = () => {
  const bytes: number[] = []
  const contexts = new Map<number, { state: number; likely: number }>()
  let [a, c, counter, last] = [0x8000, 0, 12, -1]
  const push = (byte: number) => {
    if (last >= 0) bytes.push(last)
    last = byte
  }
  const byteOut = () => {
    if (last === 0xff) {
      push((c >>> 20) & 0xff)
      c &= 0xfffff
      counter = 7
      return
    }
    if (c >= 0x8000000) {
      last += 1
      c &= 0x7ffffff
      if (last === 0xff) {
        push((c >>> 20) & 0xff)
        c &= 0xfffff
        counter = 7
        return
      }
    }
    push((c >>> 19) & 0xff)
    c &= 0x7ffff
    counter = 8
  }
  const renormalise = () => {
    do {
      a = (a << 1) & 0xffff
      c *= 2
      counter -= 1
      if (counter === 0) byteOut()
    } while ((a & 0x8000) === 0)
  }
  return {
    bit: (context: number, bit: number) => {
      const now = contexts.get(context) ?? { state: 0, likely: 0 }
      contexts.set(context, now)
      const [probability = 0, more = 0, less = 0, exchange = false] = states[now.state] ?? []
      a -= probability
      if (bit === now.likely) {
        if ((a & 0x8000) !== 0) {
          c += probability
          return
        }
        if (a < probability) a = probability
        else c += probability
        now.state = more
      } else {
        if (a < probability) c += probability
        else a = probability
        if (exchange) now.likely = 1 - now.likely
        now.state = less
      }
      renormalise()
    },
    end: (): readonly number[] => {
      const limit = c + a
      c = (c | 0xffff) >>> 0
      if (c >= limit) c -= 0x8000
      for (let time = 0; time < 2; time++) {
        c = c * 2 ** counter
        byteOut()
      }
      if (last !== 0xff) push(0xff)
      push(0xac)
      return [...bytes, last]
    }
  }
}

const long = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const segment = (number: number, kind: number, data: readonly number[]) => [...long(number), kind, 0, 1, ...long(data.length), ...data]

/** `isBlack` of each pixel. */
export const jbig2File = (width: number, height: number, isBlack: (x: number, y: number) => boolean): Uint8Array<ArrayBuffer> => {
  const coder = encoder()
  const at = (x: number, y: number) => (x >= 0 && x < width && y >= 0 && isBlack(x, y) ? 1 : 0)
  const places = [
    [-1, -2],
    [0, -2],
    [1, -2],
    [-2, -1],
    [-1, -1],
    [0, -1],
    [1, -1],
    [2, -1],
    [-4, 0],
    [-3, 0],
    [-2, 0],
    [-1, 0]
  ] as const
  const adaptive = [
    [3, -1],
    [-3, -1],
    [2, -2],
    [-2, -2]
  ] as const
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      /** The order of pixels within a context does not matter to who codes alone, but to who decodes: figure 3. */
      const bits = [
        at(x + adaptive[3][0], y + adaptive[3][1]),
        ...places.slice(0, 3).map(([dx, dy]) => at(x + dx, y + dy)),
        at(x + adaptive[2][0], y + adaptive[2][1]),
        at(x + adaptive[1][0], y + adaptive[1][1]),
        ...places.slice(3, 8).map(([dx, dy]) => at(x + dx, y + dy)),
        at(x + adaptive[0][0], y + adaptive[0][1]),
        ...places.slice(8).map(([dx, dy]) => at(x + dx, y + dy))
      ]
      coder.bit(
        bits.reduce<number>((context, bit) => context * 2 + bit, 0),
        at(x, y)
      )
    }
  }
  const region = [
    ...long(width),
    ...long(height),
    ...long(0),
    ...long(0),
    0,
    0,
    ...adaptive.flat().map((value) => value & 255),
    ...coder.end()
  ]
  return Uint8Array.from([
    ...[0x97, 0x4a, 0x42, 0x32, 0x0d, 0x0a, 0x1a, 0x0a, 1],
    ...long(1),
    ...segment(0, 48, [...long(width), ...long(height), ...long(0), ...long(0), 0, 0, 0]),
    ...segment(1, 39, region),
    ...segment(2, 49, []),
    ...segment(3, 51, [])
  ])
}
