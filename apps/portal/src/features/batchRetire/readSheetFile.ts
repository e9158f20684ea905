/**
 * A picked file as rows of a batch (导入名单): .xlsx or .csv of at most 5 MB. Of several sheets the first with people in it counts. Every refusal is a
 * sentence that says what to do; a file that takes longer than 20 s to read is given up.
 */
import type { SheetReading } from '@ljonething/domain/retirement/readBatchSheet'
import { readBatchSheet } from '@ljonething/domain/retirement/readBatchSheet'
import { askedOnce } from '../../browser/threads.ts'
import type { ReadFile } from './sheetCells.ts'

const mostBytes = 5 * 1024 * 1024
const mostMs = 20_000

const readInWorker = async (buffer: ArrayBuffer): Promise<ReadFile> => {
  const worker = new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module' })
  return (await askedOnce<ReadFile>(worker, buffer, { mostMs, transfer: [buffer] })) ?? { kind: 'unreadable' }
}

const refused = (message: string): SheetReading => ({ kind: 'refused', message })

export const readSheetFile = async (file: File): Promise<SheetReading> => {
  if (file.size > mostBytes) return refused('文件超过 5 MB。名单表格不用放图片，请只留职工名单，另存后再导入。')
  const read = await readInWorker(await file.arrayBuffer())
  if (read.kind === 'old')
    return refused('这是旧版 Excel（.xls）或者设了密码的表格。请在 Excel 或 WPS 里另存为不设密码的 .xlsx 文件，再导入。')
  if (read.kind === 'unreadable') return refused('文件打不开，可能已经损坏或不是表格。请用 Excel 或 WPS 打开确认后，另存为 .xlsx 再导入。')
  const readings = read.sheets.map(readBatchSheet)
  return (
    readings.find(({ kind }) => kind === 'read') ?? readings[0] ?? refused('表格是空的。请下载模板，把职工填在表头下面，保存后再导入。')
  )
}
