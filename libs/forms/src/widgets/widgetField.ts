import { fieldRules, plainRules } from '@ljonething/domain/form/fieldRules'
import type { Field, FieldColumn } from '@ljonething/domain/form/FormDescription'
import { defaultAddTableRows } from '@ljonething/validation/rules/checkAddTableRows'
import { numberRules } from '@ljonething/validation/rules/numberRules'
import type { RuleSpec } from '@ljonething/validation/rules/Rule'
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
    ...fromRules(fieldRules(field, false))
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
  ...fromRules(plainRules(column))
})

/** What rules say that a widget shows too. */
const fromRules = (rules: readonly RuleSpec[]): Pick<WidgetField, 'maxRows' | 'dateRange' | 'inputMode'> => {
  const paramOf = (name: string) => rules.find(({ fn }) => fn === name)?.param.trim() ?? ''
  const maxRows = paramOf('_checkAddTableRows')
  return {
    maxRows: /^\d{1,4}$/.test(maxRows) ? Number(maxRows) : defaultAddTableRows,
    dateRange: paramOf('_checkDateRange'),
    inputMode: keysIn(rules)
  }
}

const keysIn = (rules: readonly RuleSpec[]): Keys | undefined => {
  for (const { fn } of rules) {
    const keys = keysFor.get(fn)
    if (keys !== undefined) return keys === 'text' ? undefined : keys
  }
  return undefined
}

/** The keys a phone shows for a text. */
export const keysOf = (field: Field): WidgetField['inputMode'] => keysIn(fieldRules(field, false))

type Keys = NonNullable<WidgetField['inputMode']>

const keysFor: ReadonlyMap<string, Keys | 'text'> = new Map([
  ...numberRules.map(({ fn, keys }) => [fn, keys] as const),
  ['_checkNumber', 'numeric'],
  ['_checkTwoDecimal', 'decimal'],
  ['_checkPlaqueLength', 'decimal'],
  ['_checkPlaqueHeight', 'decimal'],
  ['_checkPhone', 'tel']
] as const)
