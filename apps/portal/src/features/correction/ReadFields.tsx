import { linkageOf } from '@ljonething/domain/form/compileLinkage'
import type { ComponentType, Field, FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'
import { hiddenNames } from '@ljonething/domain/form/linkage'
import { readTable } from '@ljonething/domain/form/readTable'
import { displayValue } from '@ljonething/forms/engine/displayValue'
import { KeyValueList } from '@ljonething/ui/KeyValueList'
import { today } from '../../browser/serverDate.ts'

/** A value in words; of a table row by row. Beside what is typed anew it stands whole, else masked where it is sensitive. */
export const readText = ({ dictionaries }: FormDescription, field: Field, value: string, isWhole = false): string => {
  const { componentType, columns, extField, originalField } = field
  const shown = (of: { readonly componentType: ComponentType; readonly sensitive: string | undefined }, stored: string, root: string) =>
    displayValue(isWhole ? { ...of, sensitive: undefined } : of, stored, dictionaries[root] ?? [])
  const rows = componentType === 'addTable' ? readTable(value) : undefined
  if (rows === undefined) return shown({ componentType, sensitive: extField.sensitive }, value, originalField.dictRootCode)
  const cells = (row: ReadonlyMap<string, string>) => columns.map((column) => shown(column, row.get(column.id) ?? '', column.dictRootCode))
  return rows.map((row) => cells(row).filter(Boolean).join('，')).join('；')
}

const wideText = 24

/** The fields that the form shows with these values (显示的表单项). */
export const shownFields = (form: FormDescription, values: FormValues): ReadonlySet<string> => {
  const hidden = hiddenNames(linkageOf(form), values, today())
  const fields = form.allfield.flatMap(({ fieldList }) => fieldList)
  return new Set(fields.flatMap(({ id, name, componentType }) => (hidden.has(name) || componentType.endsWith('pload') ? [] : [id])))
}

interface ReadFieldsProps {
  readonly form: FormDescription
  readonly fields: readonly Field[]
  readonly values: FormValues
}

/** Fields as they were submitted (只读表单项). */
export const ReadFields = ({ form, fields, values }: ReadFieldsProps) => (
  <KeyValueList
    columns={2}
    items={fields.map((field) => {
      const value = readText(form, field, values[field.id] ?? '')
      return { key: field.label, value, wide: field.isOneLine || value.length > wideText }
    })}
  />
)
