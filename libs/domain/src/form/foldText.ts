/**
 * A typed text as its field keeps it (录入规范化): numbers and codes without the separators that people give them with, names with one kind of dot,
 * nothing around. Any other kind of value stays, and what nobody may change. The form engine folds on leaving a field, the service
 * (`foldForm`) whatever it is sent.
 * Example: 手机号码 ` 138-0013 8000` → `13800138000`; a name `古丽・买买提` → `古丽·买买提`.
 */
import { foldName } from '@ljonething/validation/rules/foldName'
import { foldTyped } from '@ljonething/validation/rules/foldTyped'
import { fieldRules, plainRules } from './fieldRules.ts'
import type { Field, FieldColumn } from './FormDescription.ts'

const typedComponents: ReadonlySet<string> = new Set(['text', 'textarea'])
const nameKind = '1'

const isColumn = (owner: Field | FieldColumn): owner is FieldColumn => !('fieldType' in owner)

export function foldText(owner: Field | FieldColumn, value: string): string {
  if (!typedComponents.has(owner.componentType) || ('disabled' in owner && owner.disabled)) return value
  const [rules, sensitive] = isColumn(owner) ? [plainRules(owner), owner.sensitive] : [fieldRules(owner, false), owner.extField.sensitive]
  const text = foldTyped(rules, value)
  return sensitive === nameKind ? foldName(text) : text
}
