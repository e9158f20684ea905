/**
 * Checks the rows of a repeatable table (表格校验): every visible cell by its column's rules and kind.
 * Text that is no table is one issue of the whole field. Example: row 0 without 姓名 → cell `{row: 0, column: 'sName'}`.
 */
import { checkRules, issueText } from '@ljonething/validation/rules/checkRules'
import { checkValue } from './checkValue.ts'
import { plainRules } from './fieldRules.ts'
import type { Field, FieldColumn, FieldIssue, FormChecks, FormDescription } from './FormDescription.ts'
import { readTable } from '../values/readTable.ts'
import type { TableRow } from '../values/readTable.ts'

interface TableContext {
  readonly checks: FormChecks
  readonly dictionaries: FormDescription['dictionaries']
  readonly valueOf: (name: string) => string
}

function cellIssues(field: Field, column: FieldColumn, row: TableRow, index: number, context: TableContext): readonly FieldIssue[] {
  const value = row.get(column.id) ?? ''
  const { dictionaries, checks } = context
  const kind = { componentType: column.componentType, timePickerInfo: column.timePickerInfo, rootCode: column.dictRootCode, dataSource: '' }
  const found = checkRules(plainRules(column), value, {
    label: column.name,
    today: checks.today,
    valueOf: (name) => row.get(name) ?? context.valueOf(name)
  })
  const own = checkValue(kind, value, dictionaries, checks.isOption)
  const all = own === undefined ? found : [...found, { ...own, label: column.name, text: issueText(column.name, own.message) }]
  return all.map((issue) => ({ kind: 'field', id: field.id, cell: { row: index, column: column.id }, ...issue }))
}

export function validateTable(field: Field, stored: string, context: TableContext): readonly FieldIssue[] {
  const rows = readTable(stored)
  if (rows === undefined) {
    const message = '表格内容无法识别，请重新填写'
    return [{ kind: 'field', id: field.id, label: field.label, fn: '_checkTable', message, text: issueText(field.label, message) }]
  }
  return rows.flatMap((row, index) => field.columns.flatMap((column) => cellIssues(field, column, row, index, context)))
}
