import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { Select } from '../Select/Select.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import * as styles from './Pagination.css.ts'
import { pagerItems } from './pagerItems.ts'

export const defaultPageSize = 10
const pageSizes: readonly number[] = [10, 20, 30, 40, 50]

export interface PaginationProps {
  /** Number of records. */
  readonly total: number
  /** From 1. */
  readonly page: number
  readonly onPageChange: (page: number) => void
  readonly pageSize?: number | undefined
  /** Shows the choice of 10 to 50 rows. Go back to page 1 when the size changes. */
  readonly onPageSizeChange?: ((pageSize: number) => void) | undefined
  /** Accessible name; set it when a page has two. */
  readonly label?: string | undefined
}

/** Paging of a list (分页): total, rows per page, previous, pages, next, jump. */
export const Pagination = ({
  total,
  page,
  onPageChange,
  pageSize = defaultPageSize,
  onPageSizeChange,
  label = '分页'
}: PaginationProps) => {
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  const [typed, setTyped] = useState('')
  const go = (target: number) => {
    const clamped = Math.min(Math.max(target, 1), pageCount)
    if (clamped !== page) onPageChange(clamped)
  }
  const jump = () => {
    const target = Number.parseInt(typed, 10)
    setTyped('')
    if (Number.isFinite(target)) go(target)
  }
  return (
    <nav aria-label={label} className={styles.nav}>
      <span className={styles.total}>共 {total} 条</span>
      {onPageSizeChange ? (
        <span className={styles.sizes}>
          <Select
            aria-label="每页条数"
            placeholder={null}
            className={styles.sizeSelect}
            value={String(pageSize)}
            options={pageSizes.map((size) => ({ value: String(size), label: `${size} 条/页` }))}
            onValueChange={(size) => onPageSizeChange(Number(size))}
          />
        </span>
      ) : null}
      <ul className={styles.pages}>
        <li>
          <button type="button" className={styles.page} aria-label="上一页" disabled={page <= 1} onClick={() => go(page - 1)}>
            <ChevronLeft size={18} aria-hidden="true" />
          </button>
        </li>
        {pagerItems(page, pageCount).map((item) =>
          item.kind === 'gap' ? (
            <li key={`gap-${item.after}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={item.page}>
              <button
                type="button"
                className={styles.page}
                aria-label={`第 ${item.page} 页`}
                aria-current={item.page === page ? 'page' : undefined}
                onClick={() => go(item.page)}
              >
                {item.page}
              </button>
            </li>
          )
        )}
        <li>
          <button type="button" className={styles.page} aria-label="下一页" disabled={page >= pageCount} onClick={() => go(page + 1)}>
            <ChevronRight size={18} aria-hidden="true" />
          </button>
        </li>
      </ul>
      <span className={styles.jumper}>
        <span aria-hidden="true">前往</span>
        <span>
          <TextInput
            aria-label={`前往第几页，共 ${pageCount} 页`}
            inputMode="numeric"
            className={styles.jumpInput}
            value={typed}
            onValueChange={(text) => setTyped(text.replace(/\D/g, ''))}
            onBlur={jump}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              jump()
            }}
          />
        </span>
        <span aria-hidden="true">页</span>
      </span>
    </nav>
  )
}

/** A list in pages: page and size to ask for, and the pager below, which comes with the list. */
export const usePaging = () => {
  const [{ page, size }, ask] = useState({ page: 1, size: defaultPageSize })
  const pager = (total: number | undefined) =>
    total === undefined ? null : (
      <Pagination
        total={total}
        page={page}
        pageSize={size}
        onPageChange={(next) => ask({ page: next, size })}
        onPageSizeChange={(next) => ask({ page: 1, size: next })}
      />
    )
  return { page, size, pager }
}
