/**
 * 分页结果: one page of a list. `number` counts pages from 0, as the services do.
 * Items that cannot be read are left out; what is no page is an empty one. Source: spec §3.4.
 * Example: `readPage(readItem)({ content: [], totalElements: 0, totalPages: 0, size: 10, number: 0 })` → the same.
 */
import { amount, listOf, shape } from '../values/wireShape.ts'
import type { Kind } from '../values/wireShape.ts'
import { pageCount } from './paging.ts'

export interface PageResult<T> {
  readonly content: readonly T[]
  readonly totalElements: number
  readonly totalPages: number
  readonly size: number
  readonly number: number
}

export const emptyPage: PageResult<never> = { content: [], totalElements: 0, totalPages: 0, size: 0, number: 0 }

export const readPage = <T>(item: Kind<T | undefined>): Kind<PageResult<T>> => {
  const page = shape({ content: listOf(item), totalElements: amount, totalPages: amount, size: amount, number: amount })
  return (value) => page.read(value) ?? emptyPage
}

/** The page of a whole list; `page` counts from 1. */
export function pageOf<T>(items: readonly T[], page: number, size: number): PageResult<T> {
  const content = items.slice((page - 1) * size, page * size)
  return {
    content,
    totalElements: items.length,
    totalPages: items.length === 0 ? 0 : pageCount(items.length, size),
    size,
    number: page - 1
  }
}
