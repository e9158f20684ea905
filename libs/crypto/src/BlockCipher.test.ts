import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../anyCharacter.ts'
import { createBlockCipher } from './BlockCipher.ts'
import type { BlockCipherConfig } from './BlockCipher.ts'
import { InvalidCipherConfig } from './InvalidCipherConfig.ts'

const keyHex = '0123456789abcdeffedcba9876543210'
const ivHex = '000102030405060708090a0b0c0d0e0f'

const configs: BlockCipherConfig[] = [
  { algorithm: 'SM4', mode: 'CBC', keyHex },
  { algorithm: 'SM4', mode: 'CBC', keyHex, ivHex },
  { algorithm: 'SM4', mode: 'ECB', keyHex },
  { algorithm: 'AES-128', mode: 'CBC', keyHex },
  { algorithm: 'AES-128', mode: 'CBC', keyHex, ivHex },
  { algorithm: 'AES-128', mode: 'ECB', keyHex }
]
const sm4 = createBlockCipher({ algorithm: 'SM4', mode: 'CBC', keyHex })

const anyConfig = fc.constantFrom(...configs)
const anyText = fc.string({ unit: anyCharacter, maxLength: 200 })
const longText = fc.string({ unit: anyCharacter, minLength: 40, maxLength: 200 })
const anyKey = fc.stringMatching(/^[0-9a-f]{32}$/)
const sealedBytes = (base64: string) => Buffer.from(base64, 'base64')

describe('a block cipher', () => {
  it.each(configs)('[R-7-16 R-9-36] $algorithm $mode (IV $ivHex) gives back the text it encrypted', (config) => {
    const cipher = createBlockCipher(config)
    expect(cipher.decrypt(cipher.encrypt('张三'))).toEqual({ ok: true, value: '张三' })
  })

  it.each<[string, BlockCipherConfig, string]>([
    ['SM4 ECB', { algorithm: 'SM4', mode: 'ECB', keyHex }, 'ihCmzwLpDnLqrEeuP4CWpQ=='],
    ['SM4 CBC', { algorithm: 'SM4', mode: 'CBC', keyHex, ivHex }, 'hSIosezcSQ+BsO3r5pBYHA=='],
    ['AES-128 ECB', { algorithm: 'AES-128', mode: 'ECB', keyHex }, 'y1C64biInrDewQuj8jgUCA=='],
    ['AES-128 CBC', { algorithm: 'AES-128', mode: 'CBC', keyHex, ivHex }, '7i0usdeFC1lxCKN7qk6QRw==']
  ])('[R-7-16] %s writes what openssl enc writes', (_, config, base64) => {
    expect(createBlockCipher(config).encrypt('龙江一件事')).toBe(base64)
    expect(createBlockCipher(config).decrypt(base64)).toEqual({ ok: true, value: '龙江一件事' })
  })

  it('[R-7-16 R-9-36] puts PKCS#7 padding to 16-byte blocks under base64, and a random IV in front', () => {
    for (const [length, expected] of [
      [0, 32],
      [15, 32],
      [16, 48],
      [17, 48]
    ] as const) {
      expect(sealedBytes(sm4.encrypt('x'.repeat(length)))).toHaveLength(expected)
    }
  })

  it('draws each IV from the random source it is given', () => {
    let drawn = 0
    const random = {
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => {
        drawn += 1
        return bytes.fill(drawn)
      }
    }
    const cipher = createBlockCipher({ algorithm: 'SM4', mode: 'CBC', keyHex }, random)
    const texts = Array.from({ length: 300 }, () => cipher.encrypt('x'))
    expect(drawn).toBe(2)
    for (const text of texts) expect(cipher.decrypt(text)).toEqual({ ok: true, value: 'x' })
  })

  it('writes a lone surrogate, which UTF-8 cannot carry, as U+FFFD', () => {
    expect(sm4.decrypt(sm4.encrypt('a\ud800b'))).toEqual({ ok: true, value: 'a\ufffdb' })
  })

  it('keeps a byte order mark', () => expect(sm4.decrypt(sm4.encrypt('\ufeff张'))).toEqual({ ok: true, value: '\ufeff张' }))

  it('carries a megabyte', () => {
    const text = '黑龙江'.repeat(120_000)
    expect(sm4.decrypt(sm4.encrypt(text))).toEqual({ ok: true, value: text })
  })
})

