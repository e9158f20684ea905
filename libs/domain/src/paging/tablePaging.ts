/** 表格分页: how lists are paged unless a screen says otherwise. Source: spec §9, rulings 2.4. Example: `isPageSize(30)` → true. */
export const defaultPageSize = 10

export const pageSizes = [10, 20, 30, 40, 50] as const

export const paginationLayout = ['total', 'prev', 'pager', 'next', 'jumper'] as const

export const emptyTableText = '暂无数据'

export const isPageSize = (size: unknown): size is (typeof pageSizes)[number] => pageSizes.some((each) => each === size)
