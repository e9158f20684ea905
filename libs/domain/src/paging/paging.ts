/**
 * 分页: the portal counts pages from 1; some calls take offset and limit, the message list counts from 0.
 * Page numbers and sizes that are none (below 1, fractions, NaN) count as the first page and one row. Source: spec §5, rulings 5.
 * Example: `toOffset({ page: 3, size: 10 })` → { offset: 20, limit: 10 }, `toZeroBased({ page: 1, size: 10 })` → { page: 0, size: 10 }.
 */
export interface PageRequest {
  /** From 1. */
  readonly page: number
  readonly size: number
}

const whole = (value: number): number => (Number.isFinite(value) ? Math.max(1, Math.floor(value)) : 1)

export const toOffset = ({ page, size }: PageRequest): { readonly offset: number; readonly limit: number } => ({
  offset: (whole(page) - 1) * whole(size),
  limit: whole(size)
})

export const fromOffset = (offset: number, limit: number): PageRequest => ({
  page: Math.floor(Math.max(0, offset) / whole(limit)) + 1,
  size: whole(limit)
})

export const toZeroBased = ({ page, size }: PageRequest): { readonly page: number; readonly size: number } => ({
  page: whole(page) - 1,
  size: whole(size)
})

/** Pages that a number of rows takes; an empty list still has its first page. */
export const pageCount = (total: number, size: number): number => whole(Math.ceil(total / whole(size)))

/** The page nearest to the one asked for that the list has. */
export const nearestPage = (page: number, total: number, size: number): number => Math.min(whole(page), pageCount(total, size))
