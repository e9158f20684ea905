import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, citizenId, today } from '../testing/arbitraries.ts'
import { checkRules, compileRules } from './checkRules.ts'
import { isEmpty } from './isEmpty.ts'
import { needsOf } from './needsOf.ts'
import { parseRules } from './parseRules.ts'
import { rules } from './registry.ts'
import { withoutRequired, withRequired } from './requiredRule.ts'
import type { RuleContext } from './Rule.ts'
import { textWidth } from './textWidth.ts'

const context = (overrides: Partial<RuleContext> = {}): RuleContext => ({ label: '字段', today, valueOf: () => undefined, ...overrides })
const spec = fc.record({
  fn: fc.oneof(fc.constantFrom(...rules.map(({ fn }) => fn)), fc.string({ maxLength: 12 })),
  param: fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('', '8', '-1', 'Infinity', 'a,b', '^\\d+$')),
  message: fc.string({ maxLength: 5 })
})
const someContext = fc
  .record({
    others: fc.jsonValue(),
    initialValue: fc.jsonValue(),
    rareWord: fc.jsonValue(),
    files: fc.option(fc.array(fc.record({ name: fc.string({ unit: 'binary' }), size: fc.double() }), { maxLength: 4 }), { nil: undefined })
  })
  .map(({ others, initialValue, rareWord, files }) =>
    context({ valueOf: () => others, initialValue, remote: { rareWord }, ...(files !== undefined && { files }) })
  )

describe('the rule engine', () => {
  it('answers any JSON value under any rules in any context', () => {
    fc.assert(
      fc.property(fc.array(spec, { maxLength: 8 }), fc.jsonValue(), someContext, (list, value, surroundings) => {
        for (const { text, message, label } of checkRules(list, value, surroundings)) expect(text).toBe(`[${label}]字段${message}`)
        expect(needsOf(list)).toBeTypeOf('object')
      }),
      { numRuns: 1000 }
    )
  })

  it('answers values that are not JSON', () => {
    fc.assert(
      fc.property(
        spec,
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
        (rule, value) => {
          expect(checkRules([rule], value, context({ initialValue: value })).length).toBeLessThanOrEqual(1)
        }
      ),
      { numRuns: 500 }
    )
  })

  it('a list fails exactly with the rules that fail alone, in its order', () => {
    fc.assert(
      fc.property(fc.array(spec, { maxLength: 6 }), fc.oneof(anyText, fc.jsonValue()), (list, value) => {
        const alone = list.flatMap((rule) => checkRules([rule], value, context()))
        expect(checkRules(list, value, context())).toEqual(alone)
        expect(compileRules(list)(value, context())).toEqual(alone)
      })
    )
  })

  it('a list of text rules answers as it does beside a rule of another kind', () => {
    const unmodified = { fn: '_checkUnModify', param: '', message: '' }
    fc.assert(
      fc.property(fc.array(spec, { maxLength: 4 }), anyText, (list, value) => {
        expect(compileRules(list)(value, context())).toEqual(compileRules([...list, unmodified])(value, context({ initialValue: value })))
      }),
      { numRuns: 1000 }
    )
  })

  it('a text is asked for or not by what it is, whatever character it starts with', () => {
    const check = compileRules(withRequired([]))
    for (let code = 0; code < 0x10000; code++) {
      const text = String.fromCharCode(code)
      expect(check(text, context()).length === 1, `U+${code.toString(16)}`).toBe(isEmpty(text))
    }
    expect(['-1', '[]', '-', '['].map((text) => check(text, context()).length)).toEqual([1, 1, 0, 0])
  })

  it('an empty value meets no rule but the required one', () => {
    fc.assert(
      fc.property(fc.array(spec, { maxLength: 6 }), fc.constantFrom(undefined, null, '', ' ', '-1', '[]', [], {}), (list, value) => {
        expect(isEmpty(value)).toBe(true)
        expect(checkRules(withoutRequired(list), value, context())).toEqual([])
        expect(checkRules(withRequired(list), value, context()).length).toBeGreaterThan(0)
      })
    )
  })

  it('a blank text of any white space is empty, a text with anything else is not', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(' ', '\t', '\u3000', '\n') }), fc.constantFrom(...'0中a_'), (blank, mark) => {
        expect(isEmpty(blank)).toBe(true)
        expect(isEmpty(blank + mark + blank)).toBe(false)
      })
    )
  })

  it('parseRules reads back what JSON wrote and takes any text', () => {
    fc.assert(
      fc.property(fc.array(spec, { maxLength: 6 }), (list) => {
        expect(parseRules(JSON.stringify(list))).toEqual(list)
      })
    )
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Array.isArray(parseRules(text))).toBe(true)
      })
    )
  })

  it('the width of a text is the sum of its code points, 1 for ASCII and 2 for any other', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(textWidth(text)).toBe(
          Array.from(text).reduce((width, character) => width + ((character.codePointAt(0) ?? 0) < 128 ? 1 : 2), 0)
        )
      })
    )
  })

  it('of any width, one of the two length rules holds at each limit', () => {
    const fails = (fn: string, limit: number, text: string): boolean =>
      checkRules([{ fn, param: String(limit), message: '' }], text, context()).length > 0
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'a中\u{20bb7}'), minLength: 1, maxLength: 30 }), fc.nat(70), (text, limit) => {
        expect(fails('_checkMaxLength', limit, text)).toBe(textWidth(text) > limit)
        expect(fails('_checkMinLength', limit, text)).toBe(textWidth(text) < limit)
      })
    )
  })

  it('at most two decimals means that a hundred times the number is whole', () => {
    fc.assert(
      fc.property(fc.nat(999999), fc.nat(4), (whole, decimals) => {
        const text = (whole / 10 ** decimals).toFixed(decimals)
        expect(checkRules([{ fn: '_checkTwoDecimal', param: '', message: '' }], text, context()).length).toBe(decimals > 2 ? 1 : 0)
      })
    )
  })

  it('plaque sides and area fail from the limit on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 20 }), (hundredths, limit) => {
        const text = (hundredths / 100).toFixed(2)
        for (const fn of ['_checkPlaqueLength', '_checkPlaqueHeight', '_checkPlaqueArea'])
          expect(checkRules([{ fn, param: String(limit), message: '' }], text, context()).length).toBe(hundredths >= limit * 100 ? 1 : 0)
      })
    )
  })

  it('the gender rule passes the parity of the 17th digit and fails the other', () => {
    fc.assert(
      fc.property(citizenId, fc.integer({ min: 0, max: 9 }), (id, code) => {
        const issues = checkRules([{ fn: '_checkIdCardSex', param: String(code), message: '' }], id, context())
        expect(issues.length === 0).toBe(Number(id[16]) % 2 === code % 2)
      })
    )
  })
})
