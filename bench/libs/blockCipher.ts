/**
 * SM4-CBC of texts: ours against the two ciphers it stands on and others.
 * `by hand` does the same job over each of them: text to bytes, a random IV, base64.
 * `bytes` is the cipher alone, bytes to bytes under a given IV: what no layer for texts can reach for short ones.
 */
import { Buffer } from 'node:buffer'
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import gmCrypto from 'gm-crypto'
import smCrypto from 'sm-crypto'
import { sm4 } from 'sm-crypto-v2'
import { createBlockCipher } from '@ljonething/crypto/BlockCipher'
import { fastestPeer } from '../harness/Suite.ts'
import type { Contender, Suite } from '../harness/Suite.ts'
import { createBrowserBlockCipher } from './browserBlockCipher.ts'
import { limitSm4 } from './limitSm4.ts'
import { createSampler } from './sampler.ts'

const keyHex = '0123456789abcdeffedcba9876543210'
const key = Uint8Array.from(Buffer.from(keyHex, 'hex'))
const iv = new Uint8Array(16).fill(1)
const config = { algorithm: 'SM4', mode: 'CBC', keyHex } as const
const ivHex = Buffer.from(iv).toString('hex')
const cbc = { mode: 'cbc', iv, output: 'array' } as const
const olderCbc = { mode: 'cbc', iv: ivHex, output: 'array' } as const
const gmCbc = { mode: gmCrypto.SM4.constants.CBC, iv: ivHex }
const limit = limitSm4(key)

const ours = createBlockCipher(config)
const oursInBrowser = await createBrowserBlockCipher(config)

const sizes = [
  { label: '64 B', bytes: 64, texts: 256 },
  { label: '4 KB', bytes: 4096, texts: 8 },
  { label: '1 MB', bytes: 1024 * 1024, texts: 1 }
] as const

type Size = (typeof sizes)[number]

const openSslBytes = (data: Uint8Array): Buffer => {
  const cipher = createCipheriv('sm4-cbc', key, iv)
  return Buffer.concat([cipher.update(data), cipher.final()])
}

const openSslBytesBack = (data: Uint8Array): Buffer => {
  const cipher = createDecipheriv('sm4-cbc', key, iv)
  return Buffer.concat([cipher.update(data), cipher.final()])
}

