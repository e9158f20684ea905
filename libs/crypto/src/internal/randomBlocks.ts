/**
 * Random 16-byte blocks (随机分组) for IVs, drawn from the source 256 at a time because one draw costs more than one small encryption.
 * The block is a view: read it before asking for the next. Each is given out once.
 */
import type { RandomSource } from '../RandomSource.ts'
import { blockBytes } from './CipherEngine.ts'

export const createRandomBlocks = (random: RandomSource): (() => Uint8Array) => {
  const pool = new Uint8Array(256 * blockBytes)
  let next = pool.length
  return () => {
    if (next === pool.length) {
      random.getRandomValues(pool)
      next = 0
    }
    const block = pool.subarray(next, next + blockBytes)
    next += blockBytes
    return block
  }
}
