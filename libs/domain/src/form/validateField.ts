/**
 * Checks one visible field (逐项校验): its rules, whether it was changed where it may not be, its kind, and the cells of a table. Form
 * engine and service ask here. A field the person cannot change (disabled by the guide, or `_checkUnModify`) must keep the value of the
 * description, unless linkage or a register fills it. Issues come in the order a person should read them; nothing throws.
 * Source: spec §5. Example: empty motherName, required → `[母亲姓名]字段输入内容不能为空`.
 */
import { checkRules, issueText } from '@ljonething/validation/rules/checkRules'
import { checkValue } from './checkValue.ts'
import type { Linkage } from './compileLinkage.ts'
import { fieldRules } from './fieldRules.ts'
import type { Field, FieldIssue, FormChecks, FormDescription } from './FormDescription.ts'
import { validateTable } from './validateTable.ts'

const unmodifiedFn = '_checkUnModify'
const unmodifiedMessage = '该项由系统带出，不可修改'

export interface FieldChecking {
  /** Has to be filled in, as linkage has it now. */
  readonly required: boolean
  readonly linkage: Pick<Linkage, 'filled'>
  readonly checks: FormChecks
  /** Value of another field by name, empty while that one is hidden. */
  readonly valueOf: (name: string) => string
  readonly dictionaries: FormDescription['dictionaries']
}

type Named = Pick<Field, 'id' | 'label'>

const issueOf = ({ id, label }: Named, fn: string, message: string): FieldIssue => ({
  kind: 'field',
  id,
  label,
  fn,
  message,
  text: issueText(label, message)
})

/** It was changed where it may not be. */
export const unmodifiedIssue = (field: Named): FieldIssue => issueOf(field, unmodifiedFn, unmodifiedMessage)

export function validateField(field: Field, value: string, checking: FieldChecking): readonly FieldIssue[] {
  const { id, label, name, disabled, componentType, timePickerInfo, dataSource } = field
  const { checks, valueOf, dictionaries } = checking
  const { remote } = checks
  const isFilled = field.knownFrom === undefined && checking.linkage.filled.has(name)
  const given = isFilled || field.value === '' ? undefined : field.value
  const found: FieldIssue[] = checkRules(fieldRules(field, checking.required), value, {
    label,
    today: checks.today,
    valueOf,
    disabled,
    initialValue: given,
    ...(remote && {
      remote: {
        // Hardly any field asks.
        get rareWord() {
          return remote('rareWord', value)
        }
      }
    })
  }).map((issue) => ({ kind: 'field', id, ...issue }))
  const changed = disabled && given !== undefined && given !== value
  if (changed && !found.some((one) => one.fn === unmodifiedFn)) found.push(unmodifiedIssue(field))
  const kind = { componentType, timePickerInfo, dataSource, rootCode: field.originalField.dictRootCode }
  const own = checkValue(kind, value, dictionaries, checks.isOption)
  if (own !== undefined) found.push(issueOf(field, own.fn, own.message))
  return componentType === 'addTable' ? [...found, ...validateTable(field, value, { checks, valueOf, dictionaries })] : found
}
