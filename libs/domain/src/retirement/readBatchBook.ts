/**
 * A workbook of a company (批量退休名单文件) as rows of a batch: the people of all sheets that show, in their order. Sheets that are hidden are named, as are
 * those that are no list; empty ones are passed over. Refused where there is nobody, or more people than one batch may have.
 * Example: sheets 一车间 and 二车间 with one person each → two rows, each with the name of its sheet.
 */
import { mostBatchRows } from './batchColumns.ts'
import { quotedSome } from './quotedSome.ts'
import type { SheetReading } from './readBatchSheet.ts'
import { readBatchSheet } from './readBatchSheet.ts'
import type { SheetContent } from './SheetContent.ts'
import { isEmptyLine } from './SheetContent.ts'

export interface BookSheet extends SheetContent {
  /** '' where the file has but one, without a name. */
  readonly name: string
  readonly isHidden: boolean
}

const nobody = '表格是空的。请下载模板，把职工填在表头下面，保存后再导入。'

const refused = (message: string): SheetReading => ({ kind: 'refused', message })

export const readBatchBook = (sheets: readonly BookSheet[]): SheetReading => {
  const hidden = sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name)
  const hiddenNotes = hidden.length === 0 ? [] : [`隐藏的工作表${quotedSome(hidden, '张')}没有读入。要办理里面的职工，请取消隐藏后再导入。`]
  const shown = sheets.filter(({ isHidden, cells }) => !isHidden && !cells.every(isEmptyLine))
  const readings = shown.map((sheet) => ({ name: sheet.name, reading: readBatchSheet(sheet) }))
  const named = (name: string, sentence: string) => (shown.length === 1 ? sentence : `工作表“${name}”：${sentence}`)
  const read = readings.flatMap(({ name, reading }) => (reading.kind === 'read' ? [{ name, reading }] : []))
  if (read.length === 0) {
    const [first] = readings
    const why = first?.reading.kind === 'refused' ? named(first.name, first.reading.message) : nobody
    return refused([why, ...hiddenNotes].join(''))
  }
  const rows = read.flatMap(({ name, reading }) => reading.rows.map((row) => (read.length === 1 ? row : { sheet: name, ...row })))
  if (rows.length > mostBatchRows)
    return refused(`表格里有 ${rows.length} 名职工，一批最多 ${mostBatchRows} 名。请分成几个表格，一批一批办理。`)
  const notes = readings.flatMap(({ name, reading }) =>
    reading.kind === 'read' ? reading.notes.map((note) => named(name, note)) : [`工作表“${name}”没有读入：${reading.message}`]
  )
  return { kind: 'read', rows, notes: [...notes, ...hiddenNotes] }
}
