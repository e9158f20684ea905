import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameEntry } from './isSameEntry.ts'
import { mergeSides } from './mergeSides.ts'

describe('a merge of two sides of a draft', () => {
  it.each([
    ['different entries', { a: '1', b: '2' }, { a: '9', b: '2' }, { a: '1', b: '8' }, { a: '9', b: '8' }, []],
    ['the same change', { a: '1' }, { a: '2' }, { a: '2' }, { a: '2' }, []],
    ['a clash, which stays as it is here', { a: '1' }, { a: '2' }, { a: '3' }, { a: '2' }, ['a']],
    ['an entry that is new elsewhere', {}, {}, { a: '1' }, { a: '1' }, []],
    ['an entry that is gone elsewhere', { a: '1' }, { a: '1' }, {}, {}, []],
    ['an entry that is gone here', { a: '1' }, {}, { a: '1' }, {}, []],
    ['an entry changed here that is gone elsewhere', { a: '1' }, { a: '2' }, {}, { a: '2' }, ['a']],
    ['empty text and nothing', {}, { a: '' }, {}, { a: '' }, []],
    ['an empty text that is filled elsewhere', { a: '' }, { a: '' }, { a: '1' }, { a: '1' }, []],
    ['no base: what only one side has', undefined, { a: '1' }, { b: '2' }, { a: '1', b: '2' }, []],
    ['no base: what differs', undefined, { a: '1' }, { a: '2' }, { a: '1' }, ['a']]
  ])('%s', (_case, base, mine, theirs, merged, clashes) => {
    expect(mergeSides<string>(base, mine, theirs)).toEqual({ merged, clashes })
  })

  it('compares lists and records by what they hold', () => {
    const file = { id: 'f1', name: 'a.jpg' }
    expect(mergeSides({ m: [file] }, { m: [{ ...file }] }, { m: [file, { id: 'f2', name: 'b.jpg' }] }).clashes).toEqual([])
    expect(isSameEntry([], undefined)).toBe(true)
  })

  it('never asks where a side did not change, and gives both sides the same result when neither clashes', () => {
    const side = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('', '1', '2'), { noNullPrototype: true })
    const same = (one: object, other: object) => expect(mergeSides<unknown>({}, { ...one }, { ...other }).clashes).toEqual([])
    fc.assert(
      fc.property(side, side, side, (base, mine, theirs) => {
        expect(mergeSides(base, base, theirs).clashes).toEqual([])
        expect(mergeSides(base, mine, base).clashes).toEqual([])
        expect(mergeSides(base, mine, mine).clashes).toEqual([])
        const [one, other] = [mergeSides(base, mine, theirs), mergeSides(base, theirs, mine)]
        expect(one.clashes.toSorted()).toEqual(other.clashes.toSorted())
        if (one.clashes.length === 0) same(one.merged, other.merged)
      })
    )
  })
})
