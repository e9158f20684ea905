/**
 * SM4 and AES-128 by OpenSSL (node:crypto). Where the build lacks a cipher, the portable engine does the work.
 * Making an OpenSSL cipher costs more than a short text, so both directions keep one. In CBC the random block in front is encrypted on top of
 * the last ciphertext block and thereby becomes an unpredictable IV; in decryption only what follows the first block depends on nothing before.
 * Source: RFC 4346 §6.2.3.2 (2)(b).
 */
import { createCipheriv, createDecipheriv, getCiphers } from 'node:crypto'
import { blockBytes } from '../CipherEngine.ts'
import type { CipherEngine, CipherEngineSettings, CreateCipherEngine } from '../CipherEngine.ts'
import { createCipherEngine as createPortableEngine } from '../portable/cipherEngine.ts'

const openSslNames = {
  SM4: { CBC: 'sm4-cbc', ECB: 'sm4-ecb' },
  'AES-128': { CBC: 'aes-128-cbc', ECB: 'aes-128-ecb' }
} as const

const available = new Set(getCiphers())

export const createCipherEngine: CreateCipherEngine = (settings) => {
  const name = openSslNames[settings.algorithm][settings.mode]
  return available.has(name) ? createOpenSslEngine(name, settings) : createPortableEngine(settings)
}

const createOpenSslEngine = (name: string, { mode, key, iv }: CipherEngineSettings): CipherEngine => {
  const start = mode === 'ECB' ? null : (iv ?? new Uint8Array(blockBytes))
  const encryptor = () => createCipheriv(name, key, start).setAutoPadding(false)
  const keptEncryptor = encryptor()
  const keptDecryptor = createDecipheriv(name, key, start).setAutoPadding(false)

  if (mode === 'ECB') return { seal: (frame) => keptEncryptor.update(frame), open: (sealed) => keptDecryptor.update(sealed) }
  if (iv === undefined) {
    return { seal: (frame) => keptEncryptor.update(frame), open: (sealed) => keptDecryptor.update(sealed).subarray(blockBytes) }
  }
  return {
    seal: (frame) => encryptor().update(frame),
    open: (sealed) => {
      keptDecryptor.update(iv)
      return keptDecryptor.update(sealed)
    }
  }
}
