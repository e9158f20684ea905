/**
 * A sheet of a company (批量退休名单表格) as rows of a batch: `cells` as they stand, from the first line on. The headings may stand below a title, in any
 * order and with a * or （必填）; empty lines are left out. A sheet that is none is refused with a sentence; what was not read of one that is, is told.
 * Example: [['姓名', '身份证号'], ['赵国强', '230199196608080019']] → one row of line 2, and a note about the columns that are missing.
 */
import type { BatchColumn, BatchColumnId, BatchRow } from './batchColumns.ts'
import { batchColumns, emptyBatchRow, mostBatchRows } from './batchColumns.ts'
import type { SheetCell } from './readBatchCell.ts'
import { readBatchCell } from './readBatchCell.ts'

export interface SheetRow {
  /** Line in the sheet, from 1. */
  readonly line: number
  readonly values: BatchRow
  /** What was lost of a cell. */
  readonly doubts: Readonly<Partial<Record<BatchColumnId, string>>>
}

export type SheetReading =
  | { readonly kind: 'read'; readonly rows: readonly SheetRow[]; readonly notes: readonly string[] }
  | { readonly kind: 'refused'; readonly message: string }

/** Headings stand within so many lines. */
const headingLines = 10
const namedMost = 3

const refused = (message: string): SheetReading => ({ kind: 'refused', message })

const headingText = (cell: SheetCell | undefined): string =>
  typeof cell === 'string' ? cell.replace(/[（(].*?[）)]/g, '').replace(/[\s*＊：:\ufeff]/g, '') : ''

const columnOf = (heading: string): BatchColumn | undefined =>
  batchColumns.find(({ label, otherLabels }) => heading !== '' && (label === heading || otherLabels.includes(heading)))

const isEmpty = (line: readonly SheetCell[]): boolean =>
  line.every((cell) => cell === null || (typeof cell === 'string' && cell.trim() === ''))

const quoted = (labels: readonly string[]): string =>
  `“${labels.slice(0, namedMost).join('”“')}”${labels.length > namedMost ? ` 等 ${labels.length} 列` : ''}`

/** The line of headings names both, who it is and by which number. */
const isHeading = (line: readonly SheetCell[]): boolean => {
  const ids = line.map((cell) => columnOf(headingText(cell))?.id)
  return ids.includes('empName') && ids.includes('empIdCard')
}

const notesOf = (headings: readonly string[], columns: readonly (BatchColumn | undefined)[]): readonly string[] => {
  const missing = batchColumns
    .filter(({ required, id }) => required && !columns.some((column) => column?.id === id))
    .map(({ label }) => label)
  const unknown = headings.filter((heading) => heading !== '' && heading !== '序号' && columnOf(heading) === undefined)
  const twice = batchColumns
    .filter(({ id }) => headings.filter((heading) => columnOf(heading)?.id === id).length > 1)
    .map(({ label }) => label)
  return [
    ...(missing.length === 0 ? [] : [`表格里没有${quoted(missing)}，请在下面逐行补上，或补好表格再导入。`]),
    ...(twice.length === 0 ? [] : [`${quoted(twice)}出现了不止一次，只读了最左边的一列。`]),
    ...(unknown.length === 0 ? [] : [`${quoted(unknown)}不是模板里的列，没有读入。`])
  ]
}

export const readBatchSheet = (cells: readonly (readonly SheetCell[])[]): SheetReading => {
  if (cells.every(isEmpty)) return refused('表格是空的。请下载模板，把职工填在表头下面，保存后再导入。')
  const at = cells.slice(0, headingLines).findIndex(isHeading)
  if (at < 0) return refused('没有找到表头。表头要有“姓名”和“公民身份号码”两列，请把名单粘贴到模板里再导入。')
  const headings = (cells[at] ?? []).map(headingText)
  const columns = headings.map((heading, index) => {
    const column = columnOf(heading)
    return headings.findIndex((other) => columnOf(other)?.id === column?.id) === index ? column : undefined
  })
  const rows = cells.flatMap((line, index): SheetRow[] => {
    if (index <= at || isEmpty(line)) return []
    const read = columns.flatMap((column, place) =>
      column === undefined ? [] : [[column.id, readBatchCell(column, line[place] ?? null)] as const]
    )
    if (read.every(([, { value, doubt }]) => value === '' && doubt === undefined)) return []
    return [
      {
        line: index + 1,
        values: { ...emptyBatchRow, ...Object.fromEntries(read.map(([id, { value }]) => [id, value])) },
        doubts: Object.fromEntries(read.flatMap(([id, { doubt }]) => (doubt === undefined ? [] : [[id, doubt]])))
      }
    ]
  })
  if (rows.length === 0) return refused('表头下面没有职工。请把职工逐行填在表头下面，保存后再导入。')
  if (rows.length > mostBatchRows)
    return refused(`表格里有 ${rows.length} 名职工，一批最多 ${mostBatchRows} 名。请分成几个表格，一批一批办理。`)
  return { kind: 'read', rows, notes: notesOf(headings, columns) }
}
