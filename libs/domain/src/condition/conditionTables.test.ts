import { describe, expect, it } from 'vitest'
import { addDays, dayNumberOf, daysBetween } from './calendarDays.ts'
import { birthDateText, genderText } from './citizenFacts.ts'
import type { Comparison, Condition, ConditionFacts, Operand } from './Condition.ts'
import { holds } from './evaluate.ts'
import { parseCondition, parseOperand } from './parseCondition.ts'
import { fieldsOfOperand, leavesOf } from './readsOf.ts'
import { resolveCondition } from './resolveCondition.ts'

const facts: ConditionFacts = {
  answersOf: (question) => (question === 'Q1' ? ['a', 'b'] : []),
  hasMatter: (code) => code === 'M01',
  valueOf: () => '',
  today: '2026-11-20'
}
const always: Condition = { all: [] }
const never: Condition = { any: [] }
const field: Condition = { field: 'f', is: '1' }
const other: Condition = { field: 'g', empty: true }
const yes: Condition = { matter: 'M01' }
const no: Condition = { matter: 'M02' }

describe('a comparison', () => {
  const outcomes: Readonly<Record<Comparison, readonly [boolean, boolean, boolean]>> = {
    lt: [true, false, false],
    lte: [true, true, false],
    gt: [false, false, true],
    gte: [false, true, true],
    eq: [false, true, false],
    ne: [true, false, true]
  }

  it.each(Object.entries(outcomes))('%s of less, equal and more, as numbers and as texts', (op, expected) => {
    const comparison = (['lt', 'lte', 'gt', 'gte', 'eq', 'ne'] as const).find((known) => known === op) ?? 'eq'
    const compared = (...pairs: readonly (readonly [Operand, Operand])[]) =>
      pairs.map(([compare, to]) => holds({ compare, op: comparison, to }, facts))
    expect(compared(['9', '10'], [10, '10.0'], ['10', 9])).toEqual(expected)
    expect(compared(['丁a', '丁b'], ['丁b', '丁b'], ['丁c', '丁b'])).toEqual(expected)
    expect(compared(['10', '9a'], ['9a', '9a'], ['9a', '10'])).toEqual(expected)
  })

  it.each([
    ['lt', '', '1', false],
    ['gt', '1', '', false],
    ['lte', '', '', false],
    ['gte', '', '', false],
    ['eq', '', '', true],
    ['eq', '', '1', false],
    ['ne', '', '1', true],
    ['ne', '', '', false]
  ] as const)('%s of an empty side: %j and %j give %s', (op, compare, to, expected) => {
    expect(holds({ compare, op, to }, facts)).toBe(expected)
  })
})

describe('nesting', () => {
  const nested = (levels: number, wrap: (inner: Condition) => Condition): Condition =>
    Array.from({ length: levels }).reduce<Condition>((inner) => wrap(inner), yes)

  it.each([
    ['all', (inner: Condition): Condition => ({ all: [inner] })],
    ['any', (inner: Condition): Condition => ({ any: [inner] })]
  ])('of %s is followed to 64 and does not hold below', (_, wrap) => {
    expect(holds(nested(64, wrap), facts)).toBe(true)
    expect(holds(nested(65, wrap), facts)).toBe(false)
  })

  it('of negations is followed to 64 as well', () => {
    const negated = (levels: number) =>
      holds(
        nested(levels, (inner) => ({ not: inner })),
        facts
      )
    expect([63, 64, 65, 66].map(negated)).toEqual([false, true, true, true])
  })

  it('is read to 32', () => {
    expect(parseCondition(nested(32, (inner) => ({ all: [inner] }))).ok).toBe(true)
    expect(parseCondition(nested(32, (inner) => ({ not: inner }))).ok).toBe(true)
    const deep = parseCondition(nested(33, (inner) => ({ all: [inner] })))
    expect(deep).toMatchObject({ ok: false, problem: { message: 'conditions nest at most 32 deep' } })
  })
})

