/**
 * A sheet of a company (批量退休名单表格) as rows of a batch, one for each line with something in it below the headings. Lines that nobody sees are not
 * read; what is merged down over several people is read for each of them. A sheet that is none is refused with a sentence; what was not read of one
 * that is, is told.
 * Example: [['姓名', '身份证号'], ['赵国强', '230199196608080019']] → one row of line 2, and a note about the columns that are missing.
 */
import type { BatchColumn, BatchColumnId, BatchRow } from './batchColumns.ts'
import { emptyBatchRow } from './batchColumns.ts'
import { namedLines, quotedSome } from './quotedSome.ts'
import type { ReadCell } from './readBatchCell.ts'
import { readBatchCell } from './readBatchCell.ts'
import type { SheetContent } from './SheetContent.ts'
import { isEmptyLine, mergeAt } from './SheetContent.ts'
import { sheetHeadings } from './sheetHeadings.ts'

export interface SheetRow {
  /** Name of the sheet, where people were read from several. */
  readonly sheet?: string
  /** Line in the sheet, from 1. */
  readonly line: number
  readonly values: BatchRow
  /** What was lost of a cell. */
  readonly doubts: Readonly<Partial<Record<BatchColumnId, string>>>
}

export type SheetReading =
  | { readonly kind: 'read'; readonly rows: readonly SheetRow[]; readonly notes: readonly string[] }
  | { readonly kind: 'refused'; readonly message: string }

const refused = (message: string): SheetReading => ({ kind: 'refused', message })

const tellsWho = ({ id }: BatchColumn): boolean => id === 'empName' || id === 'empIdCard'

const merged: ReadCell = { value: '', doubt: '这一格和旁边的单元格合并了，没有读入。请单独填写' }

export const readBatchSheet = (content: SheetContent): SheetReading => {
  const { cells, hiddenLines } = content
  const headings = sheetHeadings(content)
  if (headings === undefined) return refused('没有找到表头。表头要有“姓名”和“公民身份号码”两列，请把名单粘贴到模板里再导入。')
  const { last, notes } = headings
  const places = headings.columns.flatMap((column, place) => (column === undefined ? [] : [{ column, place }]))
  const filled = cells.flatMap((line, at) => (at > last && !isEmptyLine(line) ? [at] : []))
  const unseen = filled.filter((at) => hiddenLines.has(at))
  const isDown = (at: number, place: number) => {
    const merge = mergeAt(content, at, place)
    return merge !== undefined && merge.left === place && merge.top > last && merge.top < at
  }
  const seen = filled.filter((at) => !hiddenLines.has(at))
  const joined = seen.filter((at) => places.every(({ column, place }) => !tellsWho(column) || isDown(at, place)))
  const spread = new Set<string>()
  const read = (at: number, column: BatchColumn, place: number): ReadCell => {
    const merge = mergeAt(content, at, place)
    if (merge === undefined) return readBatchCell(column, cells[at]?.[place] ?? null)
    if (!isDown(at, place) || tellsWho(column)) return merged
    spread.add(column.label)
    return readBatchCell(column, cells[merge.top]?.[place] ?? null)
  }
  const rows = seen.flatMap((at): SheetRow[] => {
    if (joined.includes(at)) return []
    const line = places.map(({ column, place }) => [column.id, read(at, column, place)] as const)
    if (line.every(([, { value, doubt }]) => value === '' && doubt === undefined)) return []
    return [
      {
        line: at + 1,
        values: { ...emptyBatchRow, ...Object.fromEntries(line.map(([id, { value }]) => [id, value])) },
        doubts: Object.fromEntries(line.flatMap(([id, { doubt }]) => (doubt === undefined ? [] : [[id, doubt]])))
      }
    ]
  })
  const hidden = `${namedLines(unseen)}被筛选掉或隐藏了，没有读入。要办理这些行，请取消筛选、取消隐藏后再导入。`
  if (rows.length === 0) return refused(unseen.length > 0 ? hidden : '表头下面没有职工。请把职工逐行填在表头下面，保存后再导入。')
  return {
    kind: 'read',
    rows,
    notes: [
      ...notes,
      ...(unseen.length === 0 ? [] : [hidden]),
      ...(joined.length === 0 ? [] : [`${namedLines(joined)}和上面的职工合并在一起，每名职工只读了第一行，请核对。`]),
      ...(spread.size === 0 ? [] : [`${quotedSome([...spread], '列')}有合并的单元格，合并的各行都按同一内容读入，请核对。`])
    ]
  }
}
