/**
 * Value of a repeatable table (可重复表格值): the rows of a repeatable table as a JSON array of rows, a row being a list of cells {id, type, name, value,
 * isHidden}. No rows are the empty string. Cells without an id and rows without cells are left out; text that is no JSON array decodes to no rows.
 * Source: spec §3.3. Example: `decodeTableRows('[[{"id":"name","value":"王小明"}]]')` → one row of one cell.
 */
import { readJson } from './readJson.ts'
import { flag, listOf, shape, text } from './wireShape.ts'
import type { Shaped } from './wireShape.ts'

const cellShape = shape({ id: text, type: text, name: text, value: text, isHidden: flag })

export type TableCell = Shaped<typeof cellShape>
export type TableRow = readonly TableCell[]

const readCells = listOf((value) => {
  const cell = cellShape.read(value)
  return cell === undefined || cell.id === '' ? undefined : cell
})

const readRows = listOf((value) => {
  const cells = readCells(value)
  return cells.length === 0 ? undefined : cells
})

export const encodeTableRows = (rows: readonly TableRow[]): string => (rows.length === 0 ? '' : JSON.stringify(rows))

export const decodeTableRows = (stored: string): readonly TableRow[] => readRows(readJson(stored))

/** A row is worth keeping when a cell that is shown has a value. */
export const hasShownValue = (row: TableRow): boolean => row.some((cell) => !cell.isHidden && cell.value.trim() !== '')