describe('answers and values', () => {
  it.each([
    [{ answer: 'Q1', in: ['c', 'b'] }, true],
    [{ answer: 'Q1', in: ['c', 'd'] }, false],
    [{ field: 'f', in: ['1', ''] }, true],
    [{ field: 'f', in: ['1'] }, false],
    [{ field: 'f', empty: false }, false]
  ] as const)('%j holds: %s', (condition, expected) => expect(holds(condition, facts)).toBe(expected))
})

describe('settling answers and matters', () => {
  it.each<readonly [Condition, Condition]>([
    [yes, always],
    [no, never],
    [{ answer: 'Q1', is: 'a' }, always],
    [{ answer: 'Q1', in: ['x', 'b'] }, always],
    [{ answer: 'Q1', in: ['x', 'y'] }, never],
    [{ not: yes }, never],
    [{ not: no }, always],
    [{ not: field }, { not: field }],
    [{ all: [yes, field] }, field],
    [{ all: [yes, yes] }, always],
    [{ all: [field, no] }, never],
    [{ all: [field, other] }, { all: [field, other] }],
    [{ all: [field, yes, other] }, { all: [field, other] }],
    [{ any: [no, field] }, field],
    [{ any: [no, no] }, never],
    [{ any: [field, yes] }, always],
    [{ any: [field, other] }, { any: [field, other] }],
    [{ any: [field, no, other] }, { any: [field, other] }],
    [{ all: [{ any: [field, other] }, { not: { all: [yes, no] } }] }, { any: [field, other] }],
    [field, field]
  ])('%j is %j', (condition, expected) => expect(resolveCondition(condition, facts)).toEqual(expected))
})

describe('reading', () => {
  const conditions: readonly Readonly<Record<string, unknown>>[] = [
    { all: [field] },
    { any: [field, yes] },
    { not: field },
    { matter: 'M01' },
    { answer: 'Q1', is: 'a' },
    { answer: 'Q1', in: ['a'] },
    { field: 'f', is: '1' },
    { field: 'f', in: ['1'] },
    { field: 'f', empty: true },
    { compare: { field: 'f' }, op: 'lt', to: 3 }
  ]
  const operands: readonly Readonly<Record<string, unknown>>[] = [
    { field: 'f' },
    { daysAgo: 'f' },
    { birthDateOf: 'f' },
    { genderOf: 'f' },
    { sum: 't', column: 'c' },
    { product: ['a', 'b'] }
  ]

  it.each(conditions)('%j is a condition; with a wrong value, a key more or a key less it is none', (condition) => {
    expect(parseCondition(condition)).toEqual({ ok: true, value: condition })
    expect(parseCondition({ ...condition, more: 1 }).ok).toBe(false)
    for (const key of Object.keys(condition)) {
      for (const wrong of [null, 1.5, {}, [1], Number.NaN]) {
        const isOperand = typeof wrong === 'number' && Number.isFinite(wrong) && (key === 'compare' || key === 'to')
        expect(parseCondition({ ...condition, [key]: wrong }).ok, `${key} ${JSON.stringify(wrong)}`).toBe(isOperand)
      }
      const { [key]: _, ...less } = condition
      expect(parseCondition(less).ok).toBe(false)
    }
  })

  it.each(operands)('%j is an operand; with a wrong value or a key more it is none', (operand) => {
    expect(parseOperand(operand)).toEqual({ ok: true, value: operand })
    expect(parseOperand({ ...operand, more: 1 }).ok).toBe(false)
    for (const key of Object.keys(operand)) {
      for (const wrong of [null, 1, {}, [1, 2], ['a'], ['a', 'b', 'c'], [undefined, 'b'], ['a', undefined]]) {
        expect(parseOperand({ ...operand, [key]: wrong }).ok, `${key} ${JSON.stringify(wrong)}`).toBe(false)
      }
    }
  })

  it.each([
    ['text', true],
    [0, true],
    [Number.NaN, false],
    [Infinity, false],
    [null, false],
    [true, false],
    [['a'], false]
  ] as const)('operand %j: %s', (value, ok) => expect(parseOperand(value).ok).toBe(ok))

  it.each([
    [{}, '', 'no condition has the keys (none) with these values'],
    [{ matter: 1 }, '', 'no condition has the keys matter with these values'],
    [{ all: {} }, 'all', 'a list of conditions is expected'],
    [{ any: [field, 'x'] }, 'any[1]', 'a condition is an object'],
    [{ all: [{ not: [] }] }, 'all[0].not', 'a condition is an object'],
    [null, '', 'a condition is an object'],
    [{ compare: 'a', op: 'like', to: 'b' }, 'op', 'op is one of lt, lte, gt, gte, eq, ne'],
    [{ compare: true, op: 'lt', to: 'b' }, 'compare', 'an operand is text, a number or an object'],
    [
      { compare: 'a', op: 'lt', to: { a: 1 } },
      'to',
      'an operand has one of field, daysAgo, birthDateOf, genderOf, {sum, column} or product: [a, b]'
    ]
  ])('%j says at %j: %s', (value, path, message) => {
    expect(parseCondition(value)).toEqual({ ok: false, problem: { path, message } })
    const below = path === '' ? 'when' : path.startsWith('[') ? `when${path}` : `when.${path}`
    expect(parseCondition(value, 'when')).toEqual({ ok: false, problem: { path: below, message } })
  })
})

