import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeTable, unknownLabel } from './codeTable.ts'

const colour = codeTable({ red: ['1', '红'], green: [2, '绿'] })

describe('codeTable', () => {
  it('keeps rows, codes and names together', () => {
    expect(colour.rows).toEqual([
      { name: 'red', code: '1', label: '红' },
      { name: 'green', code: 2, label: '绿' }
    ])
    expect(colour.codes).toEqual(['1', 2])
    expect(colour.code).toEqual({ red: '1', green: 2 })
  })

  it.each([
    ['1', true, '1', '红'],
    [1, false, '1', '红'],
    [2, true, 2, '绿'],
    ['2', false, 2, '绿'],
    ['3', false, undefined, unknownLabel],
    ['', false, undefined, unknownLabel],
    [' 1', false, undefined, unknownLabel],
    ['toString', false, undefined, unknownLabel],
    [undefined, false, undefined, unknownLabel],
    [null, false, undefined, unknownLabel]
  ])('reads %j: exact %s, parsed %j, label %s', (code, exact, parsed, label) => {
    expect(colour.is(code)).toBe(exact)
    expect(colour.parse(code)).toBe(parsed)
    expect(colour.labelOf(code)).toBe(label)
  })

  it('never throws and answers consistently on anything', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const parsed = colour.parse(value)
        expect(colour.labelOf(value) === unknownLabel).toBe(parsed === undefined)
        if (colour.is(value)) expect(parsed).toBe(value)
      })
    )
  })
})
