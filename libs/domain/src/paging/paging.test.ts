import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { text } from '../values/wireShape.ts'
import { emptyPage, pageOf, readPage } from './PageResult.ts'
import { fromOffset, nearestPage, pageCount, toOffset, toZeroBased } from './paging.ts'
import { appendNumOf } from './recommendation.ts'
import { defaultPageSize, emptyTableText, isPageSize, pageSizes, paginationLayout } from './tablePaging.ts'

const pages = fc.record({ page: fc.integer({ min: 1, max: 100_000 }), size: fc.integer({ min: 1, max: 100 }) })

describe('page requests', () => {
  it.each([
    [1, 10, 0],
    [3, 10, 20],
    [2, 50, 50]
  ])('[R-5-81] page %d of %d rows starts at %d', (page, size, offset) => {
    expect(toOffset({ page, size })).toEqual({ offset, limit: size })
  })

  it('[R-5-81] offset and limit lead back to the page', () => {
    fc.assert(
      fc.property(pages, (request) => {
        const { offset, limit } = toOffset(request)
        expect(fromOffset(offset, limit)).toEqual(request)
      })
    )
  })

  it('[R-5-82] the message list counts the first page as 0', () => {
    expect(toZeroBased({ page: 1, size: 10 })).toEqual({ page: 0, size: 10 })
    expect(toZeroBased({ page: 7, size: 20 })).toEqual({ page: 6, size: 20 })
  })

  it.each([0, -3, NaN, Infinity, -Infinity])('a page or size of %d counts as the first and one row', (odd) => {
    expect(toOffset({ page: odd, size: odd })).toEqual({ offset: 0, limit: 1 })
    expect(toZeroBased({ page: odd, size: odd })).toEqual({ page: 0, size: 1 })
    expect(fromOffset(0, odd)).toEqual({ page: 1, size: 1 })
  })

  it('fractions are cut and a negative offset is the first page', () => {
    expect(toOffset({ page: 2.9, size: 10.5 })).toEqual({ offset: 10, limit: 10 })
    expect(fromOffset(-10, 10)).toEqual({ page: 1, size: 10 })
  })

  it.each([
    [0, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [100, 30, 4]
  ])('%d rows of %d a page are %d pages', (total, size, count) => {
    expect(pageCount(total, size)).toBe(count)
  })

  it('a page after the last is the last', () => {
    expect(nearestPage(9, 25, 10)).toBe(3)
    expect(nearestPage(2, 25, 10)).toBe(2)
    expect(nearestPage(0, 25, 10)).toBe(1)
  })
})

describe('page results', () => {
  const read = readPage((value) => (text(value) === '' ? undefined : text(value)))

  it('[R-3.4-03] keep content, totalElements, totalPages, size and number', () => {
    expect(read({ content: ['a', '', 'b'], totalElements: '12', totalPages: 2, size: 10, number: 1, extra: 1 })).toEqual({
      content: ['a', 'b'],
      totalElements: 12,
      totalPages: 2,
      size: 10,
      number: 1
    })
    expect(read(undefined)).toBe(emptyPage)
    expect(emptyPage).toEqual({ content: [], totalElements: 0, totalPages: 0, size: 0, number: 0 })
  })

  it('the pages of a list, one after the other, are the list', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 20 }), (items, size) => {
        const count = pageOf(items, 1, size).totalPages
        const whole = Array.from({ length: count }, (_, index) => pageOf(items, index + 1, size).content).flat()
        expect(whole).toEqual(items)
      })
    )
    expect(pageOf(['a', 'b', 'c'], 2, 2)).toEqual({ content: ['c'], totalElements: 3, totalPages: 2, size: 2, number: 1 })
    expect(pageOf([], 1, 10)).toEqual({ content: [], totalElements: 0, totalPages: 0, size: 10, number: 0 })
  })
})

describe('defaults', () => {
  it('tables show 10 rows, offer 10 to 50 by 10, and say 暂无数据', () => {
    expect(defaultPageSize).toBe(10)
    expect(pageSizes).toEqual([10, 20, 30, 40, 50])
    expect(paginationLayout.join(', ')).toBe('total, prev, pager, next, jumper')
    expect(emptyTableText).toBe('暂无数据')
    expect([10, 50, 15, '10', undefined].map(isPageSize)).toEqual([true, true, false, false, false])
  })

  it('[R-9-13] recommendations are filled up to 6 unless told otherwise', () => {
    expect([undefined, 3, 0, -1, 2.5, NaN].map(appendNumOf)).toEqual([6, 3, 0, 6, 6, 6])
  })
})
