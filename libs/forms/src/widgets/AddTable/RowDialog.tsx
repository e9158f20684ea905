import { foldText } from '@ljonething/domain/form/foldText'
import type { FieldColumn, FieldIssue } from '@ljonething/domain/form/FormDescription'
import type { TableRow } from '@ljonething/domain/values/tableRows'
import { hasShownValue } from '@ljonething/domain/values/tableRows'
import { isRequired } from '@ljonething/validation/rules/requiredRule'
import { parseRules } from '@ljonething/validation/rules/parseRules'
import { Button } from '@ljonething/ui/Button'
import { Dialog } from '@ljonething/ui/Dialog'
import { Field } from '@ljonething/ui/Field'
import { focusField } from '@ljonething/ui/ErrorSummary'
import { Notice } from '@ljonething/ui/Notice'
import { useState } from 'react'
import { controlId } from '../../engine/controlId.ts'
import type { FormServices } from '../../engine/FormServices.ts'
import { isGroupWidget } from '../isGroupWidget.ts'
import type { WidgetField, WidgetFor, WidgetForm } from '../Widget.ts'
import { widgetColumn } from '../widgetField.ts'
import * as styles from './AddTable.css.ts'

interface RowDialogProps {
  readonly title: string
  readonly field: WidgetField
  /** The row to change; a new one when absent. */
  readonly row: TableRow | undefined
  readonly form: WidgetForm
  readonly services: FormServices
  readonly widgetFor: WidgetFor
  readonly onSave: (row: TableRow) => void
  readonly onClose: () => void
}

const startOf = (columns: readonly FieldColumn[], row: TableRow | undefined): TableRow =>
  columns.map(({ id, componentType, name }) => {
    const cell = row?.find((each) => each.id === id)
    return { id, type: componentType, name, value: cell?.value ?? '', isHidden: cell?.isHidden ?? false }
  })

/** One record to fill in (新增、修改): saving checks it, and closes only when something was filled in (spec §4.2). */
const RowDialog = ({ title, field, row, form, services, widgetFor, onSave, onClose }: RowDialogProps) => {
  const [cells, setCells] = useState(() => startOf(field.columns, row))
  const [issues, setIssues] = useState<readonly FieldIssue[]>(() => (row === undefined ? [] : form.checkRow(field.id, row)))
  const [empty, setEmpty] = useState(false)
  const rowForm: WidgetForm = {
    ...form,
    valueNamed: (name) => cells.find((cell) => cell.id === name)?.value ?? form.valueNamed(name)
  }
  const issueOf = (column: string, found: readonly FieldIssue[]) => found.find((issue) => issue.cell?.column === column)
  const put = (column: string, value: string) => {
    const next = cells.map((cell) => (cell.id === column ? { ...cell, value } : cell))
    setCells(next)
    setEmpty(false)
    return next
  }
  const recheck = (column: string, next: TableRow) => {
    const found = issueOf(column, form.checkRow(field.id, next))
    setIssues((all) => [...all.filter((issue) => issue.cell?.column !== column), ...(found ? [found] : [])])
  }
  const save = () => {
    const found = form.checkRow(field.id, cells)
    setIssues(found)
    const filled = hasShownValue(cells)
    setEmpty(!filled && found.length === 0)
    const first = field.columns.find((column) => issueOf(column.id, found))
    if (first) focusField(controlId(`${field.id}.${first.id}`))
    else if (filled) onSave(cells)
  }
  return (
    <Dialog
      title={title}
      open
      closeOnOutsidePress={false}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" onClick={save}>
            保存
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {empty ? (
          <Notice tone="warning" role="alert">
            请至少填写一项
          </Notice>
        ) : null}
        {field.columns.map((column) => {
          const cell = cells.find((each) => each.id === column.id)
          if (!cell || cell.isHidden) return null
          const widget = widgetColumn(field.id, column)
          const Widget = widgetFor(column.componentType)
          const issue = issueOf(column.id, issues)
          return (
            <Field
              key={column.id}
              id={controlId(`${field.id}.${column.id}`)}
              label={column.name}
              required={isRequired(parseRules(column.rule))}
              group={isGroupWidget(widget)}
              error={issue?.message}
            >
              <Widget
                field={widget}
                value={cell.value}
                disabled={false}
                options={form.optionsUnder(column.dictRootCode)}
                services={services}
                form={rowForm}
                onInput={(value) => {
                  const next = put(column.id, value)
                  if (issue) recheck(column.id, next)
                }}
                onPick={(value) => recheck(column.id, put(column.id, value))}
                onBlur={() => {
                  const kept = foldText(column, cell.value)
                  recheck(column.id, kept === cell.value ? cells : put(column.id, kept))
                }}
              />
            </Field>
          )
        })}
      </div>
    </Dialog>
  )
}

export default RowDialog
