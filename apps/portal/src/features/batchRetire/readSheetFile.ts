/**
 * A picked file as rows of a batch (导入名单): .xlsx or .csv of at most 5 MB. Every refusal is a sentence that says what to do; a file that takes longer
 * than 20 s to read is given up.
 */
import type { SheetReading } from '@ljonething/domain/retirement/readBatchSheet'
import { askedOnce } from '../../browser/threads.ts'

const mostBytes = 5 * 1024 * 1024
const mostMs = 20_000

const refused = (message: string): SheetReading => ({ kind: 'refused', message })

export const readSheetFile = async (file: File): Promise<SheetReading> => {
  if (file.size > mostBytes) return refused('文件超过 5 MB。名单表格不用放图片，请只留职工名单，另存后再导入。')
  const buffer = await file.arrayBuffer()
  const worker = new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module' })
  return (
    (await askedOnce<SheetReading>(worker, buffer, { mostMs, transfer: [buffer] })) ??
    refused('文件没有读完，可能已经损坏或内容太多。请用 Excel 或 WPS 打开确认，只留职工名单，另存为 .xlsx 再导入。')
  )
}
