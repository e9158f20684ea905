import type { FieldColumn } from '@ljonething/domain/form/FormDescription'
import type { TableRow } from '@ljonething/domain/values/tableRows'
import { displayValue } from '@ljonething/domain/form/displayValue'
import type { WidgetForm } from '../Widget.ts'

/** A cell of a row as a person reads it (单元格显示). */
export const cellText = (column: FieldColumn, row: TableRow, form: WidgetForm): string =>
  displayValue(column, row.find((cell) => cell.id === column.id)?.value ?? '', form.optionsUnder(column.dictRootCode))
