/**
 * The limit for SM4-CBC without native code (GB/T 32907-2016): four tables that join substitution and diffusion, round keys made once, words
 * instead of bytes, PKCS#7 padding, one allocation a text. The substitution box is computed from its algebra over GF(2^8).
 */
const modulus = 0x1f5
const constant = 0xd3
const firstRow = 0xa7

const product = (left: number, right: number): number => {
  let result = 0
  let factor = left
  for (let rest = right; rest > 0; rest >>= 1) {
    if (rest & 1) result ^= factor
    factor = (factor << 1) ^ (factor & 0x80 ? modulus : 0)
  }
  return result & 0xff
}
const parity = (byte: number): number => (byte === 0 ? 0 : (byte & 1) ^ parity(byte >> 1))
const rotateByte = (byte: number, by: number): number => ((byte << by) | (byte >> (8 - by))) & 0xff
const affine = (byte: number): number =>
  Array.from({ length: 8 }, (_, bit) => parity(rotateByte(firstRow, bit) & byte) << bit).reduce((sum, bit) => sum | bit, 0)
const bytes = Array.from({ length: 256 }, (_, byte) => byte)
const inverse = bytes.map((byte) => bytes.find((other) => product(byte, other) === 1) ?? 0)
const box = Uint8Array.from(bytes, (byte) => affine(inverse[affine(byte) ^ constant] ?? 0) ^ constant)

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by))
const substituted = (word: number): number => [24, 16, 8, 0].reduce((sum, shift) => sum | ((box[(word >>> shift) & 0xff] ?? 0) << shift), 0)
const diffused = (word: number): number => word ^ rotate(word, 2) ^ rotate(word, 10) ^ rotate(word, 18) ^ rotate(word, 24)
const table = (shift: number): Int32Array => Int32Array.from(box, (byte) => diffused(byte << shift))
const tables = [table(24), table(16), table(8), table(0)] as const

const roundKeys = (key: DataView): Int32Array => {
  const words = [0xa3b1bac6, 0x56aa3350, 0x677d9197, 0xb27022dc].map((system, at) => key.getInt32(at * 4) ^ system)
  for (let round = 0; round < 32; round += 1) {
    const fixed = [0, 1, 2, 3].reduce((sum, at) => (sum << 8) | (((4 * round + at) * 7) & 0xff), 0)
    const mixed = substituted((words[round + 1] ?? 0) ^ (words[round + 2] ?? 0) ^ (words[round + 3] ?? 0) ^ fixed)
    words.push((words[round] ?? 0) ^ mixed ^ rotate(mixed, 13) ^ rotate(mixed, 23))
  }
  return Int32Array.from(words.slice(4))
}

const [t0, t1, t2, t3] = tables
const block = new Int32Array(4)

const turn = (keys: Int32Array, a: number, b: number, c: number, d: number): void => {
  for (let round = 0; round < 32; round += 4) {
    let x = b ^ c ^ d ^ (keys[round] ?? 0)
    a ^= (t0[x >>> 24] ?? 0) ^ (t1[(x >>> 16) & 0xff] ?? 0) ^ (t2[(x >>> 8) & 0xff] ?? 0) ^ (t3[x & 0xff] ?? 0)
    x = c ^ d ^ a ^ (keys[round + 1] ?? 0)
    b ^= (t0[x >>> 24] ?? 0) ^ (t1[(x >>> 16) & 0xff] ?? 0) ^ (t2[(x >>> 8) & 0xff] ?? 0) ^ (t3[x & 0xff] ?? 0)
    x = d ^ a ^ b ^ (keys[round + 2] ?? 0)
    c ^= (t0[x >>> 24] ?? 0) ^ (t1[(x >>> 16) & 0xff] ?? 0) ^ (t2[(x >>> 8) & 0xff] ?? 0) ^ (t3[x & 0xff] ?? 0)
    x = a ^ b ^ c ^ (keys[round + 3] ?? 0)
    d ^= (t0[x >>> 24] ?? 0) ^ (t1[(x >>> 16) & 0xff] ?? 0) ^ (t2[(x >>> 8) & 0xff] ?? 0) ^ (t3[x & 0xff] ?? 0)
  }
  block[0] = d
  block[1] = c
  block[2] = b
  block[3] = a
}

const viewOf = (data: Uint8Array): DataView => new DataView(data.buffer, data.byteOffset, data.byteLength)
const word = (at: number): number => block[at] ?? 0

export interface LimitSm4 {
  readonly seal: (data: Uint8Array, iv: Uint8Array) => Uint8Array
  readonly open: (sealed: Uint8Array, iv: Uint8Array) => Uint8Array
}

export const limitSm4 = (key: Uint8Array): LimitSm4 => {
  const keys = roundKeys(viewOf(key))
  const backwards = keys.toReversed()
  return {
    seal: (data, iv) => {
      const length = data.length + 16 - (data.length % 16)
      const out = new Uint8Array(length).fill(length - data.length, data.length)
      out.set(data)
      const view = viewOf(out)
      const first = viewOf(iv)
      let [a, b, c, d] = [first.getInt32(0), first.getInt32(4), first.getInt32(8), first.getInt32(12)]
      for (let at = 0; at < length; at += 16) {
        turn(keys, a ^ view.getInt32(at), b ^ view.getInt32(at + 4), c ^ view.getInt32(at + 8), d ^ view.getInt32(at + 12))
        view.setInt32(at, (a = word(0)))
        view.setInt32(at + 4, (b = word(1)))
        view.setInt32(at + 8, (c = word(2)))
        view.setInt32(at + 12, (d = word(3)))
      }
      return out
    },
    open: (sealed, iv) => {
      const out = new Uint8Array(sealed.length)
      const view = viewOf(out)
      const source = viewOf(sealed)
      const first = viewOf(iv)
      let [a, b, c, d] = [first.getInt32(0), first.getInt32(4), first.getInt32(8), first.getInt32(12)]
      for (let at = 0; at < sealed.length; at += 16) {
        const [e, f, g, h] = [source.getInt32(at), source.getInt32(at + 4), source.getInt32(at + 8), source.getInt32(at + 12)]
        turn(backwards, e, f, g, h)
        view.setInt32(at, word(0) ^ a)
        view.setInt32(at + 4, word(1) ^ b)
        view.setInt32(at + 8, word(2) ^ c)
        view.setInt32(at + 12, word(3) ^ d)
        a = e
        b = f
        c = g
        d = h
      }
      return out.subarray(0, out.length - (out.at(-1) ?? 0))
    }
  }
}