describe('a block cipher says ok: false to', () => {
  it.each([
    ['an empty text', ''],
    ['a plain text', '张三'],
    ['a plain text that happens to be base64', 'abcd'],
    ['a block without an IV', 'AAAAAAAAAAAAAAAAAAAAAA=='],
    ['an IV and half a block', Buffer.alloc(24).toString('base64')],
    ['base64 with a line break', `${sm4.encrypt('x')}\n`],
    ['base64url', sm4.encrypt('x').replace(/.$/, '-')]
  ])('%s', (_, text) => expect(sm4.decrypt(text)).toEqual({ ok: false }))

  it.each<[string, string]>([
    ['padding of zero bytes', '00'],
    ['padding longer than a block', '11'],
    ['unequal padding', '02']
  ])('%s', (_, lastByte) => {
    const raw = createBlockCipher({ algorithm: 'SM4', mode: 'CBC', keyHex, ivHex: '00'.repeat(16) })
    const other = createBlockCipher({
      algorithm: 'SM4',
      mode: 'CBC',
      keyHex,
      ivHex: `${'00'.repeat(15)}${(0x01 ^ Number.parseInt(lastByte, 16)).toString(16).padStart(2, '0')}`
    })
    expect(raw.decrypt(raw.encrypt('fifteen bytes..'))).toEqual({ ok: true, value: 'fifteen bytes..' })
    expect(other.decrypt(raw.encrypt('fifteen bytes..'))).toEqual({ ok: false })
  })

  it('well-padded bytes that are not UTF-8', () => {
    const raw = createBlockCipher({ algorithm: 'SM4', mode: 'CBC', keyHex, ivHex: '00'.repeat(16) })
    const other = createBlockCipher({ algorithm: 'SM4', mode: 'CBC', keyHex, ivHex: `ff${'00'.repeat(15)}` })
    expect(other.decrypt(raw.encrypt('x'))).toEqual({ ok: false })
  })

  it('every text under another key', () => {
    fc.assert(
      fc.property(anyConfig, anyKey, longText, (config, otherKey, text) => {
        fc.pre(otherKey !== keyHex)
        expect(createBlockCipher({ ...config, keyHex: otherKey }).decrypt(createBlockCipher(config).encrypt(text))).toEqual({ ok: false })
      })
    )
  })

  it('every text cut short inside a block', () => {
    fc.assert(
      fc.property(anyConfig, anyText, fc.integer({ min: 1, max: 15 }), (config, text, cut) => {
        const cipher = createBlockCipher(config)
        expect(cipher.decrypt(sealedBytes(cipher.encrypt(text)).subarray(0, -cut).toString('base64'))).toEqual({ ok: false })
      })
    )
  })

  it('every text cut in its base64', () => {
    fc.assert(
      fc.property(anyConfig, anyText, fc.integer({ min: 1, max: 20 }), (config, text, cut) => {
        const cipher = createBlockCipher(config)
        const sealed = cipher.encrypt(text)
        expect(cipher.decrypt(sealed.slice(0, -cut))).toEqual({ ok: false })
      })
    )
  })
})

describe('a block cipher never', () => {
  it('[R-7-16] loses a character: any text comes back', () => {
    fc.assert(
      fc.property(anyConfig, fc.array(anyText, { maxLength: 4 }), (config, texts) => {
        const cipher = createBlockCipher(config)
        const sealed = texts.map((text) => cipher.encrypt(text))
        expect(sealed.map((text) => cipher.decrypt(text))).toEqual(texts.map((value) => ({ ok: true, value })))
      })
    )
  })

  it('needs the instance that encrypted', () => {
    fc.assert(
      fc.property(anyConfig, anyText, (config, text) => {
        expect(createBlockCipher(config).decrypt(createBlockCipher(config).encrypt(text))).toEqual({ ok: true, value: text })
      })
    )
  })

  it('throws at anything it is asked to decrypt', () => {
    fc.assert(
      fc.property(anyConfig, fc.oneof(fc.string(), fc.base64String(), anyText), (config, text) => {
        expect(createBlockCipher(config).decrypt(text)).toHaveProperty('ok')
      })
    )
  })

  it('writes the same twice with random IVs, and always with a given one or in ECB', () => {
    fc.assert(
      fc.property(anyConfig, anyText, (config, text) => {
        const cipher = createBlockCipher(config)
        expect(cipher.encrypt(text) === cipher.encrypt(text)).toBe(config.mode === 'ECB' || config.ivHex !== undefined)
      })
    )
  })

  it('shows the text in what it writes', () => {
    fc.assert(
      fc.property(anyConfig, longText, (config, text) => {
        expect(sealedBytes(createBlockCipher(config).encrypt(text)).includes(Buffer.from(text))).toBe(false)
      })
    )
  })
})

describe('a faulty configuration', () => {
  const hexadecimal = 'must be 32 hexadecimal digits'

  it.each<[InvalidCipherConfig['setting'], string, object, string]>([
    ['algorithm', 'an unknown algorithm', { algorithm: 'DES' }, 'must be one of SM4, AES-128'],
    ['mode', 'an unknown mode', { mode: 'GCM' }, 'must be one of CBC, ECB'],
    ['keyHex', 'an empty key', { keyHex: '' }, hexadecimal],
    ['keyHex', 'a short key', { keyHex: keyHex.slice(2) }, hexadecimal],
    ['keyHex', 'a long key', { keyHex: `${keyHex}00` }, hexadecimal],
    ['keyHex', 'a key that is not hexadecimal', { keyHex: keyHex.replace('f', 'g') }, hexadecimal],
    ['ivHex', 'a short IV', { ivHex: '00' }, hexadecimal],
    ['ivHex', 'an IV that is not hexadecimal', { ivHex: ivHex.replace('f', ' ') }, hexadecimal],
    ['ivHex', 'an IV for ECB', { mode: 'ECB', ivHex }, 'has no use in ECB']
  ])('[R-9-36] names %s for %s and keeps its value to itself', (setting, _, change, must) => {
    const config = { algorithm: 'SM4', mode: 'CBC', keyHex, ...change } as const
    const caught = catchError(() => createBlockCipher(config))
    expect(caught).toBeInstanceOf(InvalidCipherConfig)
    expect(caught).toMatchObject({ name: 'InvalidCipherConfig', setting })
    expect(String(caught)).toBe(`InvalidCipherConfig: ${setting} ${must}`)
  })

  it('is not made of a key in capitals', () => {
    expect(createBlockCipher({ algorithm: 'SM4', mode: 'CBC', keyHex: keyHex.toUpperCase() }).decrypt(sm4.encrypt('x')).ok).toBe(true)
  })
})

const catchError = (run: () => unknown): unknown => {
  try {
    return run()
  } catch (error) {
    return error
  }
}
