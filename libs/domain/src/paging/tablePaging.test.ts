import { expect, it } from 'vitest'
import { defaultPageSize, emptyTableText, isPageSize, pageSizes, paginationLayout } from './tablePaging.ts'

it('tables show 10 rows, offer 10 to 50 by 10, and say 暂无数据', () => {
  expect(defaultPageSize).toBe(10)
  expect(pageSizes).toEqual([10, 20, 30, 40, 50])
  expect(paginationLayout.join(', ')).toBe('total, prev, pager, next, jumper')
  expect(emptyTableText).toBe('暂无数据')
  expect([10, 50, 15, '10', undefined].map(isPageSize)).toEqual([true, true, false, false, false])
})
