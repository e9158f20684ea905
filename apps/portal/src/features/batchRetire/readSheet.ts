/**
 * The bytes of a file as rows of a batch (表格内容): xlsx by what it is, text as csv; anything else is refused with what it is and what to do.
 * Formulas are never evaluated: a cell is what the file shows.
 */
import type { BookSheet } from '@ljonething/domain/retirement/readBatchBook'
import { readBatchBook } from '@ljonething/domain/retirement/readBatchBook'
import type { SheetCell } from '@ljonething/domain/retirement/readBatchCell'
import type { SheetReading } from '@ljonething/domain/retirement/readBatchSheet'
import { detectFileType } from '@ljonething/validation/files/detectFileType'
import type { FileType } from '@ljonething/validation/files/FileType'
import readWorkbook from 'read-excel-file/web-worker'
import { bookFacts } from './bookFacts.ts'
import { csvCells } from './csvCells.ts'

const again = '请用 Excel 或 WPS 打开，另存为 .xlsx 再导入。'
const picture = '这是图片，不是表格。请把名单填在模板里再导入。'
const document = '这是 Word 文档，不是表格。请把名单粘贴到模板里再导入。'
const page = `这是网页格式的表格，${again}`

/** What is no list that can be read. A mail with a page in it is what spreadsheets call a single page. */
const others: ReadonlyMap<FileType, string> = new Map([
  ['xls', `这是旧版 Excel 表格（.xls），${again}`],
  ['cfb', '这是设了密码的表格，或者不是表格。请在 Excel 或 WPS 里另存为不设密码的 .xlsx 文件，再导入。'],
  ['html', page],
  ['xml', `这是 XML 格式的表格，${again}`],
  ['doc', document],
  ['docx', document],
  ['pdf', '这是 PDF 文件，不是表格。请把名单填在模板里再导入。'],
  ['ofd', '这是 OFD 文件，不是表格。请把名单填在模板里再导入。'],
  ['jpg', picture],
  ['png', picture],
  ['rar', '这是压缩包，不是 .xlsx 表格。请解压后导入里面的表格。']
])
const mailHead = /^\s*MIME-Version:/i

const refused = (message: string): SheetReading => ({ kind: 'refused', message })
export const unreadable = refused('文件打不开，可能已经损坏或不是表格。请用 Excel 或 WPS 打开确认后，另存为 .xlsx 再导入。')

const cellOf = (value: unknown): SheetCell =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value instanceof Date ? value : null

const bookSheets = async (buffer: ArrayBuffer): Promise<readonly BookSheet[] | undefined> => {
  const [facts, sheets] = await Promise.all([bookFacts(new Uint8Array(buffer)), readWorkbook(buffer)])
  return facts?.flatMap(({ place, ...told }) => {
    const own = sheets[place]
    return own === undefined ? [] : [{ ...told, name: own.sheet, cells: own.data.map((line) => line.map(cellOf)) }]
  })
}

const readXlsx = async (buffer: ArrayBuffer): Promise<SheetReading> => {
  try {
    const sheets = await bookSheets(buffer)
    return sheets === undefined ? unreadable : readBatchBook(sheets)
  } catch {
    return unreadable
  }
}

export const readSheet = async (buffer: ArrayBuffer): Promise<SheetReading> => {
  const bytes = new Uint8Array(buffer)
  const type = detectFileType(bytes)
  if (type === 'xlsx' || type === 'zip') return readXlsx(buffer)
  const other = type && others.get(type)
  if (other !== undefined) return refused(other)
  const isMarked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (bytes.includes(0) && !isMarked) return unreadable
  const cells = csvCells(bytes)
  if (mailHead.test(cells[0]?.[0] ?? '')) return refused(page)
  return readBatchBook([{ name: '', isHidden: false, cells, merges: [], hiddenLines: new Set() }])
}
