import { Button } from '@ljonething/ui/Button'
import { Dialog } from '@ljonething/ui/Dialog'
import { Field } from '@ljonething/ui/Field'
import { Table } from '@ljonething/ui/Table'
import { TextArea } from '@ljonething/ui/TextArea'
import type { TableRow } from '@ljonething/domain/values/tableRows'
import { useMemo, useState } from 'react'
import type { WidgetField, WidgetForm } from '../Widget.ts'
import * as styles from './AddTable.css.ts'
import { pastedRows } from './pastedRows.ts'
import { rowIssues } from './rowIssues.ts'
import { TableCellText } from './TableCellText.tsx'

interface PasteDialogProps {
  readonly field: WidgetField
  readonly form: WidgetForm
  /** What was pasted already. */
  readonly text: string
  /** Rows that the table still takes. */
  readonly room: number
  readonly onAdd: (rows: readonly TableRow[]) => void
  readonly onClose: () => void
}

/** Rows copied from a spreadsheet (粘贴多行): shown as they would be added, each cell with what is wrong with it. */
const PasteDialog = ({ field, form, text, room, onAdd, onClose }: PasteDialogProps) => {
  const [pasted, setPasted] = useState(text)
  const { columns } = field
  const { rows, surplus } = useMemo(
    () => pastedRows(pasted, columns, (column) => form.optionsUnder(column.dictRootCode)),
    [pasted, columns, form]
  )
  const isTooMany = rows.length > room
  const issues = useMemo(
    () => rows.slice(0, room).map((row) => rowIssues(form, field.id, row, columns)),
    [rows, room, form, field.id, columns]
  )
  const wrong = issues.filter((issuesOf) => columns.some((column) => issuesOf(column).length > 0)).length
  const told = [
    `共 ${rows.length} 条`,
    ...(wrong > 0 ? [`其中 ${wrong} 条有误，可先添加再逐条修改`] : []),
    ...(surplus > 0 ? [`多出的 ${surplus} 列不会添加`] : [])
  ]
  return (
    <Dialog
      title="粘贴多行"
      size="large"
      open
      closeOnOutsidePress={false}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" disabled={rows.length === 0 || isTooMany} onClick={() => onAdd(rows)}>
            {rows.length === 0 || isTooMany ? '添加' : `添加 ${rows.length} 条`}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <Field
          label="从电子表格复制的内容"
          hint={`各列依次为：${columns.map(({ name }) => name).join('、')}；第一行是列名时按列名对应`}
          error={isTooMany ? `粘贴了 ${rows.length} 条，最多还能添加 ${room} 条` : undefined}
        >
          <TextArea
            rows={3}
            spellCheck={false}
            placeholder="在电子表格中选中要添加的行并复制，然后粘贴到这里"
            value={pasted}
            onValueChange={setPasted}
          />
        </Field>
        <div role="status">{rows.length === 0 ? null : told.join('，')}</div>
        {rows.length === 0 || isTooMany ? null : (
          <Table
            caption="将要添加的记录"
            rows={rows}
            rowKey={(_, index) => String(index)}
            columns={columns.map((column, at) => ({
              id: column.id,
              header: column.name,
              rowHeader: at === 0,
              cell: (row: TableRow, index: number) => (
                <TableCellText column={column} row={row} form={form} issues={issues[index]?.(column) ?? []} />
              )
            }))}
          />
        )}
      </div>
    </Dialog>
  )
}

export default PasteDialog
