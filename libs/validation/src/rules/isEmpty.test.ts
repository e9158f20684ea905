import { describe, expect, it } from 'vitest'
import { isEmpty } from './isEmpty.ts'

describe('isEmpty', () => {
  it('[R-5-12] is true for nil, empty objects and arrays, blank strings, "-1" and "[]"', () => {
    for (const value of [undefined, null, {}, Object.create(null), [], '', ' ', '\t\n', '\u3000', '-1', '[]'])
      expect(isEmpty(value)).toBe(true)
  })

  it('is false for what says something', () => {
    for (const value of [
      0,
      -1,
      false,
      NaN,
      0n,
      '0',
      ' -1',
      '[ ]',
      '{}',
      'null',
      [''],
      [undefined],
      { a: undefined },
      new Date(0),
      new Map(),
      () => 0
    ])
      expect(isEmpty(value)).toBe(false)
  })
})
