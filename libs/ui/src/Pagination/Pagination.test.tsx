import { useState } from 'react'
import { userEvent } from 'vitest/browser'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Pagination } from './Pagination.tsx'
import { pagerItems } from './pagerItems.ts'

const Paged = ({ total = 128 }: { readonly total?: number }) => {
  const [page, setPage] = useState(1)
  return <Pagination total={total} page={page} onPageChange={setPage} />
}

describe('Pagination', () => {
  it('[R-9-18] shows 10 rows a page unless told otherwise', async () => {
    const screen = await render(<Paged />)
    await expect.element(screen.getByRole('button', { name: '第 13 页' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: '第 14 页' })).not.toBeInTheDocument()
  })

  it('[R-9-19] offers 10 to 50 rows by 10', async () => {
    const change = vi.fn()
    const screen = await render(<Pagination total={128} page={1} onPageChange={() => undefined} onPageSizeChange={change} />)
    const sizes = screen.getByRole('combobox', { name: '每页条数' })
    expect([...sizes.element().querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      '10 条/页',
      '20 条/页',
      '30 条/页',
      '40 条/页',
      '50 条/页'
    ])
    await sizes.selectOptions('50 条/页')
    expect(change).toHaveBeenCalledExactlyOnceWith(50)
  })

  it('[R-9-20] lays out total, prev, pager, next, jumper in this order', async () => {
    const screen = await render(<Paged total={30} />)
    const nav = screen.getByRole('navigation', { name: '分页' }).element()
    const parts = [...nav.querySelectorAll('button, input')].map((part) => part.getAttribute('aria-label'))
    expect(nav.textContent?.startsWith('共 30 条')).toBe(true)
    expect(parts).toEqual(['上一页', '第 1 页', '第 2 页', '第 3 页', '下一页', '前往第几页，共 3 页'])
  })

  it('moves by buttons, stops at the ends and jumps within the range', async () => {
    const screen = await render(<Paged />)
    const current = () => screen.container.querySelector('[aria-current="page"]')?.textContent
    await expect.element(screen.getByRole('button', { name: '上一页' })).toBeDisabled()
    await screen.getByRole('button', { name: '下一页' }).click()
    await expect.poll(current).toBe('2')
    await screen.getByRole('textbox').fill('99')
    await userEvent.keyboard('{Enter}')
    await expect.poll(current).toBe('13')
    await expect.element(screen.getByRole('button', { name: '下一页' })).toBeDisabled()
    await screen.getByRole('textbox').fill('0')
    await userEvent.keyboard('{Enter}')
    await expect.poll(current).toBe('1')
  })
})

describe('pagerItems', () => {
  const shown = (page: number, pageCount: number) =>
    pagerItems(page, pageCount)
      .map((item) => (item.kind === 'gap' ? '…' : item.page))
      .join(' ')

  it.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 13, '1 2 3 4 5 … 13'],
    [4, 13, '1 2 3 4 5 … 13'],
    [5, 13, '1 … 4 5 6 … 13'],
    [9, 13, '1 … 8 9 10 … 13'],
    [10, 13, '1 … 9 10 11 12 13'],
    [13, 13, '1 … 9 10 11 12 13']
  ])('page %i of %i reads %s', (page, pageCount, text) => {
    expect(shown(page, pageCount)).toBe(text)
  })

  it('always shows the ends and the current page in at most 7 places, with no gap for a single page', () => {
    for (let pageCount = 1; pageCount <= 40; pageCount += 1) {
      for (let page = 1; page <= pageCount; page += 1) {
        const items = pagerItems(page, pageCount)
        const pages = items.flatMap((item) => (item.kind === 'page' ? [item.page] : []))
        expect(pages).toEqual(expect.arrayContaining([1, page, pageCount]))
        expect(items.length).toBeLessThanOrEqual(7)
        for (const [index, item] of items.entries()) {
          const next = items[index + 1]
          if (item.kind === 'gap' && next?.kind === 'page') expect(next.page - item.after).toBeGreaterThan(2)
        }
      }
    }
  })
})
