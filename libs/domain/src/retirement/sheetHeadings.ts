/**
 * The headings of a sheet (表头): below a title, in any order, with a * or （必填）, over several lines where the upper ones are merged down; and what is
 * told of them. Undefined where no line names both, who it is and by which number.
 * Example: [['名册'], ['姓名', '身份证号', '备注']] → lines up to 1, columns empName, empIdCard and none.
 */
import type { BatchColumn } from './batchColumns.ts'
import { batchColumns } from './batchColumns.ts'
import type { SheetCell } from './readBatchCell.ts'
import type { SheetContent } from './SheetContent.ts'
import { quotedSome } from './quotedSome.ts'

export interface SheetHeadings {
  /** The last line of headings, from 0. */
  readonly last: number
  /** By place; of a heading that stands there twice the left one. */
  readonly columns: readonly (BatchColumn | undefined)[]
  readonly notes: readonly string[]
}

/** Headings stand within so many lines. */
const headingLines = 10

const headingText = (cell: SheetCell | undefined): string =>
  typeof cell === 'string' ? cell.replace(/[（(].*?[）)]/g, '').replace(/[\s*＊：:\ufeff]/g, '') : ''

const columnOf = (heading: string): BatchColumn | undefined =>
  batchColumns.find(({ label, otherLabels }) => heading !== '' && (label === heading || otherLabels.includes(heading)))

const isHeading = (line: readonly SheetCell[]): boolean => {
  const ids = line.map((cell) => columnOf(headingText(cell))?.id)
  return ids.includes('empName') && ids.includes('empIdCard')
}

const lastLine = ({ merges }: SheetContent, at: number): number =>
  Math.max(at, ...merges.flatMap(({ top, bottom }) => (top === at && bottom < headingLines ? [bottom] : [])))

/** The lowest text of each place: a heading over several columns gives way to those below it. */
const lowestTexts = (lines: readonly (readonly SheetCell[])[]): readonly string[] =>
  Array.from(
    { length: Math.max(...lines.map(({ length }) => length)) },
    (_, place) => lines.map((line) => headingText(line[place])).findLast((text) => text !== '') ?? ''
  )

const notesOf = (headings: readonly string[], columns: readonly (BatchColumn | undefined)[]): readonly string[] => {
  const missing = batchColumns
    .filter(({ required, id }) => required && !columns.some((column) => column?.id === id))
    .map(({ label }) => label)
  const unknown = headings.filter((heading) => heading !== '' && heading !== '序号' && columnOf(heading) === undefined)
  const twice = batchColumns
    .filter(({ id }) => headings.filter((heading) => columnOf(heading)?.id === id).length > 1)
    .map(({ label }) => label)
  return [
    ...(missing.length === 0 ? [] : [`表格里没有${quotedSome(missing, '列')}，请在下面逐行补上，或补好表格再导入。`]),
    ...(twice.length === 0 ? [] : [`${quotedSome(twice, '列')}出现了不止一次，只读了最左边的一列。`]),
    ...(unknown.length === 0 ? [] : [`${quotedSome(unknown, '列')}不是模板里的列，没有读入。`])
  ]
}

export const sheetHeadings = (content: SheetContent): SheetHeadings | undefined => {
  const at = content.cells.slice(0, headingLines).findIndex(isHeading)
  if (at < 0) return undefined
  const last = lastLine(content, at)
  const headings = lowestTexts(content.cells.slice(at, last + 1))
  const columns = headings.map((heading, index) => {
    const column = columnOf(heading)
    return headings.findIndex((other) => columnOf(other)?.id === column?.id) === index ? column : undefined
  })
  return { last, columns, notes: notesOf(headings, columns) }
}
