/**
 * Values as they are kept, whatever way they were sent (收件规范化): texts folded, dates in their format, tables cell by cell; what the description does
 * not have, or nobody may change, stays as it is. The service takes them so before it checks, prints, signs or hands on. Source: spec §5.
 * Example: { 'A^birth': '1988。4。17' } → { 'A^birth': '1988-04-17' }.
 */
import type { Field, FieldColumn, FieldGroup, FormValues } from './FormDescription.ts'
import { foldText } from './foldText.ts'
import { readTyped } from './typedDate.ts'
import { decodeTableRows, encodeTableRows } from '../values/tableRows.ts'

interface Described {
  readonly allfield: readonly Pick<FieldGroup, 'fieldList'>[]
}

const foldOne = (owner: Field | FieldColumn, value: string): string =>
  owner.timePickerInfo === undefined ? foldText(owner, value) : readTyped(value, owner.timePickerInfo)

function foldTable({ columns }: Field, value: string): string {
  const rows = decodeTableRows(value)
  const folded = rows.map((row) =>
    row.map((cell) => {
      const column = columns.find(({ id }) => id === cell.id)
      return column === undefined ? cell : { ...cell, value: foldOne(column, cell.value) }
    })
  )
  const isSame = folded.every((row, i) => row.every((cell, j) => cell.value === rows[i]?.[j]?.value))
  return isSame ? value : encodeTableRows(folded)
}

const foldField = (field: Field, value: string): string =>
  field.componentType === 'addTable' ? foldTable(field, value) : foldOne(field, value)

export function foldForm({ allfield }: Described, values: FormValues): FormValues {
  const folded = allfield.flatMap(({ fieldList }) =>
    fieldList.flatMap((field): readonly [string, string][] => {
      const value = Object.hasOwn(values, field.id) ? values[field.id] : undefined
      return value === undefined || field.disabled ? [] : [[field.id, foldField(field, value)]]
    })
  )
  return { ...values, ...Object.fromEntries(folded) }
}
