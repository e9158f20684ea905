import type { Field, FieldColumn } from '@ljonething/domain/form/FormDescription'
import { defaultAddTableRows } from '@ljonething/validation/rules/checkAddTableRows'
import { parseRules } from '@ljonething/validation/rules/parseRules'
import type { WidgetField } from './Widget.ts'

const known = new WeakMap<Field, WidgetField>()

/** What a widget sees of a field; the same object each time. */
export const widgetField = (field: Field): WidgetField => {
  const last = known.get(field)
  if (last) return last
  const { dictRootCode, synFlag } = field.originalField
  const made: WidgetField = {
    id: field.id,
    label: field.label,
    componentType: field.componentType,
    placeholder: field.placeholder,
    maxLength: field.maxLength,
    timePickerInfo: field.timePickerInfo,
    extField: field.extField,
    source: field.dataSource === '' || field.dataSource.startsWith('inline:') ? dictRootCode : field.dataSource,
    sourceParams: field.sourceParams ?? [],
    loadsByLevel: synFlag !== '1',
    columns: field.columns,
    maxRows: maxRowsOf(field.rule)
  }
  known.set(field, made)
  return made
}

/** What a widget sees of a column of a repeatable table. */
export const widgetColumn = (tableId: string, column: FieldColumn): WidgetField => ({
  id: `${tableId}.${column.id}`,
  label: column.name,
  componentType: column.componentType,
  placeholder: '',
  maxLength: undefined,
  timePickerInfo: column.timePickerInfo,
  extField: column.sensitive === '' ? {} : { sensitive: column.sensitive },
  source: column.dictRootCode,
  sourceParams: [],
  loadsByLevel: false,
  columns: [],
  maxRows: defaultAddTableRows
})

const maxRowsOf = (ruleText: string) => {
  const param = parseRules(ruleText).find(({ fn }) => fn === '_checkAddTableRows')?.param ?? ''
  return /^\d{1,4}$/.test(param.trim()) ? Number(param) : defaultAddTableRows
}
