import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText, typesetAll, typesetText } from './typesetText.ts'
import type { TypesetText } from './typesetText.ts'

const missing: string[] = []
const typesetter = {
  covers: (codePoint: number) => codePoint < 0x10000 && codePoint !== 0x2611,
  onMissing: (name: string) => missing.push(name)
}
const typeset = (text: string) => typesetText(text, typesetter)

const shown = (text: TypesetText): string =>
  typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : 'missing' in part ? `<${part.missing}>` : '')).join('')

describe('typesetText', () => {
  it.each([
    ['张瑞㛃，2026年3月5日', '张瑞㛃，2026年3月5日'],
    ['', ''],
    ['第一行\r\n第二行\r第三行\u2028末\t行', '第一行\n第二行\n第三行\n末 行'],
    ['零\u200B宽\uFEFF与\u202E方向\uFE0F', '零宽与方向'],
    ['abcdefghijkl', 'abcdefghijkl'],
    ['𠮷野家☑', [{ missing: 'U+20BB7' }, '野家', { missing: 'U+2611' }]],
    ['\u0007\uE000', [{ missing: 'U+0007' }, { missing: 'U+E000' }]],
    ['230102199003071234', ['230102199003', { wrap: 'line' }, '071234']]
  ] as const)('sets %j', (text, expected) => {
    expect(typeset(text)).toEqual(expected)
  })

  it('tells each character without a glyph', () => {
    missing.length = 0
    typeset('甲𠮷乙☑𠮷')
    expect(missing).toEqual(['U+20BB7', 'U+2611', 'U+20BB7'])
  })

  it('keeps paragraphs short enough to be set in linear time', () => {
    const parts = typeset('x'.repeat(100_000))
    const paragraphs = Array.isArray(parts) ? parts.filter((part) => part.wrap === 'paragraph').length : 0
    expect(paragraphs).toBeGreaterThanOrEqual(40)
  })

  it('loses nothing of any text but invisible characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const kept = Array.from(shown(typeset(text)).replaceAll(/<U\+([0-9A-F]+)>/g, (_, hex) => String.fromCodePoint(parseInt(hex, 16))))
        expect(kept.join('')).toBe(plainText(text))
      })
    )
  })

  it('sets every text of any data and leaves the rest as it is', () => {
    expect(typesetAll({ a: ['𠮷', 1, true, null], b: { c: 'x' } }, typesetter)).toEqual({
      a: [[{ missing: 'U+20BB7' }], 1, true, null],
      b: { c: 'x' }
    })
  })
})
