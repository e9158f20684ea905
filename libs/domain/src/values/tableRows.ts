/**
 * 可重复表格值: the rows of a repeatable table as a JSON array of rows, a row being a list of cells {id, type, name, value, isHidden}.
 * No rows are the empty string. Cells without an id and rows without cells are left out; text that is no JSON array decodes to no rows.
 * A row is shown by its first cell: the value, or the names in it when the value is JSON of chosen options. Source: spec §3.3.
 * Example: `rowLabel([{ id: 'name', type: 'text', name: '姓名', value: '王小明', isHidden: false }])` → 王小明.
 */
import { readNamedValue } from './namedValue.ts'
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

export function rowLabel(row: TableRow): string {
  const value = row[0]?.value ?? ''
  const chosen = readJson(value)
  const names = [chosen]
    .flat()
    .map((option) => readNamedValue(option)?.name ?? '')
    .filter((name) => name !== '')
  return names.length === 0 ? value : names.join('、')
}

/** A row is worth keeping when a cell that is shown has a value. */
export const hasShownValue = (row: TableRow): boolean => row.some((cell) => !cell.isHidden && cell.value.trim() !== '')
