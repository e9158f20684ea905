import { useState } from 'react'
import type { Examples } from '../testing/Examples.ts'
import { Pagination } from './Pagination.tsx'

const ManyPages = () => {
  const [page, setPage] = useState(5)
  const [pageSize, setPageSize] = useState(10)
  return (
    <Pagination
      total={128}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
      onPageSizeChange={(size) => {
        setPageSize(size)
        setPage(1)
      }}
    />
  )
}

export const examples: Examples = {
  多页: ManyPages,
  一页: () => <Pagination total={3} page={1} onPageChange={() => undefined} label="一页的分页" />
}
