/** The sheets of a file (表格文件) as cells: xlsx by what it is, anything else as csv. Formulas are never evaluated: a cell is what the file shows. */
import type { SheetCell } from '@ljonething/domain/retirement/readBatchCell'
import readWorkbook from 'read-excel-file/web-worker'
import { csvCells } from './csvCells.ts'

export type SheetCells = readonly (readonly SheetCell[])[]

const begins = (bytes: Uint8Array, ...mark: readonly number[]): boolean => mark.every((byte, at) => bytes[at] === byte)

/** The container of old spreadsheets and of those with a password. */
const isOle = (bytes: Uint8Array): boolean => begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)
const isZip = (bytes: Uint8Array): boolean => begins(bytes, 0x50, 0x4b, 0x03, 0x04)

export type ReadFile =
  { readonly kind: 'sheets'; readonly sheets: readonly SheetCells[] } | { readonly kind: 'old' } | { readonly kind: 'unreadable' }

const cellOf = (value: unknown): SheetCell =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value instanceof Date ? value : null

export const sheetCells = async (buffer: ArrayBuffer): Promise<ReadFile> => {
  const bytes = new Uint8Array(buffer)
  if (isOle(bytes)) return { kind: 'old' }
  if (!isZip(bytes))
    return bytes.includes(0) && bytes[0] !== 0xff && bytes[0] !== 0xfe
      ? { kind: 'unreadable' }
      : { kind: 'sheets', sheets: [csvCells(bytes)] }
  try {
    const sheets = await readWorkbook(buffer)
    return { kind: 'sheets', sheets: sheets.map(({ data }) => data.map((line) => line.map(cellOf))) }
  } catch {
    return { kind: 'unreadable' }
  }
}
