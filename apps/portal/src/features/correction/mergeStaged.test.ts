import { expect, it } from 'vitest'
import { mergeStaged } from './mergeStaged.ts'
import { isSameStaged } from './sameStaged.ts'

const merge = mergeStaged((staged) => staged)
const values = (values: Readonly<Record<string, string>>) => ({ values, files: {} })

it.each([
  ['another field changed there', { a: '1' }, { a: '2' }, { a: '1', b: '1' }, { a: '2', b: '1' }],
  ['the same field changed there', { a: '1' }, { a: '2' }, { a: '3' }, { a: '2' }],
  ['a field changed there that was saved from here', { a: '1' }, { a: '1', b: '1' }, { a: '2' }, { a: '2', b: '1' }],
  ['a field emptied here', {}, { a: '' }, { b: '1' }, { b: '1', a: '' }],
  ['a field closed here', { a: '1', b: '1' }, { b: '2' }, { a: '1', b: '1' }, { b: '2' }]
])('puts what was changed here on top: %s', (_what, base, mine, theirs, merged) => {
  expect(merge(values(base), values(mine), values(theirs))).toEqual({ state: values(merged), clashes: [] })
})

it('an emptied field is another than one that was not touched', () => {
  expect([isSameStaged(values({ a: '' }), values({})), isSameStaged(values({ a: '1' }), values({ a: '1' }))]).toEqual([false, true])
})

it('what may not be handed in at the moment stays here whatever the service has', () => {
  const file = { id: 'f1', name: 'f1.pdf', fileType: 'pdf', size: 1, url: '', isApplyForm: true, isReuse: false }
  const merge = mergeStaged(({ values }) => ({ values, files: {} }))
  const mine = { values: {}, files: { CL01: [file] } }
  expect(merge(mine, mine, values({ a: '1' })).state).toEqual({ values: { a: '1' }, files: { CL01: [file] } })
})
