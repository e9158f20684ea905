/**
 * A field of a form as a person reads it (表单项显示): its text, or the rows of a repeatable table with a text for each column. Masked where it is
 * sensitive, unless it is to be read whole. Cells that linkage hides read as nothing. Source: spec §3.3, §5.
 * Example: select `2` under 女/男 → { kind: 'text', text: '男' }.
 */
import { inlineOptions } from './dictionaries.ts'
import type { ComponentType, DictionaryOption, Field, FormDescription } from './FormDescription.ts'
import { readTable } from '../values/readTable.ts'
import { withUnit } from './withUnit.ts'
import { displayValue } from './displayValue.ts'

export type ReadField =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'rows'; readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }

const optionsUnder = ({ dictionaries }: Pick<FormDescription, 'dictionaries'>, root: string): readonly DictionaryOption[] =>
  (Object.hasOwn(dictionaries, root) ? dictionaries[root] : undefined) ?? inlineOptions(root) ?? []

export function readField(form: Pick<FormDescription, 'dictionaries'>, field: Field, value: string, isWhole = false): ReadField {
  const read = (componentType: ComponentType, sensitive: string | undefined, stored: string, root: string): string =>
    displayValue({ componentType, sensitive: isWhole ? undefined : sensitive }, stored, optionsUnder(form, root))
  const { componentType, columns, extField, originalField } = field
  const rows = componentType === 'addTable' ? readTable(value) : undefined
  if (rows === undefined || rows.length === 0)
    return { kind: 'text', text: withUnit(read(componentType, extField.sensitive, value, originalField.dictRootCode), extField.unit) }
  return {
    kind: 'rows',
    columns: columns.map(({ name }) => name),
    rows: rows.map((row) =>
      columns.map((column) => read(column.componentType, column.sensitive, row.get(column.id) ?? '', column.dictRootCode))
    )
  }
}

/** The same in one line: cells by ，, rows by ；. */
export function fieldText(form: Pick<FormDescription, 'dictionaries'>, field: Field, value: string, isWhole = false): string {
  const read = readField(form, field, value, isWhole)
  return read.kind === 'text' ? read.text : read.rows.map((cells) => cells.filter((cell) => cell !== '').join('，')).join('；')
}
