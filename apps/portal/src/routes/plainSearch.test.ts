import { expect, it } from 'vitest'
import { parsePlainSearch, plainSearch } from './plainSearch.ts'

it.each([
  ['?region=230100000000', { region: '230100000000' }],
  ['?region=%22230100000000%22', { region: '230100000000' }],
  ['?draft=1e5&applyNo=007&name=%E8%90%BD%E6%88%B7+a', { draft: '1e5', applyNo: '007', name: '落户 a' }],
  ['?name=true&name=null', { name: 'null' }],
  ['', {}]
])('%s is read as it stands', (address, search) => {
  expect(parsePlainSearch(address)).toEqual(search)
})

it('a value comes back as it was, and nothing stands in quotation marks', () => {
  const search = { region: '230100000000', name: '落户 & "办理"=1', draft: undefined }
  expect(plainSearch(search)).not.toMatch(/%22230100000000/)
  expect(parsePlainSearch(plainSearch(search))).toEqual({ region: search.region, name: search.name })
  expect(plainSearch({})).toBe('')
})
