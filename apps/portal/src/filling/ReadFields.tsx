import { readField } from '@ljonething/domain/form/readField'
import type { Field, FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'
import type { KeyValue } from '@ljonething/ui/KeyValueList'
import { KeyValueList } from '@ljonething/ui/KeyValueList'
import { Table } from '@ljonething/ui/Table'
import * as styles from './ReadFields.css.ts'

interface ReadFieldsProps {
  readonly form: FormDescription
  readonly fields: readonly Field[]
  readonly values: FormValues
  /** Nothing is masked. */
  readonly isWhole?: boolean
}

const wideText = 24

/** Fields as they were filled in, read-only (只读表单项): values in a list, the rows of a table as a table of their own below it. */
export const ReadFields = ({ form, fields, values, isWhole = false }: ReadFieldsProps) => {
  const items: KeyValue[] = []
  const tables: (Extract<ReturnType<typeof readField>, { readonly kind: 'rows' }> & { readonly label: string })[] = []
  for (const field of fields) {
    const read = readField(form, field, values[field.id] ?? '', isWhole)
    if (read.kind === 'rows') tables.push({ ...read, label: field.label })
    else
      items.push({
        key: field.label,
        value: read.text === '' ? '' : <span className={styles.text}>{read.text}</span>,
        wide: field.isOneLine || read.text.length > wideText
      })
  }
  return (
    <>
      {items.length === 0 ? null : <KeyValueList columns={2} items={items} />}
      {tables.map(({ label, columns, rows }) => (
        <Table
          key={label}
          caption={label}
          captionHidden={false}
          rows={rows}
          rowKey={(_, index) => String(index)}
          columns={columns.map((header, at) => ({
            id: header,
            header,
            rowHeader: at === 0,
            cell: (row: readonly string[]) => row[at] || '—'
          }))}
        />
      ))}
    </>
  )
}
