import { expect, it } from 'vitest'
import { pageWindow } from './paging.ts'

it.each([
  [1, 10, 0, 10],
  [2, 10, 10, 10],
  [3, 20, 40, 20],
  [undefined, undefined, 0, 10],
  [0, 1000, 0, 50]
])('[R-5-81] page %s of %s begins at offset %i and has at most %i', (page, size, offset, limit) => {
  expect(pageWindow(page, size)).toMatchObject({ offset, limit })
})
