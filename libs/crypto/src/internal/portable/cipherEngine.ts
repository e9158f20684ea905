/**
 * SM4 by sm-crypto-v2 and AES-128 by @noble/ciphers, for browsers and every other runtime.
 * Both get whole blocks and no padding: sm-crypto-v2 accepts padding counts of 0 and above 16, so padding is read by ours.
 */
import { cbc, ecb } from '@noble/ciphers/aes'
import { sm4 } from 'sm-crypto-v2'
import { blockBytes } from '../CipherEngine.ts'
import type { CipherAlgorithm, CreateCipherEngine } from '../CipherEngine.ts'

type Transform = (data: Uint8Array, iv: Uint8Array | undefined) => Uint8Array
type MakeTransforms = (key: Uint8Array) => { readonly encrypt: Transform; readonly decrypt: Transform }

const sm4Options = (iv: Uint8Array | undefined) =>
  iv === undefined
    ? ({ mode: 'ecb', padding: 'none', output: 'array' } as const)
    : ({ mode: 'cbc', iv, padding: 'none', output: 'array' } as const)

const aes = (key: Uint8Array, iv: Uint8Array | undefined) =>
  iv === undefined ? ecb(key, { disablePadding: true }) : cbc(key, iv, { disablePadding: true })

const transforms: Record<CipherAlgorithm, MakeTransforms> = {
  SM4: (key) => ({
    encrypt: (data, iv) => sm4.encrypt(data, key, sm4Options(iv)),
    decrypt: (data, iv) => sm4.decrypt(data, key, sm4Options(iv))
  }),
  'AES-128': (key) => ({
    encrypt: (data, iv) => aes(key, iv).encrypt(data),
    decrypt: (data, iv) => aes(key, iv).decrypt(data)
  })
}

export const createCipherEngine: CreateCipherEngine = ({ algorithm, mode, key, iv }) => {
  const { encrypt, decrypt } = transforms[algorithm](key)
  if (mode === 'ECB' || iv !== undefined) return { seal: (frame) => encrypt(frame, iv), open: (sealed) => decrypt(sealed, iv) }
  return {
    seal: (frame) => {
      frame.set(encrypt(frame.subarray(blockBytes), frame.subarray(0, blockBytes)), blockBytes)
      return frame
    },
    open: (sealed) => decrypt(sealed.subarray(blockBytes), sealed.subarray(0, blockBytes))
  }
}
