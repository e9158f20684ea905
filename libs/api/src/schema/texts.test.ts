import { describe, expect, it } from '@effect/vitest'
import { Schema } from 'effect'
import * as texts from './texts.ts'

const refuses = (schema: Schema.Codec<unknown>, value: unknown) => {
  expect(() => Schema.decodeUnknownSync(schema)(value), JSON.stringify(value).slice(0, 40)).toThrow()
}
const takes = (schema: Schema.Codec<unknown>, value: unknown) => {
  expect(Schema.decodeUnknownSync(schema)(value)).toEqual(value)
}

const kinds = [
  ['Key', texts.Key, 512],
  ['Code', texts.Code, 64],
  ['Codes', texts.Codes, 2_000],
  ['Line', texts.Line, 200],
  ['Address', texts.Address, 2_048],
  ['Text', texts.Text, 2_000],
  ['FormValue', texts.FormValue, 100_000],
  ['a text that carries JSON', texts.carrying('json', Schema.Unknown), 2_097_152]
] as const

describe.each(kinds)('%s', (name, schema, most) => {
  it('is text of any writing, as long as it may be and no longer', () => {
    for (const text of ['', '周晓岚', '𠮷𪚥', '👨‍👩‍👧', 'a b', 'a'.repeat(most)]) takes(schema, text)
    refuses(schema, 'a'.repeat(most + 1))
  })

  it('has no NUL, no other control character, no half of a surrogate pair, and is no other type', () => {
    for (const text of ['a\0', '\u0007', 'a\u007f', '\u0085', '\ud800', 'a\udc00b', '\udc00\ud800']) refuses(schema, text)
    for (const value of [1, null, true, ['a'], { a: 'a' }]) refuses(schema, value)
  })

  it('has lines only where lines are meant', () => {
    const check = ['Text', 'FormValue', 'a text that carries JSON'].includes(name) ? takes : refuses
    for (const text of ['a\nb', 'a\r\nb', 'a\tb']) check(schema, text)
  })
})

describe('lists and maps', () => {
  it('hold as many entries as they may and no more', () => {
    const entries = (count: number) => Array.from({ length: count }, (_, index) => String(index))
    const mapped = (count: number) => Object.fromEntries(entries(count).map((key) => [key, 'a']))
    takes(texts.listOf(texts.Key), entries(2_000))
    refuses(texts.listOf(texts.Key), entries(2_001))
    takes(texts.mapOf(texts.Code), mapped(2_000))
    refuses(texts.mapOf(texts.Code), mapped(2_001))
  })

  it('refuse keys that are no one-line texts instead of leaving them out', () => {
    for (const key of ['a\0', 'a\nb', '\ud800', 'a'.repeat(513)]) refuses(texts.mapOf(texts.Code), { [key]: 'a' })
  })

  it('refuse a key that every object has', () => {
    for (const key of Object.getOwnPropertyNames(Object.prototype))
      refuses(texts.mapOf(texts.Code), JSON.parse(`{"${key}":"a"}`) as unknown)
    takes(texts.mapOf(texts.Code), { constructors: 'a', __proto: 'b' })
  })
})

describe('a whole number', () => {
  it('fits the database', () => {
    for (const value of [0, 1, -1, 2_147_483_647]) takes(texts.Whole, value)
    for (const value of [2_147_483_648, 0.5, 1e308, Number.NaN, '1']) refuses(texts.Whole, value)
    expect(Schema.decodeUnknownSync(texts.WholeFromText)('7')).toBe(7)
    for (const text of ['2147483648', '1e3', '0.5', 'a', '']) expect(() => Schema.decodeUnknownSync(texts.WholeFromText)(text)).toThrow()
  })
})
