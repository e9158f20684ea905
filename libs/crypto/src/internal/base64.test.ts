import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import * as node from './node/base64.ts'
import * as portable from './portable/base64.ts'

const removeByteMethods = () => {
  const restores = ['setFromBase64', 'toBase64'].map((name) => {
    const descriptor = Object.getOwnPropertyDescriptor(Uint8Array.prototype, name)
    Reflect.deleteProperty(Uint8Array.prototype, name)
    return () => (descriptor === undefined ? undefined : Object.defineProperty(Uint8Array.prototype, name, descriptor))
  })
  return () => restores.forEach((restore) => restore())
}

describe.each([
  ['node', node, () => undefined],
  ['portable', portable, () => undefined],
  ['portable, before the byte methods', portable, removeByteMethods]
])('base64 (%s)', (_, { encodeBase64, decodeBase64 }, prepare) => {
  beforeAll(prepare)

  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['fooba', 'Zm9vYmE='],
    ['foobar', 'Zm9vYmFy']
  ])('of RFC 4648 §10: %j is %j', (plain, encoded) => {
    expect(encodeBase64(new TextEncoder().encode(plain))).toBe(encoded)
    expect(new TextDecoder().decode(decodeBase64(encoded))).toBe(plain)
  })

  it.each(['Zg', 'Zg=', 'Zm9', 'Zh==', 'Zm9=', 'Zm9v=', 'Zm 9v', 'Zm9v\n', '-_-_', 'Zm9*', '张三', '====', '\u0000'])(
    'refuses %j',
    (text) => expect(decodeBase64(text)).toBeUndefined()
  )

  it('decodes what it encoded, of a view as of a whole array', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), fc.nat(100), (data, from) => {
        const view = data.subarray(from)
        expect(Array.from(decodeBase64(encodeBase64(view)) ?? [])).toEqual(Array.from(view))
      })
    )
  })

  it('decodes no text but the one that encoding gives', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 24 }), fc.base64String({ maxLength: 24 })), (text) => {
        const bytes = decodeBase64(text)
        if (bytes !== undefined) expect(encodeBase64(bytes)).toBe(text)
      })
    )
  })

  it.each([20_000, 49_150, 49_151, 49_152, 60_000, 60_001, 60_002])('carries %d bytes', (length) => {
    const data = Uint8Array.from({ length }, (_, at) => at % 251)
    expect(Buffer.from(decodeBase64(encodeBase64(data)) ?? []).equals(data)).toBe(true)
  })

  it.each([
    '',
    'Z',
    'Zg',
    'Zg=',
    'Zh==',
    'Zm9=',
    'Zm9v=',
    ' ',
    '    ',
    'Zm 9v',
    '\n',
    '-_-_',
    'Zm9*',
    '张三三三',
    '\u0141\u0141\u0141\u0141'
  ])('refuses %j behind a long text, or takes it as the whole', (end) => {
    for (const length of [49_152, 65_536]) {
      const text = encodeBase64(new Uint8Array(length - (length % 3))) + end
      expect(decodeBase64(text) === undefined).toBe(end !== '')
    }
  })
})
