import type { FieldColumn } from '@ljonething/domain/form/FormDescription'
import type { TableRow } from '@ljonething/domain/values/tableRows'
import { Dialog } from '@ljonething/ui/Dialog'
import { KeyValueList } from '@ljonething/ui/KeyValueList'
import type { WidgetForm } from '../Widget.ts'
import { cellText } from './cellText.ts'

interface PreviewDialogProps {
  readonly columns: readonly FieldColumn[]
  readonly row: TableRow
  readonly form: WidgetForm
  readonly onClose: () => void
}

/** One record, read-only (预览). */
const PreviewDialog = ({ columns, row, form, onClose }: PreviewDialogProps) => {
  const hidden = new Set(row.filter((cell) => cell.isHidden).map((cell) => cell.id))
  return (
    <Dialog title="预览" open onOpenChange={onClose}>
      <KeyValueList
        items={columns
          .filter((column) => !hidden.has(column.id))
          .map((column) => ({ key: column.name, value: cellText(column, row, form) }))}
      />
    </Dialog>
  )
}

export default PreviewDialog
