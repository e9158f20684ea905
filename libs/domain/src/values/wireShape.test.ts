import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amount, flag, isRecord, listOf, shape, text, textIfAny } from './wireShape.ts'

const door = shape({ id: text, open: flag, width: amount, note: textIfAny, tags: listOf(textIfAny) })

describe('shape', () => {
  it('reads each field by its kind and names its fields', () => {
    expect(door.fields).toEqual(['id', 'open', 'width', 'note', 'tags'])
    expect(door.read({ id: 7, open: '1', width: '0.9', note: 'x', tags: ['a', 1, null, ''], extra: true })).toEqual({
      id: '7',
      open: true,
      width: 0.9,
      note: 'x',
      tags: ['a', '1']
    })
  })

  it('takes the empty value of a kind for what is missing or odd', () => {
    const empty = { id: '', open: false, width: 0, note: undefined, tags: [] }
    expect(door.read({})).toEqual(empty)
    expect(door.read({ id: {}, open: 'yes', width: ' ', note: [], tags: 'a' })).toEqual(empty)
    expect(door.read({ id: NaN, open: 0, width: Infinity, note: '', tags: {} })).toEqual(empty)
  })

  it.each([undefined, null, '', 'x', 1, [], [{}]])('%j is no record', (value) => {
    expect(door.read(value)).toBeUndefined()
  })

  it('reads anything; what it has read reads as itself', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const record = door.read(value)
        expect(record === undefined).toBe(!isRecord(value))
        if (record !== undefined) expect(door.read(record)).toEqual(record)
      })
    )
  })

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    ['0', false],
    [2, false],
    [undefined, false]
  ])('flag %j is %s', (value, on) => {
    expect(flag(value)).toBe(on)
  })
})
