export type PagerItem = { readonly kind: 'page'; readonly page: number } | { readonly kind: 'gap'; readonly after: number }

/** Page numbers to show: the ends, the current page and its neighbours; a gap where two or more are left out (at most 7 places). */
export const pagerItems = (page: number, pageCount: number): readonly PagerItem[] => {
  const start = Math.min(Math.max(page - 1, 1), Math.max(pageCount - 4, 1))
  const reach = page <= 4 ? Math.min(5, pageCount) : page >= pageCount - 3 ? pageCount : page + 1
  const from = page <= 4 ? 1 : page >= pageCount - 3 ? start : page - 1
  const wanted = new Set([1, pageCount])
  for (let each = from; each <= reach; each += 1) wanted.add(each)
  if (pageCount <= 7) for (let each = 1; each <= pageCount; each += 1) wanted.add(each)
  const pages = [...wanted].filter((each) => each >= 1 && each <= pageCount).sort((one, other) => one - other)
  return pages.flatMap((each, index): readonly PagerItem[] => {
    const before = pages[index - 1]
    const item: PagerItem = { kind: 'page', page: each }
    return before !== undefined && each - before > 1 ? [{ kind: 'gap', after: before }, item] : [item]
  })
}
