import type { BatchColumn, BatchColumnId } from '@ljonething/domain/retirement/batchColumns'
import { batchColumns } from '@ljonething/domain/retirement/batchColumns'
import { retireType } from '@ljonething/domain/retirement/retireType'
import { maskIdCard, maskPhone } from '@ljonething/domain/display/maskText'
import { Field } from '@ljonething/ui/Field'
import { Select } from '@ljonething/ui/Select'
import { TextInput } from '@ljonething/ui/TextInput'
import * as styles from './BatchRetire.css.ts'
import type { PreparedRow } from './preparedBatch.ts'
import type { RowIssues } from './rowIssues.ts'

const yesNo = ['是', '否'].map((value) => ({ value, label: value }))
const retireTypes = retireType.rows.map(({ code, label }) => ({ value: code, label }))

const columnOf = (id: BatchColumnId): BatchColumn | undefined => batchColumns.find((column) => column.id === id)

export const controlId = (key: string, column: BatchColumnId): string => `batch-${key}-${column}`

/** First and last four characters of an account. */
const maskAccount = (account: string): string =>
  account.length <= 8 ? account : `${account.slice(0, 4)}${'*'.repeat(account.length - 8)}${account.slice(-4)}`

/** As one reads it until it is opened to be changed. */
const shownValue = (id: BatchColumnId, value: string): string => {
  if (id === 'empIdCard') return maskIdCard(value)
  if (id === 'empMobile') return maskPhone(value)
  if (id === 'pensionCard') return maskAccount(value)
  return id === 'retireType' ? retireType.labelOf(value) : value
}

/** What cannot be read, or loaded, stays as it was typed; the service reads it as well. */
const keepRead = async (column: BatchColumn, typed: string, keep: (read: string) => void) => {
  const reading = await import('./readTyped.ts').catch(() => undefined)
  const { value = typed, doubt } = reading?.readBatchCell(column, typed) ?? {}
  if (doubt === undefined && value !== typed) keep(value)
}

interface RowFieldsProps {
  readonly row: PreparedRow
  /** From 1. */
  readonly place: number
  readonly columns: readonly BatchColumnId[]
  readonly issues: RowIssues
  readonly isOpen: (column: BatchColumnId) => boolean
  readonly onChange: (column: BatchColumnId, value: string) => void
}

/** Values of one row that belong together (单元格): text where they are right, fields where they are mended. */
export const RowFields = ({ row, place, columns, issues, isOpen, onChange }: RowFieldsProps) => (
  <span className={styles.group}>
    {columns.map((id) => {
      const column = columnOf(id)
      if (column === undefined) return null
      const value = row.values[id]
      const { label, kind } = column
      if (!isOpen(id)) {
        if (value === '') return null
        const isName = id === 'empName'
        return (
          <span key={id} className={styles.number}>
            {isName || id === 'empIdCard' ? null : <span className={styles.label}>{label}</span>}
            <span className={isName ? styles.strong : undefined}>{shownValue(id, value)}</span>
          </span>
        )
      }
      const shared = {
        'aria-label': `${label}（第 ${place} 行）`,
        value,
        onValueChange: (next: string) => onChange(id, next)
      }
      return (
        <Field key={id} id={controlId(row.key, id)} label={label} required={column.required} error={issues[id]}>
          {kind === 'retireType' || kind === 'yesNo' ? (
            <Select {...shared} options={kind === 'yesNo' ? yesNo : retireTypes} />
          ) : (
            <TextInput
              {...shared}
              inputMode={kind === 'number' && id !== 'empIdCard' ? 'numeric' : undefined}
              placeholder={kind === 'month' ? '如 2027-01' : undefined}
              onBlur={() => void keepRead(column, value, (read) => onChange(id, read))}
            />
          )}
        </Field>
      )
    })}
  </span>
)
