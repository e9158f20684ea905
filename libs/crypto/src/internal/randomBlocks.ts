/**
 * Random 16-byte blocks (随机分组) for IVs, drawn from the source 256 at a time because one draw costs more than one small encryption.
 * Each is used once: written to the front of one frame.
 */
import type { RandomSource } from './RandomSource.ts'
import { blockBytes } from './CipherEngine.ts'

/** Writes the next random block to the front of a frame. */
export const createRandomBlocks = (random: RandomSource): ((frame: Uint8Array) => void) => {
  const pool = new Uint8Array(256 * blockBytes)
  let next = pool.length
  return (frame) => {
    if (next === pool.length) {
      random.getRandomValues(pool)
      next = 0
    }
    for (let at = 0; at < blockBytes; at += 1) frame[at] = pool[next + at] ?? 0
    next += blockBytes
  }
}
