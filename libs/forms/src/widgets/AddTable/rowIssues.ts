import type { FieldColumn, FieldIssue } from '@ljonething/domain/form/FormDescription'
import type { TableRow } from '@ljonething/domain/values/tableRows'
import type { WidgetForm } from '../Widget.ts'

/** The first thing wrong with each cell of a row (逐格校验), as its column stands; what is wrong with columns not shown stands at the first one. */
export const rowIssues = (form: WidgetForm, fieldId: string, row: TableRow, shown: readonly FieldColumn[]) => {
  const found = form.checkRow(fieldId, row).filter(({ cell }, at, all) => all.findIndex((one) => one.cell?.column === cell?.column) === at)
  const isShown = ({ cell }: FieldIssue) => shown.some(({ id }) => id === cell?.column)
  return (column: FieldColumn): readonly FieldIssue[] =>
    found.filter((issue) => issue.cell?.column === column.id || (column === shown[0] && !isShown(issue)))
}
