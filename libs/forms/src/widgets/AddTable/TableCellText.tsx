import type { FieldColumn, FieldIssue } from '@ljonething/domain/form/FormDescription'
import type { TableRow } from '@ljonething/domain/values/tableRows'
import { VisuallyHidden } from '@ljonething/ui/VisuallyHidden'
import type { WidgetForm } from '../Widget.ts'
import * as styles from './AddTable.css.ts'
import { cellText } from './cellText.ts'

interface TableCellTextProps {
  readonly column: FieldColumn
  readonly row: TableRow
  readonly form: WidgetForm
  /** What is wrong with it. */
  readonly issues: readonly FieldIssue[]
}

/** A cell as a person reads it, and below it what is wrong with it (单元格). */
export const TableCellText = ({ column, row, form, issues }: TableCellTextProps) => (
  <>
    {cellText(column, row, form)}
    {issues.map(({ cell, label, message }) => (
      <span key={cell?.column} className={styles.cellError}>
        <VisuallyHidden>错误：</VisuallyHidden>
        {cell?.column === column.id ? message : `${label}：${message}`}
      </span>
    ))}
  </>
)
