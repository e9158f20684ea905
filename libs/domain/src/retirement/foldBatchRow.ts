/**
 * A row of a batch as it is kept, whatever way it was sent (名单规范化): each cell read as one of a sheet is. What cannot be read stays, for a check
 * to name. Example: { empMobile: '138 0013 8000' } → { empMobile: '13800138000' }.
 */
import type { BatchRow } from './batchColumns.ts'
import { batchColumns } from './batchColumns.ts'
import { readBatchCell } from './readBatchCell.ts'

export const foldBatchRow = (row: BatchRow): BatchRow => ({
  ...row,
  ...Object.fromEntries(
    batchColumns.flatMap((column) => {
      const { value, doubt } = readBatchCell(column, row[column.id])
      return doubt === undefined ? [[column.id, value]] : []
    })
  )
})