const byHand = (text: string): string => {
  const fresh = randomBytes(16)
  const cipher = createCipheriv('sm4-cbc', key, fresh)
  return Buffer.concat([fresh, cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}

const utf8 = new TextEncoder()
const utf8Back = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const byHandInBrowser = (text: string): string => {
  const fresh = crypto.getRandomValues(new Uint8Array(16))
  const sealed = sm4.encrypt(utf8.encode(text), key, { ...cbc, iv: fresh })
  const all = new Uint8Array(16 + sealed.length)
  all.set(fresh)
  all.set(sealed, 16)
  return all.toBase64()
}

const byHandBack = (base64: string): string => {
  const sealed = Buffer.from(base64, 'base64')
  const cipher = createDecipheriv('sm4-cbc', key, sealed.subarray(0, 16))
  return Buffer.concat([cipher.update(sealed.subarray(16)), cipher.final()]).toString('utf8')
}

const byHandBackInBrowser = (base64: string): string => {
  const sealed = Uint8Array.fromBase64(base64)
  return utf8Back.decode(sm4.decrypt(sealed.subarray(16), key, { ...cbc, iv: sealed.subarray(0, 16) }))
}

/** A buffer of its own, as gm-crypto wants it. */
const bytesOf = (data: Uint8Array): ArrayBuffer => Uint8Array.from(data).buffer

const textsOf = ({ bytes, texts }: Size): readonly string[] => Array.from({ length: texts }, (_, at) => createSampler(at).digits(bytes))

/** The ciphertext bytes of a base64 text without its IV. */
const sealedBytes = (base64: string): number => (base64.length / 4) * 3 - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0) - 16

const over = <Input>(name: string, role: Contender['role'], inputs: readonly Input[], lengthOf: (input: Input) => number): Contender => ({
  name,
  role,
  run: () => inputs.reduce((total, input) => total + lengthOf(input), 0)
})

const suiteOf = (verb: string, job: string, size: Size, contenders: readonly Contender[]): Suite => ({
  title: `Block cipher, ${verb} ${size.label}: SM4-CBC`,
  unit: 'MB/s',
  work: (size.bytes * size.texts) / 1024 / 1024,
  goals: [
    { of: 'ours', than: fastestPeer, atMost: 1.1 },
    { of: 'ours in a browser', than: `sm-crypto-v2, ${job} by hand`, atMost: 1.1 }
  ],
  contenders
})

const encrypting = (size: Size) => (): Suite => {
  const texts = textsOf(size)
  const data = texts.map((text) => new TextEncoder().encode(text))
  return suiteOf('encrypting', 'text to base64', size, [
    over('hand-written tables, bytes', 'limit', data, (bytes) => limit.seal(bytes, iv).length),
    over('OpenSSL, bytes', 'peer', data, (bytes) => openSslBytes(bytes).length),
    over('OpenSSL, text to base64 by hand', 'peer', texts, (text) => sealedBytes(byHand(text))),
    over('sm-crypto-v2, text to base64 by hand', 'peer', texts, (text) => sealedBytes(byHandInBrowser(text))),
    over('sm-crypto-v2, bytes', 'peer', data, (bytes) => sm4.encrypt(bytes, key, cbc).length),
    over('sm-crypto, bytes', 'peer', data, (bytes) => smCrypto.sm4.encrypt(bytes, keyHex, olderCbc).length),
    over('gm-crypto, bytes', 'peer', data, (bytes) => gmCrypto.SM4.encrypt(bytes.buffer, keyHex, gmCbc).byteLength),
    over('ours', 'ours', texts, (text) => sealedBytes(ours.encrypt(text))),
    over('ours in a browser', 'ours', texts, (text) => sealedBytes(oursInBrowser.encrypt(text)))
  ])
}

const decrypting = (size: Size) => (): Suite => {
  const texts = textsOf(size)
  const data = texts.map((text) => openSslBytes(Buffer.from(text)))
  const sealed = texts.map((text) => ours.encrypt(text))
  const lengthOf = (decrypted: ReturnType<typeof ours.decrypt>): number => (decrypted.ok ? decrypted.value.length : 0)
  return suiteOf('decrypting', 'base64 to text', size, [
    over('hand-written tables, bytes', 'limit', data, (bytes) => limit.open(bytes, iv).length),
    over('OpenSSL, bytes', 'peer', data, (bytes) => openSslBytesBack(bytes).length),
    over('OpenSSL, base64 to text by hand', 'peer', sealed, (base64) => byHandBack(base64).length),
    over('sm-crypto-v2, base64 to text by hand', 'peer', sealed, (base64) => byHandBackInBrowser(base64).length),
    over('sm-crypto-v2, bytes', 'peer', data, (bytes) => sm4.decrypt(bytes, key, cbc).length),
    over('sm-crypto, bytes', 'peer', data, (bytes) => smCrypto.sm4.decrypt(bytes, keyHex, olderCbc).length),
    over('gm-crypto, bytes', 'peer', data, (bytes) => gmCrypto.SM4.decrypt(bytesOf(bytes), keyHex, gmCbc).byteLength),
    over('ours', 'ours', sealed, (base64) => lengthOf(ours.decrypt(base64))),
    over('ours in a browser', 'ours', sealed, (base64) => lengthOf(oursInBrowser.decrypt(base64)))
  ])
}

export const blockCipher: readonly (() => Suite)[] = [...sizes.map(encrypting), ...sizes.map(decrypting)]
