import { expect, it } from 'vitest'
import { columnSearch, municipalSearch } from './columnSearch.ts'

it('[R-2.2-07] the municipal special column takes the query parameter region', () => {
  expect(municipalSearch({ region: '230100000000', name: '出生' })).toEqual({ region: '230100000000', name: '出生' })
  expect(municipalSearch({ region: 230100000000 })).toEqual({ region: '230100000000' })
  expect(municipalSearch({ region: '230100' })).toEqual({ region: '230100000000' })
  expect(municipalSearch({})).toEqual({})
})

it('a special column takes a name and a known object type', () => {
  expect(columnSearch({ name: '退休', object: '2', region: '230100000000' })).toEqual({ name: '退休', object: '2' })
  expect(columnSearch({ name: '', object: '3' })).toEqual({})
})
