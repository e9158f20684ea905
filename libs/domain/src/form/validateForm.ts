/**
 * Checks a whole form (整表校验): every visible field by its rules and kind, every table cell, every material. Pure and total.
 *
 * Fields that linkage hides are skipped. A field the person cannot change (disabled by the guide, or `_checkUnModify`) must keep the
 * value of the description, unless linkage or a register fills it. Missing values are empty. Source: spec §5.
 * Example: empty motherName → `[母亲姓名]字段输入内容不能为空`.
 */
import { checkRules, issueText } from '@ljonething/validation/rules/checkRules'
import { checkValue } from './checkValue.ts'
import { fieldRules } from './fieldRules.ts'
import { linkageOf } from './compileLinkage.ts'
import type { Linkage } from './compileLinkage.ts'
import { hiddenNames, linkedStates } from './linkage.ts'
import type { Field, FieldIssue, FieldState, FormChecks, FormDescription, FormFiles, FormValues } from './FormDescription.ts'
import { validateMaterial } from './validateMaterial.ts'
import { validateTable } from './validateTable.ts'

const unmodifiedFn = '_checkUnModify'
const unmodifiedMessage = '该项由系统带出，不可修改'

const ownText = (values: FormValues, id: string): string => {
  const value: unknown = Object.hasOwn(values, id) ? values[id] : ''
  return typeof value === 'string' ? value : ''
}

/** Names of the fields that linkage or a register fills. */
function filledNames(linkage: Linkage): ReadonlySet<string> {
  return new Set(
    linkage.rules.flatMap(({ then }) => [...Object.keys(then.set ?? {}), ...Object.keys(then.lookup?.fill ?? {}), ...(then.clear ?? [])])
  )
}

interface Checking {
  readonly description: FormDescription
  readonly checks: FormChecks
  readonly filled: ReadonlySet<string>
  readonly valueOf: (name: string) => string
}

function fieldIssues(field: Field, state: FieldState | undefined, value: string, { description, checks, filled, valueOf }: Checking) {
  const { id, label, name } = field
  const given = filled.has(name) ? undefined : field.value
  const found: FieldIssue[] = checkRules(fieldRules(field, state?.required === true), value, {
    label,
    today: checks.today,
    valueOf,
    disabled: field.disabled,
    ...(given === undefined || given === '' ? {} : { initialValue: given }),
    ...(checks.remote === undefined ? {} : { remote: { rareWord: checks.remote('rareWord', value) } })
  }).map((issue) => ({ kind: 'field', id, ...issue }))
  const issue = (fn: string, message: string): FieldIssue => ({ kind: 'field', id, label, fn, message, text: issueText(label, message) })
  const changed = field.disabled && given !== undefined && given !== '' && given !== value
  if (changed && !found.some((one) => one.fn === unmodifiedFn)) found.push(issue(unmodifiedFn, unmodifiedMessage))
  const { componentType, timePickerInfo, dataSource } = field
  const own = checkValue(
    { componentType, timePickerInfo, dataSource, rootCode: field.originalField.dictRootCode },
    value,
    description.dictionaries
  )
  if (own !== undefined) found.push(issue(own.fn, own.message))
  const context = { checks, valueOf, dictionaries: description.dictionaries }
  return componentType === 'addTable' ? [...found, ...validateTable(field, value, context)] : found
}

export function validateForm(
  description: FormDescription,
  values: FormValues,
  files: FormFiles,
  checks: FormChecks
): readonly FieldIssue[] {
  const linkage = linkageOf(description)
  const hidden = hiddenNames(linkage, values, checks.today)
  const states = linkedStates(linkage, values, checks.today)
  const valueOf = (name: string): string => {
    const field = linkage.fields.get(name)
    return field === undefined || hidden.has(name) ? '' : ownText(values, field.id)
  }
  const checking: Checking = { description, checks, filled: filledNames(linkage), valueOf }
  const fields = description.allfield.flatMap((group) => group.fieldList).filter((field) => !hidden.has(field.name))
  return [
    ...fields.flatMap((field) =>
      fieldIssues(field, states.get(field.name) ?? linkage.initial.get(field.name), ownText(values, field.id), checking)
    ),
    ...description.allfile.flatMap((material) =>
      validateMaterial(material, Object.hasOwn(files, material.id) ? (files[material.id] ?? []) : [], checks)
    )
  ]
}
