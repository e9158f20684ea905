/** A batch while it is being prepared (待提交名单): rows with what their sheet lost, and what holds for all of them. Pure. */
import type { BatchColumnId, BatchRow } from '@ljonething/domain/retirement/batchColumns'
import { emptyBatchRow } from '@ljonething/domain/retirement/batchColumns'
import type { BatchStaff } from '@ljonething/domain/retirement/checkBatchRows'
import { checkBatchRows } from '@ljonething/domain/retirement/checkBatchRows'
import type { SheetRow } from '@ljonething/domain/retirement/readBatchSheet'
import { retireType } from '@ljonething/domain/retirement/retireType'

export interface PreparedRow {
  readonly key: string
  /** Of a file with people in several sheets. */
  readonly sheet?: string | undefined
  /** Where it stands in the sheet it came from; 0 for one chosen from the list. */
  readonly line: number
  readonly values: BatchRow
  readonly doubts: Readonly<Partial<Record<BatchColumnId, string>>>
}

export interface PreparedFile {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
}

export type BatchStep = 'choose' | 'check' | 'handIn'

export interface PreparedBatch {
  readonly step: BatchStep
  readonly rows: readonly PreparedRow[]
  readonly region: string
  readonly unit: Readonly<Record<string, string>>
  readonly files: readonly PreparedFile[]
  /** Makes one batch of it, however often it is sent. */
  readonly clientKey: string
}

export const newBatch = (clientKey: string): PreparedBatch => ({ step: 'choose', rows: [], region: '', unit: {}, files: [], clientKey })

/** What is usual: the pension is reckoned, medical insurance goes with it for whom it can, money of the fund is asked for by oneself. */
const usualValues = ({ empName, empIdCard, preReviewNo, legalRetireMonth, firstMonth }: BatchStaff): BatchRow => ({
  ...emptyBatchRow,
  empName,
  empIdCard,
  preReviewNo,
  retireType: retireType.code.regular,
  applyRetireMonth: firstMonth ?? legalRetireMonth,
  dyhd: '是',
  ybzzztx: '是',
  gjjtq: '否'
})

export const rowOfMember = (member: BatchStaff): PreparedRow => {
  const values = usualValues(member)
  const isMedicalOpen = checkBatchRows([values], [member]).issues.some(({ column }) => column === 'ybzzztx')
  return { key: member.empIdCard, line: 0, values: { ...values, ybzzztx: isMedicalOpen ? '否' : '是' }, doubts: {} }
}

/** A changed cell is no longer in doubt. */
export const withCell = (row: PreparedRow, column: BatchColumnId, value: string): PreparedRow => {
  const { [column]: _settled, ...doubts } = row.doubts
  return { ...row, values: { ...row.values, [column]: value }, doubts }
}

export interface Merged {
  readonly rows: readonly PreparedRow[]
  readonly added: number
  readonly changed: number
}

/** Told apart by number; by name where the number in the list was wrong. */
const matchOf = (rows: readonly PreparedRow[], taken: ReadonlySet<string>, isWrong: (key: string) => boolean, { values }: SheetRow) =>
  rows.find(({ key, values: own }) => !taken.has(key) && own.empIdCard === values.empIdCard && own.empIdCard !== '') ??
  rows.find(({ key, values: own }) => !taken.has(key) && isWrong(key) && own.empName === values.empName && own.empName !== '')

/**
 * The list after a sheet was brought in: who is in both is as the sheet says, who is in the list alone stays. A corrected sheet so mends
 * rows whose number was wrong. Two lines about one person stay two rows, for the check to name.
 */
export const withSheet = (
  rows: readonly PreparedRow[],
  sheet: readonly SheetRow[],
  isWrong: (key: string) => boolean,
  makeKey: () => string
): Merged => {
  const taken = new Set<string>()
  const next = new Map(rows.map((row) => [row.key, row]))
  let changed = 0
  for (const line of sheet) {
    const known = matchOf(rows, taken, isWrong, line)
    const key = known?.key ?? makeKey()
    taken.add(key)
    if (known !== undefined) changed += 1
    next.set(key, { key, ...line })
  }
  return { rows: [...next.values()], added: sheet.length - changed, changed }
}
