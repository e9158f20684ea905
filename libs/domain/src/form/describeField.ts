/**
 * A planned field (字段) as it travels, with its formatted part (spec §3.3).
 *
 * A value the guide locks is filled in and disabled. Options come from the dictionary root, or from the data source itself
 * when it is inline; then the data source stands as the root. Example: typeName `textarea` → componentType textarea, full row.
 */
import { withRequired } from '@ljonething/validation/rules/requiredRule'
import type { RuleSpec } from '@ljonething/validation/rules/Rule'
import { flagOf } from '../codes/flag.ts'
import type { PlannedField } from '../plan/Plan.ts'
import type { FormTemplate, LinkageRule, TableColumn } from '../scene/FormTemplate.ts'
import { inlineOptions } from './dictionaries.ts'
import { fieldExtension } from './fieldExtension.ts'
import { componentTypeOf, isFolded, isJsonValue, isOneLine, separatorOf, timePickerInfoOf } from './fieldFormat.ts'
import type { Field, FieldColumn } from './FormDescription.ts'
import { ruleText } from './ruleText.ts'

const fieldTypes = ['field', 'commonField', 'file', 'commonFile'] as const

/** The root under which the form carries a field's options; empty when it has none. */
export function optionRoot({ dictRootCode, dataSource }: Pick<TableColumn, 'dictRootCode' | 'dataSource'>): string {
  if (dictRootCode !== undefined && dictRootCode !== '') return dictRootCode
  return dataSource !== undefined && inlineOptions(dataSource) !== undefined ? dataSource : ''
}

export function columnRules({ rule = [] }: Pick<TableColumn, 'rule'>): readonly RuleSpec[] {
  if (typeof rule !== 'string') return rule
  return rule === '' ? [] : [{ fn: rule, param: '', message: '' }]
}

function describeColumn(column: TableColumn): FieldColumn {
  const componentType = componentTypeOf(column.type)
  const own = columnRules(column)
  return {
    id: column.id,
    name: column.name,
    componentType,
    rule: ruleText(column.required ? withRequired(own) : own),
    dictRootCode: optionRoot(column),
    timePickerInfo: timePickerInfoOf(componentType, column.dateFormat),
    sensitive: column.sensitive ?? ''
  }
}

export function describeField(
  { field, matters, locked }: Pick<PlannedField, 'field' | 'matters' | 'locked'>,
  form: Pick<FormTemplate, 'formmodelinfo' | 'formmodeltype'>,
  linkage: readonly LinkageRule[]
): Field {
  const extField = fieldExtension(field.extField)
  const componentType = componentTypeOf(field.typeName)
  const rules = field.rule ?? []
  const disabled = field.disable === true || locked !== undefined
  const folded = isFolded(extField)
  return {
    id: field.id,
    name: field.name,
    label: field.label,
    value: locked ?? field.value ?? '',
    remark: field.remark ?? '',
    placeholder: field.placeholder ?? '',
    dataSource: field.dataSource ?? '',
    typeName: field.typeName,
    hidden: '0',
    fieldType: fieldTypes.find((type) => type === field.fieldType) ?? 'field',
    disable: flagOf(disabled),
    rule: ruleText(field.required ? withRequired(rules) : rules),
    area: '',
    maxLength: field.maxLength,
    dateFormat: field.dateFormat ?? '',
    extField,
    jsStr: linkage.length === 0 ? '' : JSON.stringify(linkage),
    catalogeType: '0',
    formmodelinfo: form.formmodelinfo,
    formmodeltype: form.formmodeltype,
    originalField: {
      jsonFlag: flagOf(isJsonValue(componentType)),
      separator: separatorOf(componentType),
      dictType: optionRoot(field) === '' ? '' : 'dict',
      synFlag: extField.cascaderSource === '0' ? '0' : '1',
      dictParentCode: extField.rootArea ?? optionRoot(field),
      dictRootCode: optionRoot(field),
      extField
    },
    matters,
    columns: (field.columns ?? []).map(describeColumn),
    isHidden: folded,
    disabled,
    isOneLine: isOneLine(componentType),
    componentType,
    isRemoteSearch: componentType === 'remoteSelect',
    timePickerInfo: timePickerInfoOf(componentType, field.dateFormat),
    isCollapsible: folded
  }
}
