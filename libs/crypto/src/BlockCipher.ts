/**
 * Block cipher for texts (分组密码): SM4 (GB/T 32907-2016) or AES-128 (FIPS 197), PKCS#7 padding, base64 text.
 * CBC puts a fresh random 16-byte IV in front of the ciphertext. ECB, and CBC under a given IV (none in front), exist for interoperability.
 * Fails: a faulty configuration throws InvalidCipherConfig; what does not decrypt is `{ ok: false }`. Without an authentication code a wrong
 * key passes for a one-block text about once in 1.5 million, for longer ones never in practice.
 * Source: spec §7 (form values), §9 (16-byte block, 128-bit hex key).
 * decrypt(encrypt('张三')) → { ok: true, value: '张三' }; decrypt('张三') → { ok: false }
 */
import { decodeBase64, encodeBase64 } from '#platform/base64'
import { createCipherEngine } from '#platform/cipherEngine'
import { InvalidCipherConfig } from './InvalidCipherConfig.ts'
import type { RandomSource } from './internal/RandomSource.ts'
import { blockBytes, cipherAlgorithms, cipherModes } from './internal/CipherEngine.ts'
import type { CipherAlgorithm, CipherMode } from './internal/CipherEngine.ts'
import { hexBytes } from './internal/hexBytes.ts'
import { unpaddedLength } from './internal/pkcs7.ts'
import { createRandomBlocks } from './internal/randomBlocks.ts'
import { createTextFrames } from './internal/textFrames.ts'

export interface BlockCipherConfig {
  readonly algorithm: CipherAlgorithm
  readonly mode: CipherMode
  /** 128-bit key, 32 hexadecimal digits. */
  readonly keyHex: string
  /** Fixed IV of CBC, 32 hexadecimal digits; left out, every text gets its own. */
  readonly ivHex?: string | undefined
}

export type Decrypted = { readonly ok: true; readonly value: string } | { readonly ok: false }

export interface BlockCipher {
  /** Text to base64. A lone surrogate, which UTF-8 cannot carry, becomes U+FFFD. */
  encrypt(text: string): string
  /** Base64 to text, or `{ ok: false }` for anything this cipher and key did not produce. */
  decrypt(base64: string): Decrypted
}

const failed: Decrypted = { ok: false }
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** A cipher for one key; keep it, it is cheaper to use than to make. */
export const createBlockCipher = (config: BlockCipherConfig, random: RandomSource = globalThis.crypto): BlockCipher => {
  const { algorithm, mode, key, iv } = readConfig(config)
  const engine = createCipherEngine({ algorithm, mode, key, iv })
  const ivBytes = mode === 'CBC' && iv === undefined ? blockBytes : 0
  const frameOf = createTextFrames(ivBytes)
  const writeRandomBlock = createRandomBlocks(random)

  return {
    encrypt: (text) => {
      const frame = frameOf(text)
      if (ivBytes > 0) writeRandomBlock(frame)
      return encodeBase64(engine.seal(frame))
    },
    decrypt: (base64) => {
      const sealed = decodeBase64(base64)
      if (sealed === undefined || sealed.length < ivBytes + blockBytes || sealed.length % blockBytes !== 0) return failed
      const padded = engine.open(sealed)
      const length = unpaddedLength(padded)
      return length === undefined ? failed : readText(padded.subarray(0, length))
    }
  }
}

const readConfig = ({ algorithm, mode, keyHex, ivHex }: BlockCipherConfig) => {
  if (!cipherAlgorithms.includes(algorithm)) throw new InvalidCipherConfig('algorithm', `must be one of ${cipherAlgorithms.join(', ')}`)
  if (!cipherModes.includes(mode)) throw new InvalidCipherConfig('mode', `must be one of ${cipherModes.join(', ')}`)
  const key = hexBytes(keyHex, blockBytes)
  if (key === undefined) throw new InvalidCipherConfig('keyHex', 'must be 32 hexadecimal digits')
  if (ivHex === undefined) return { algorithm, mode, key, iv: undefined }
  if (mode === 'ECB') throw new InvalidCipherConfig('ivHex', 'has no use in ECB')
  const iv = hexBytes(ivHex, blockBytes)
  if (iv === undefined) throw new InvalidCipherConfig('ivHex', 'must be 32 hexadecimal digits')
  return { algorithm, mode, key, iv }
}

const readText = (bytes: Uint8Array): Decrypted => {
  try {
    return { ok: true, value: strictUtf8.decode(bytes) }
  } catch {
    return failed
  }
}
