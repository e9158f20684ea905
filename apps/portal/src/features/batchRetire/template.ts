/**
 * The sheet to fill in (名单模板), xlsx and csv: headings, and the staff who can be handled as far as they are known. Every cell is text, so that
 * numbers of 18 digits stay whole; one that a spreadsheet would take for a formula gets a ' in front.
 */
import { batchColumns } from '@ljonething/domain/retirement/batchColumns'
import type { BatchStaff } from '@ljonething/domain/retirement/checkBatchRows'
import { retireType } from '@ljonething/domain/retirement/retireType'
import writeWorkbook from 'write-excel-file/browser'
import { rowOfMember } from './preparedBatch.ts'

const widths: Readonly<Partial<Record<(typeof batchColumns)[number]['id'], number>>> = { empIdCard: 22, retireType: 26, pensionCard: 22 }
const usualWidth = 14

const formulaStart = /^[=+\-@\t\r]/
const safe = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)

const linesOf = (staff: readonly BatchStaff[]): readonly (readonly string[])[] => [
  batchColumns.map(({ label, required }) => (required ? `${label}（必填）` : label)),
  ...staff.map((member) => {
    const { values } = rowOfMember(member)
    return batchColumns.map(({ id, kind }) => safe(kind === 'retireType' ? retireType.labelOf(values[id]) : values[id]))
  })
]

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** With the mark by which spreadsheets know UTF-8. */
export const csvTemplate = (staff: readonly BatchStaff[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    `\ufeff${linesOf(staff)
      .map((line) => line.map(quoted).join(','))
      .join('\r\n')}\r\n`
  )

export const xlsxTemplate = async (staff: readonly BatchStaff[]): Promise<Uint8Array<ArrayBuffer>> => {
  const [headings = [], ...lines] = linesOf(staff)
  const blob = await writeWorkbook(
    [
      headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...lines.map((line) => line.map((value) => ({ value, type: String, format: '@' })))
    ],
    { columns: batchColumns.map(({ id }) => ({ width: widths[id] ?? usualWidth })), stickyRowsCount: 1, sheet: '批量退休名单' }
  ).toBlob()
  return new Uint8Array(await blob.arrayBuffer())
}
