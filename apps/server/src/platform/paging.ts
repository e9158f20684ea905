/** Paging (分页): the 1-based page and size of the UI as offset and limit, and a page of results (spec §5, §9: 10 by default, 50 at most). */
const defaultSize = 10
const largestSize = 50

export interface PageWindow {
  readonly page: number
  readonly size: number
  readonly offset: number
  readonly limit: number
}

const whole = (value: number | undefined, fallback: number): number =>
  value !== undefined && Number.isSafeInteger(value) && value > 0 ? value : fallback

export const pageWindow = (page: number | undefined, size: number | undefined): PageWindow => {
  const limit = Math.min(whole(size, defaultSize), largestSize)
  const number = Math.min(whole(page, 1), 100_000)
  return { page: number, size: limit, offset: (number - 1) * limit, limit }
}

/** Of the calls that take offset and limit (spec §5 as ruled). */
export const offsetWindow = (offset: number | undefined, limit: number | undefined): PageWindow => {
  const size = Math.min(whole(limit, defaultSize), largestSize)
  const start = whole(offset, 0)
  return { page: Math.floor(start / size) + 1, size, offset: start, limit: size }
}

export const pageOf = <T>(window: PageWindow, content: readonly T[], total: number) => ({
  content,
  totalElements: total,
  totalPages: Math.ceil(total / window.size),
  size: window.size,
  number: window.page
})
