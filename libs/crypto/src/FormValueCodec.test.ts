import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../anyCharacter.ts'
import { createBlockCipher } from './BlockCipher.ts'
import { createFormValueCodec } from './FormValueCodec.ts'
import type { FormValue } from './FormValueCodec.ts'

const cipher = createBlockCipher({ algorithm: 'SM4', mode: 'CBC', keyHex: '0123456789abcdeffedcba9876543210' })
const codec = createFormValueCodec(cipher)
const base64 = /^[A-Za-z0-9+/]+={0,2}$/

describe('encoding a form value', () => {
  it.each<[FormValue, string]>([
    ['张三', '张三'],
    ['', ''],
    ['{"a":1}', '{"a":1}'],
    [0, '0'],
    [3.5, '3.5'],
    [false, 'false'],
    [['230102', null], '["230102",null]'],
    [{ a: 1, b: { c: '丙' } }, '{"a":1,"b":{"c":"丙"}}']
  ])('[R-7-14] serialises %j to the text %j, encrypts it and encodes it in base64', (value, text) => {
    const raw = codec.encode(value)
    expect(raw).toMatch(base64)
    expect(cipher.decrypt(raw)).toEqual({ ok: true, value: text })
    expect(codec.decode(raw)).toEqual({ text, encrypted: true })
  })

  it('[R-7-14] leaves out names without a value', () => {
    const raws = codec.encodeForm({ name: '张三', age: 0, note: '', gone: null, never: undefined })
    expect(Object.keys(raws)).toEqual(['name', 'age', 'note'])
    expect(codec.decodeForm(raws)).toEqual({
      name: { text: '张三', encrypted: true },
      age: { text: '0', encrypted: true },
      note: { text: '', encrypted: true }
    })
  })
})

describe('decoding a form value', () => {
  it.each(['', '张三', '230102199001011234', 'abcd', 'AAAAAAAAAAAAAAAAAAAAAA==', '{"a":1}'])(
    '[R-7-15] falls back to the raw input %j and says that it was not encrypted',
    (raw) => expect(codec.decode(raw)).toEqual({ text: raw, encrypted: false })
  )

  it('[R-7-15] falls back to the raw input under another key', () => {
    const other = createFormValueCodec(createBlockCipher({ algorithm: 'SM4', mode: 'CBC', keyHex: 'f'.repeat(32) }))
    const raw = codec.encode('黑龙江省哈尔滨市南岗区中山路一号')
    expect(other.decode(raw)).toEqual({ text: raw, encrypted: false })
  })

  it('[R-7-15] falls back name by name', () => {
    expect(codec.decodeForm({ plain: '张三', sealed: codec.encode('李四') })).toEqual({
      plain: { text: '张三', encrypted: false },
      sealed: { text: '李四', encrypted: true }
    })
  })

  it('keeps a name that looks like a prototype as a plain name', () => {
    const raws = JSON.parse('{"__proto__":"张三"}')
    expect(Object.keys(codec.decodeForm(raws))).toEqual(['__proto__'])
  })
})

describe('the form-value codec', () => {
  it('[R-7-14] gives back every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(codec.decode(codec.encode(text))).toEqual({ text, encrypted: true })
      })
    )
  })

  it('[R-7-14] gives back every number, truth value, list and object as its JSON', () => {
    const leaf = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.constant(null)
    )
    const value = fc.oneof(fc.array(leaf), fc.dictionary(fc.string(), fc.oneof(leaf, fc.array(leaf))), fc.integer(), fc.boolean())
    fc.assert(
      fc.property(value, (written) => {
        expect(codec.decode(codec.encode(written))).toEqual({ text: JSON.stringify(written), encrypted: true })
      })
    )
  })

  it('[R-7-15] gives back as it came, marked as such, whatever is no ciphertext', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (raw) => {
        expect(codec.decode(raw)).toEqual({ text: raw, encrypted: false })
      })
    )
  })

  it('keeps the names of a form', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string({ unit: anyCharacter })), (values) => {
        const decoded = codec.decodeForm(codec.encodeForm(values))
        expect(Object.entries(decoded).map(([name, { text }]) => [name, text])).toEqual(Object.entries(values))
      })
    )
  })
})
