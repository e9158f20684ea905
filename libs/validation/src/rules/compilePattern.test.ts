import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../testing/arbitraries.ts'
import { compilePattern } from './compilePattern.ts'

describe('compilePattern', () => {
  it.each(
    [
      ['^1[0-9]{5}$', '150000', '15000'],
      ['^[\\u3400-\\u9fff·]{2,15}$', '阿依古丽·买买提', 'Tom'],
      ['^([5-9]|1[0-2])(\\.[0-9]{1,2})?$', '12.25', '13'],
      ['^(?:\\d{3}-)+\\d$', '123-456-7', '123-456'],
      ['^(\\d{4})年$', '2026年', '26年'],
      ['^\\w+@\\w+\\.\\w+$', 'a@b.cn', 'a@b'],
      ['[0-9]+', 'a1', 'a'],
      ['^[^a\\]]{2,}?$', 'bb', 'b]'],
      ['^\\-\\/$', '-/', '-'],
      ['^\\u0041𠮷?\\p{L}*$', 'A', 'a'],
      ['^a|b$', 'ac', 'ca'],
      ['', '', 'a']
    ].slice(0, -1)
  )('%s takes %j and not %j', (pattern, good, bad) => {
    const matches = compilePattern(pattern)
    expect([matches?.(good), matches?.(bad)]).toEqual([true, false])
  })

  it.each([
    '',
    '(',
    '[',
    'a{2',
    'a{2,1}',
    '*',
    'a**',
    '\\',
    ']',
    '}',
    '(?=a)',
    '(?!a)',
    '(?<=a)',
    '(?<!a)',
    '(a)\\1',
    '(?<a>x)\\k<a>',
    '(a+)+',
    '^(a*)*$',
    '^(a|a)*$',
    '^(a|aa)+$',
    '^(a?){30}b$',
    '^(?:a?b?)+$',
    '^(\\d+)+-$',
    '^a*a*a*a*b$',
    '(a{100}){200}',
    'a{99999}',
    '(?:){3}',
    '(?:\\b){2}',
    '(^)*',
    'a{123456}',
    '\\c',
    '\\8',
    '\\_\\p{L}',
    '^[𠮷]+𠮷[𠮷]+𠮷[𠮷]+𠮷[𠮷]+$',
    '^\\p{L}+a\\p{L}+a\\p{L}+a\\p{L}+$',
    'a'.repeat(501)
  ])('refuses %j', (pattern) => {
    expect(compilePattern(pattern)).toBeUndefined()
  })

  it('takes texts of 100,000 characters under a pattern of single loops', () => {
    const text = '1'.repeat(100_000)
    expect(compilePattern('^\\d+$')?.(text)).toBe(true)
    expect(compilePattern('^\\d+$')?.(`${text}a`)).toBe(false)
    expect(compilePattern('^\\d+-\\d+$')?.(`${text}-${text}`)).toBe(true)
    expect(compilePattern('^(?:\\d{4}){2,}$')?.('1'.repeat(2000))).toBe(true)
  })

  it('fails a text that is too long for the work its pattern may take', () => {
    expect(compilePattern('a.*b')?.('ab')).toBe(true)
    expect(compilePattern('a.*b')?.(`ab${'c'.repeat(100_000)}`)).toBe(false)
    expect(compilePattern('[0-9]+')?.('1'.repeat(4000))).toBe(true)
  })
})

describe('patterns of content', () => {
  const piece = fc.constantFrom(
    'a',
    '[ab]',
    '\\d',
    '\\w',
    '.',
    '-',
    '(ab)',
    '(a|b)',
    '(a+)',
    '(a|aa)',
    '(?:a?b)',
    '(\\d{3}-)',
    '(a(b|c)*)',
    '\\.',
    '\\s'
  )
  const quantifier = fc.constantFrom('', '', '', '*', '+', '?', '{3}', '{2,}', '{1,4}', '{0,99}', '*?', '+?')
  const pattern = fc
    .tuple(fc.boolean(), fc.array(fc.tuple(piece, quantifier), { minLength: 1, maxLength: 7 }), fc.boolean())
    .map(([start, parts, end]) => (start ? '^' : '') + parts.map((part) => part.join('')).join('') + (end ? '$' : ''))

  it('an accepted pattern answers texts made to run away with it, up to 100,000 characters', () => {
    const tail = fc.constantFrom('', '!', 'b', '-', '\n')
    const unit = fc.constantFrom('a', 'ab', '1', '111-', 'aab', ' ', '.')
    fc.assert(
      fc.property(pattern, unit, tail, fc.constantFrom(30, 300, 3000, 100_000), (text, repeated, last, length) => {
        expect(compilePattern(text)?.(repeated.repeat(length / repeated.length) + last)).not.toBeNull()
      }),
      { numRuns: 1500 }
    )
  })

  it('an accepted pattern says what the expression itself says on short texts', () => {
    fc.assert(
      fc.property(pattern, fc.string({ unit: fc.constantFrom(...'ab1-. '), maxLength: 8 }), (text, value) => {
        const matches = compilePattern(text)
        fc.pre(matches !== undefined)
        expect(matches?.(value)).toBe(new RegExp(text, 'u').test(value))
      }),
      { numRuns: 500 }
    )
  })

  it('any text as pattern gives a test or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...'()[]{}|?*+^$\\.ab1,<:=!kpu') })), anyText, (text, value) => {
        expect([true, false, undefined]).toContain(compilePattern(text)?.(value))
      }),
      { numRuns: 2000 }
    )
  })
})
