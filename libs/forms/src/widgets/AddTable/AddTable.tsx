import type { TableRow } from '@ljonething/domain/values/tableRows'
import { decodeTableRows, encodeTableRows } from '@ljonething/domain/values/tableRows'
import { Button } from '@ljonething/ui/Button'
import { useConfirm } from '@ljonething/ui/ConfirmProvider'
import { useField } from '@ljonething/ui/Field'
import { Table } from '@ljonething/ui/Table'
import { ClipboardPaste, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { WidgetFor, WidgetProps } from '../Widget.ts'
import * as styles from './AddTable.css.ts'
import { cellText } from './cellText.ts'
import { rowIssues } from './rowIssues.ts'
import { TableCellText } from './TableCellText.tsx'

const PasteDialog = lazy(() => import('./PasteDialog.tsx'))
const PreviewDialog = lazy(() => import('./PreviewDialog.tsx'))
const RowDialog = lazy(() => import('./RowDialog.tsx'))

type Opened =
  | { readonly kind: 'add' }
  | { readonly kind: 'paste'; readonly text: string }
  | { readonly kind: 'edit' | 'preview'; readonly index: number }

/** Repeatable records (可重复记录表): rows are added, shown, changed and removed one by one, or pasted many at once; the value is the rows as JSON. */
export const AddTable = (props: WidgetProps & { readonly widgetFor: WidgetFor }) => {
  const { field, value, disabled, form, services, widgetFor, onPick } = props
  const ids = useField()
  const confirm = useConfirm()
  const [opened, setOpened] = useState<Opened>()
  const rows = decodeTableRows(value)
  const shown = field.columns.slice(0, 4)
  const save = (next: readonly TableRow[]) => onPick(encodeTableRows(next))
  const nameOf = (row: TableRow, index: number) => {
    const column = field.columns.find((each) => each.id === row[0]?.id)
    return (column && cellText(column, row, form)) || `第 ${index + 1} 条`
  }
  const remove = async (index: number) => {
    const row = rows[index]
    if (row && (await confirm({ message: `确定删除“${nameOf(row, index)}”吗？`, confirmText: '删除', tone: 'danger' })))
      save(rows.filter((_, at) => at !== index))
  }
  const editing = opened?.kind === 'edit' ? rows[opened.index] : undefined
  const issues = rows.map((row) => (disabled ? () => [] : rowIssues(form, field.id, row, shown)))
  const room = Math.max(0, field.maxRows - rows.length)
  const previewed = opened?.kind === 'preview' ? rows[opened.index] : undefined
  return (
    <div
      id={ids.controlId}
      role="group"
      tabIndex={-1}
      aria-labelledby={ids.labelId}
      aria-describedby={ids.describedBy}
      className={styles.box}
      onPaste={(event) => {
        if (disabled || room === 0 || opened !== undefined) return
        event.preventDefault()
        setOpened({ kind: 'paste', text: event.clipboardData.getData('text/plain') })
      }}
    >
      <Table
        caption={field.label}
        rows={rows}
        rowKey={(_, index) => String(index)}
        columns={[
          ...shown.map((column, at) => ({
            id: column.id,
            header: column.name,
            rowHeader: at === 0,
            cell: (row: TableRow, index: number) => (
              <TableCellText column={column} row={row} form={form} issues={issues[index]?.(column) ?? []} />
            )
          })),
          {
            id: 'actions',
            header: '操作',
            fit: true,
            cell: (row: TableRow, index: number) => (
              <span className={styles.actions}>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`预览 ${nameOf(row, index)}`}
                  onClick={() => setOpened({ kind: 'preview', index })}
                >
                  预览
                </Button>
                {disabled ? null : (
                  <>
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`修改 ${nameOf(row, index)}`}
                      onClick={() => setOpened({ kind: 'edit', index })}
                    >
                      修改
                    </Button>
                    <Button variant="quiet" size="small" aria-label={`删除 ${nameOf(row, index)}`} onClick={() => remove(index)}>
                      删除
                    </Button>
                  </>
                )}
              </span>
            )
          }
        ]}
        empty={disabled ? '暂无记录' : '暂无记录，请点击“新增”填写'}
      />
      {disabled ? null : (
        <div className={styles.footer}>
          <Button
            size="small"
            icon={<Plus aria-hidden="true" />}
            aria-label={`新增${field.label}`}
            disabled={room === 0}
            onClick={() => setOpened({ kind: 'add' })}
          >
            新增
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon={<ClipboardPaste aria-hidden="true" />}
            aria-label={`粘贴多行${field.label}`}
            disabled={room === 0}
            onClick={() => setOpened({ kind: 'paste', text: '' })}
          >
            粘贴多行
          </Button>
          <span className={styles.limit}>
            已填 {rows.length} 条，最多 {field.maxRows} 条
          </span>
        </div>
      )}
      <Suspense>
        {opened?.kind === 'add' || editing ? (
          <RowDialog
            title={editing ? '修改' : '新增'}
            field={field}
            row={editing}
            form={form}
            services={services}
            widgetFor={widgetFor}
            onClose={() => setOpened(undefined)}
            onSave={(row) => {
              save(editing ? rows.map((each) => (each === editing ? row : each)) : [...rows, row])
              setOpened(undefined)
            }}
          />
        ) : null}
        {opened?.kind === 'paste' ? (
          <PasteDialog
            field={field}
            form={form}
            text={opened.text}
            room={room}
            onClose={() => setOpened(undefined)}
            onAdd={(added) => {
              save([...rows, ...added])
              setOpened(undefined)
            }}
          />
        ) : null}
        {previewed ? <PreviewDialog columns={field.columns} row={previewed} form={form} onClose={() => setOpened(undefined)} /> : null}
      </Suspense>
    </div>
  )
}
