/**
 * The result of a batch as a sheet (批次结果表), xlsx, with the columns of the scene. Every cell is text, so that nothing in it is reckoned as a formula
 * when it is opened. Numbers of people are masked.
 */
import type { HandlingInfo } from '@ljonething/api/oneThing/BatchRetireApi'
import { maskIdCard } from '@ljonething/domain/display/maskText'
import writeXlsxFile from 'write-excel-file/node'

/** What of a row stands in a column, and how wide it is, in characters. */
interface SheetColumn {
  readonly title: string
  readonly width: number
  readonly of: (row: HandlingInfo) => string
}

/** Of TXLB: a code of the dictionary as its name. */
export type NameOfKind = (code: string) => string

const columnsFor = (nameOfKind: NameOfKind): readonly SheetColumn[] => [
  { title: '序号', width: 6, of: ({ rowNo }) => String(rowNo) },
  { title: '批次号', width: 22, of: ({ batchNo }) => batchNo },
  { title: '姓名', width: 12, of: ({ empName }) => empName },
  { title: '公民身份号码（脱敏）', width: 24, of: ({ empIdCard }) => maskIdCard(empIdCard) },
  { title: '退休类别', width: 28, of: ({ retireType }) => nameOfKind(retireType) },
  { title: '申请退休年月', width: 14, of: ({ applyRetireMonth }) => applyRetireMonth },
  { title: '待遇核定', width: 10, of: ({ dyhd }) => dyhd },
  { title: '医保在职转退休', width: 16, of: ({ ybzzztx }) => ybzzztx },
  { title: '公积金提取', width: 12, of: ({ gjjtq }) => gjjtq },
  { title: '办件编号', width: 30, of: ({ applyNo = '' }) => applyNo },
  { title: '办件状态', width: 14, of: ({ statusText }) => statusText },
  { title: '退回原因', width: 60, of: ({ reason = '' }) => reason }
]

const cell = (value: string) => ({ value, type: String, format: '@' })

export const batchSheet = (rows: readonly HandlingInfo[], nameOfKind: NameOfKind): Promise<Uint8Array> => {
  const columns = columnsFor(nameOfKind)
  const head = columns.map(({ title }) => ({ ...cell(title), fontWeight: 'bold' as const }))
  const data = [head, ...rows.map((row) => columns.map(({ of }) => cell(of(row))))]
  return writeXlsxFile(data, { sheet: '批次结果', columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 }).toBuffer()
}
