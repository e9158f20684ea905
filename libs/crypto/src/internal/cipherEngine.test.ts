import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCipherEngine as createPlatformEngine } from '#platform/cipherEngine'
import { blockBytes, cipherAlgorithms, cipherModes } from './CipherEngine.ts'
import type { CipherAlgorithm, CipherMode } from './CipherEngine.ts'
import { createCipherEngine as createPortableEngine } from './portable/cipherEngine.ts'

const bytes = (hex: string) => new Uint8Array(Buffer.from(hex.replaceAll(' ', ''), 'hex'))
const hex = (data: Uint8Array) => Buffer.from(data).toString('hex')

const countingIv = '000102030405060708090a0b0c0d0e0f'
const sm4Key = '0123456789abcdeffedcba9876543210'
const sm4Blocks = 'aaaaaaaabbbbbbbbccccccccddddddddeeeeeeeeffffffffaaaaaaaabbbbbbbb'
const aesKey = '2b7e151628aed2a6abf7158809cf4f3c'
const aesBlocks =
  '6bc1bee22e409f96e93d7e117393172a ae2d8a571e03ac9c9eb76fac45af8e51 30c81c46a35ce411e5fbc1191a0a52ef f69f2445df4f9b17ad2b417be66c3710'

interface Vector {
  source: string
  algorithm: CipherAlgorithm
  mode: CipherMode
  key: string
  iv?: string
  plain: string
  cipher: string
}

const vectors: Vector[] = [
  {
    source: 'GB/T 32907-2016 A.1',
    algorithm: 'SM4',
    mode: 'ECB',
    key: sm4Key,
    plain: sm4Key,
    cipher: '681edf34d206965e86b3e94f536e4246'
  },
  {
    source: 'draft-ribose-cfrg-sm4 A.2.1',
    algorithm: 'SM4',
    mode: 'ECB',
    key: sm4Key,
    plain: sm4Blocks,
    cipher: '5ec8143de509cff7b5179f8f474b86192f1d305a7fb17df985f81c8482192304'
  },
  {
    source: 'draft-ribose-cfrg-sm4 A.2.2',
    algorithm: 'SM4',
    mode: 'CBC',
    key: sm4Key,
    iv: countingIv,
    plain: sm4Blocks,
    cipher: '78ebb11cc40b0a48312aaeb2040244cb4cb7016951909226979b0d15dc6a8f6d'
  },
  {
    source: 'FIPS 197 C.1',
    algorithm: 'AES-128',
    mode: 'ECB',
    key: '000102030405060708090a0b0c0d0e0f',
    plain: '00112233445566778899aabbccddeeff',
    cipher: '69c4e0d86a7b0430d8cdb78070b4c55a'
  },
  {
    source: 'NIST SP 800-38A F.1.1',
    algorithm: 'AES-128',
    mode: 'ECB',
    key: aesKey,
    plain: aesBlocks,
    cipher:
      '3ad77bb40d7a3660a89ecaf32466ef97 f5d3d58503b9699de785895a96fdbaaf 43b1cd7f598ece23881b00e3ed030688 7b0c785e27e8ad3f8223207104725dd4'
  },
  {
    source: 'NIST SP 800-38A F.2.1',
    algorithm: 'AES-128',
    mode: 'CBC',
    key: aesKey,
    iv: countingIv,
    plain: aesBlocks,
    cipher:
      '7649abac8119b246cee98e9b12e9197d 5086cb9b507219ee95db113a917678b2 73bed6b8e3c1743b7116e69e22229516 3ff1caa1681fac09120eca307586e1a7'
  }
]

const engineFor = ({ algorithm, mode, key, iv }: Pick<Vector, 'algorithm' | 'mode' | 'key' | 'iv'>) =>
  createPlatformEngine({ algorithm, mode, key: bytes(key), iv: iv === undefined ? undefined : bytes(iv) })

describe('a cipher engine gives the published vectors', () => {
  it.each(vectors)('[R-7-16 R-9-36] $algorithm $mode of $source', (vector) => {
    const engine = engineFor(vector)
    expect(hex(engine.seal(bytes(vector.plain)))).toBe(hex(bytes(vector.cipher)))
    expect(hex(engine.open(bytes(vector.cipher)))).toBe(hex(bytes(vector.plain)))
  })

  it('[R-7-16] SM4 of GB/T 32907-2016 A.2: a block encrypted a million times over', () => {
    const zeros = new Uint8Array(1_000_000 * blockBytes)
    const sealed = engineFor({ algorithm: 'SM4', mode: 'CBC', key: sm4Key, iv: sm4Key }).seal(zeros)
    expect(hex(sealed.subarray(-blockBytes))).toBe('595298c7c6fd271f0402f804c33d3f66')
  })
})

const block = fc.uint8Array({ minLength: blockBytes, maxLength: blockBytes })
const blocks = fc.array(block, { minLength: 1, maxLength: 9 }).map((parts) => new Uint8Array(parts.flatMap((part) => [...part])))
const kind = fc.record({ algorithm: fc.constantFrom(...cipherAlgorithms), mode: fc.constantFrom(...cipherModes), key: block })

describe('a cipher engine', () => {
  it('is the portable one exactly where the tests run as a browser', () => {
    expect(createPlatformEngine === createPortableEngine).toBe(process.env['PLATFORM'] === 'portable')
  })

  it('opens what it sealed, whatever it did before', () => {
    fc.assert(
      fc.property(kind, fc.array(blocks, { minLength: 1, maxLength: 4 }), fc.boolean(), block, (settings, texts, fixed, iv) => {
        const given = settings.mode === 'CBC' && fixed
        const engine = createPlatformEngine({ ...settings, iv: given ? iv : undefined })
        const ivBytes = settings.mode === 'CBC' && !given ? blockBytes : 0
        const sealed = texts.map((text) => engine.seal(new Uint8Array([...iv.subarray(0, ivBytes), ...text])).slice())
        expect(sealed.reverse().map((text) => hex(engine.open(text)))).toEqual(texts.map(hex).reverse())
      })
    )
  })

  it('and the portable one open what the other sealed', () => {
    fc.assert(
      fc.property(kind, blocks, block, (settings, text, first) => {
        const engines = [createPlatformEngine({ ...settings, iv: undefined }), createPortableEngine({ ...settings, iv: undefined })]
        const frame = () => new Uint8Array([...(settings.mode === 'CBC' ? first : []), ...text])
        for (const sealing of engines) {
          for (const opening of engines) expect(hex(opening.open(sealing.seal(frame()).slice()))).toBe(hex(text))
        }
      })
    )
  })

  it('seals the same under a fixed IV however often it is asked', () => {
    fc.assert(
      fc.property(kind, blocks, block, (settings, text, iv) => {
        const engine = createPlatformEngine({ ...settings, mode: 'CBC', iv })
        expect(hex(engine.seal(text.slice()))).toBe(hex(engine.seal(text.slice())))
      })
    )
  })
})
