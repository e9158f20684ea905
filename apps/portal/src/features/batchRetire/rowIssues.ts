/** What is wrong with each row (逐行问题), by row key and column: what the service refused, what the sheet lost, then what the check finds. */
import type { BatchColumnId } from '@ljonething/domain/retirement/batchColumns'
import type { BatchIssue } from '@ljonething/domain/retirement/checkBatchRows'
import type { PreparedRow } from './preparedBatch.ts'

export type RowIssues = Readonly<Partial<Record<BatchColumnId, string>>>

export const cellKey = (key: string, column: BatchColumnId): string => `${key} ${column}`

export const issuesByRow = (
  rows: readonly PreparedRow[],
  found: readonly BatchIssue[],
  refused: ReadonlyMap<string, string>
): ReadonlyMap<string, RowIssues> => {
  const all = new Map<string, Partial<Record<BatchColumnId, string>>>()
  const add = (key: string, column: BatchColumnId, message: string | undefined) => {
    if (message === undefined) return
    const own = all.get(key) ?? {}
    own[column] ??= message
    all.set(key, own)
  }
  for (const { key, values, doubts } of rows)
    for (const column of Object.keys(values) as BatchColumnId[]) {
      add(key, column, refused.get(cellKey(key, column)))
      add(key, column, doubts[column])
    }
  for (const { row, column, message } of found) {
    const key = rows[row]?.key
    if (key !== undefined) add(key, column, message)
  }
  return all
}
