import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Condition, ConditionFacts, Operand } from './Condition.ts'
import { holds } from './evaluate.ts'
import { operandText } from './operandText.ts'
import { parseCondition, parseOperand } from './parseCondition.ts'
import { readsOf } from './readsOf.ts'
import { isAlways, isNever, resolveCondition } from './resolveCondition.ts'

const values: Readonly<Record<string, string>> = {
  one: '1',
  ten: '10',
  text: '是',
  blank: '',
  birth: '2026-11-03 08:16',
  id: '23019919930412002X',
  table: JSON.stringify([[{ id: 'amount', value: '30.5' }], [{ id: 'amount', value: '19.5' }], [{ id: 'other', value: '7' }]])
}

const facts: ConditionFacts = {
  answersOf: (question) => (question === 'Q1' ? ['a', 'b'] : []),
  hasMatter: (code) => code === 'M01',
  valueOf: (field) => (Object.hasOwn(values, field) ? (values[field] ?? '') : ''),
  today: '2026-11-20'
}

const operands: readonly [Operand, string][] = [
  ['x', 'x'],
  [3, '3'],
  [{ field: 'text' }, '是'],
  [{ field: 'absent' }, ''],
  [{ sum: 'table', column: 'amount' }, '50'],
  [{ sum: 'text', column: 'amount' }, ''],
  [{ product: ['one', 'ten'] }, '10'],
  [{ product: ['one', 'text'] }, ''],
  [{ daysAgo: 'birth' }, '17'],
  [{ daysAgo: 'text' }, ''],
  [{ birthDateOf: 'id' }, '1993-04-12'],
  [{ birthDateOf: 'ten' }, ''],
  [{ genderOf: 'id' }, '2'],
  [{ genderOf: 'blank' }, '']
]

const conditions: readonly [Condition, boolean][] = [
  [{ all: [] }, true],
  [{ any: [] }, false],
  [{ not: { any: [] } }, true],
  [{ answer: 'Q1', is: 'b' }, true],
  [{ answer: 'Q1', in: ['c', 'd'] }, false],
  [{ answer: 'Q2', is: 'a' }, false],
  [{ matter: 'M01' }, true],
  [{ matter: 'M02' }, false],
  [{ field: 'text', is: '是' }, true],
  [{ field: 'text', in: ['否', '是'] }, true],
  [{ field: 'blank', empty: true }, true],
  [{ field: 'text', empty: true }, false],
  [{ compare: { field: 'ten' }, op: 'gt', to: { field: 'one' } }, true],
  [{ compare: { field: 'ten' }, op: 'lt', to: '9' }, false],
  [{ compare: '2026-11-03', op: 'lt', to: '2026-11-20' }, true],
  [{ compare: { field: 'blank' }, op: 'lt', to: 5 }, false],
  [{ compare: { field: 'blank' }, op: 'eq', to: '' }, true],
  [{ compare: { sum: 'table', column: 'amount' }, op: 'ne', to: 50 }, false],
  [{ all: [{ matter: 'M01' }, { any: [{ matter: 'M02' }, { field: 'one', is: '1' }] }] }, true]
]

const operand = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.record({ field: fc.string() }),
  fc.record({ sum: fc.string(), column: fc.string() }),
  fc.record({ product: fc.tuple(fc.string(), fc.string()) }),
  fc.record({ daysAgo: fc.string() }),
  fc.record({ birthDateOf: fc.string() }),
  fc.record({ genderOf: fc.string() })
)
const condition = fc.letrec<{ node: Condition }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.record({ answer: fc.string(), is: fc.string() }),
    fc.record({ answer: fc.string(), in: fc.array(fc.string()) }),
    fc.record({ matter: fc.string() }),
    fc.record({ field: fc.string(), is: fc.string() }),
    fc.record({ field: fc.string(), empty: fc.boolean() }),
    fc.record({ compare: operand, op: fc.constantFrom('lt', 'lte', 'gt', 'gte', 'eq', 'ne'), to: operand }),
    fc.record({ not: tie('node') }),
    fc.record({ all: fc.array(tie('node'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('node'), { maxLength: 3 }) })
  )
})).node

const anyFacts = fc
  .record({ chosen: fc.array(fc.string()), matters: fc.array(fc.string()), value: fc.string() })
  .map(({ chosen, matters, value }): ConditionFacts => ({
    answersOf: () => chosen,
    hasMatter: (code) => matters.includes(code),
    valueOf: () => value,
    today: '2026-11-20'
  }))

describe('conditions', () => {
  it.each(operands)('operand %j yields %j', (given, text) => expect(operandText(given, facts)).toBe(text))

  it.each(conditions)('%j holds: %s', (given, expected) => expect(holds(given, facts)).toBe(expected))

  it('a negation holds exactly when the condition does not', () => {
    fc.assert(fc.property(condition, anyFacts, (given, some) => holds({ not: given }, some) !== holds(given, some)))
  })

  it('every condition survives being written as JSON and read again', () => {
    fc.assert(
      fc.property(condition, (given) => {
        const read = parseCondition(JSON.parse(JSON.stringify(given)))
        expect(read).toEqual({ ok: true, value: JSON.parse(JSON.stringify(given)) })
      })
    )
  })

  it('reading anything at all never throws, and what is read can be evaluated', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.json().map((text): unknown => JSON.parse(text))
        ),
        anyFacts,
        (value, some) => {
          const read = parseCondition(value)
          if (read.ok) expect(typeof holds(read.value, some)).toBe('boolean')
          else expect(read.problem.message).not.toBe('')
          expect(typeof parseOperand(value).ok).toBe('boolean')
        }
      )
    )
  })

  it('names what a condition reads, each once', () => {
    const given: Condition = {
      all: [
        { field: 'a', is: '1' },
        { not: { any: [{ answer: 'Q1', is: 'x' }, { matter: 'M01' }, { field: 'a', empty: true }] } },
        { compare: { product: ['b', 'c'] }, op: 'gt', to: { daysAgo: 'd' } }
      ]
    }
    expect(readsOf(given)).toEqual({ fields: ['a', 'b', 'c', 'd'], answers: ['Q1'], matters: ['M01'] })
  })

  it('settling answers and matters changes nothing but leaves neither', () => {
    fc.assert(
      fc.property(condition, anyFacts, (given, some) => {
        const settled = resolveCondition(given, some)
        expect(holds(settled, some)).toBe(holds(given, some))
        expect(readsOf(settled)).toMatchObject({ answers: [], matters: [] })
        if (isAlways(settled)) expect(holds(given, some)).toBe(true)
        if (isNever(settled)) expect(holds(given, some)).toBe(false)
      })
    )
  })

  it.each([
    [{}, ''],
    [{ field: 'a' }, ''],
    [{ all: [{ matter: 'M01' }, { matter: 1 }] }, 'all[1]'],
    [{ not: { compare: { field: 'a' }, op: 'like', to: 'b' } }, 'not.op'],
    [{ compare: { fields: 'a' }, op: 'eq', to: 'b' }, 'compare'],
    ['loadNewbornInfo', '']
  ])('%j is no condition, at %j', (given, path) => expect(parseCondition(given)).toMatchObject({ ok: false, problem: { path } }))

  it('too deep nesting is refused, not followed', () => {
    let deep: unknown = { matter: 'M01' }
    for (let level = 0; level < 5000; level += 1) deep = { not: deep }
    expect(parseCondition(deep).ok).toBe(false)
  })
})