describe('what is read', () => {
  it.each<readonly [Operand, readonly string[]]>([
    ['x', []],
    [1, []],
    [{ field: 'a' }, ['a']],
    [{ sum: 't', column: 'c' }, ['t']],
    [{ product: ['a', 'b'] }, ['a', 'b']],
    [{ daysAgo: 'd' }, ['d']],
    [{ birthDateOf: 'i' }, ['i']],
    [{ genderOf: 'g' }, ['g']]
  ])('operand %j reads %j', (operand, names) => expect(fieldsOfOperand(operand)).toEqual(names))

  it('leaves come in the order they are written', () => {
    expect(leavesOf({ all: [{ any: [yes, field] }, { not: other }, no] })).toEqual([yes, field, other, no])
  })
})

describe('calendar days', () => {
  it.each([
    ['1970-01-01', 0],
    ['1970-01-02', 1],
    ['2026-11-20', 20_777],
    ['2026-11-20 08:16', 20_777],
    ['2024-02-29', 19_782],
    ['2023-02-29', undefined],
    ['2026-11-31', undefined],
    ['2026-13-01', undefined],
    ['2026-00-10', undefined],
    ['2026-11-00', undefined],
    ['0050-01-01', undefined],
    ['x2026-11-20', undefined],
    ['2026-11-201', undefined],
    ['2026-1-1', undefined],
    ['', undefined]
  ])('%j is day %s', (text, day) => expect(dayNumberOf(text)).toBe(day))

  it.each([
    ['2026-11-20', -17, '2026-11-03'],
    ['2026-11-20 08:16', 1, '2026-11-21'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-11-20', 0.5, '2026-11-20'],
    ['2026-11-20', 1_000_001, '2026-11-20'],
    ['2026-11-20', 1_000_000, '4764-10-17'],
    ['明天', 1, '明天']
  ])('%j and %d days are %j', (date, days, expected) => expect(addDays(date, days)).toBe(expected))

  it('between two dates, either way, and of none', () => {
    expect(daysBetween('2026-11-03', '2026-11-20')).toBe(17)
    expect(daysBetween('2026-11-20', '2026-11-03')).toBe(-17)
    expect(daysBetween('2026-11-20', 'x')).toBeUndefined()
    expect(daysBetween('x', '2026-11-20')).toBeUndefined()
  })
})

describe('facts of a citizen ID', () => {
  it('are read in either case, and empty of a number that is none', () => {
    expect([birthDateText('23019919930412002x'), genderText('23019919930412002x')]).toEqual(['1993-04-12', '2'])
    expect([birthDateText('2301'), genderText('2301'), genderText('')]).toEqual(['', '', ''])
  })
})
