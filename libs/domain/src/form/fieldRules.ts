/**
 * The rule list that counts for a field (生效规则): its own rules, its length limit, and the required rule as linkage has it now.
 * Lists are made once per field and kept, so that checking a form again compiles nothing.
 */
import { parseRules } from '@ljonething/validation/rules/parseRules'
import { isRequired, withoutRequired, withRequired } from '@ljonething/validation/rules/requiredRule'
import type { RuleSpec } from '@ljonething/validation/rules/Rule'
import type { Field, FieldColumn, Material } from './FormDescription.ts'

interface RuleLists {
  /** As the field says it, without any linkage. */
  readonly isRequired: boolean
  readonly required: readonly RuleSpec[]
  readonly optional: readonly RuleSpec[]
}

const lists = new WeakMap<Field, RuleLists>()
const plainLists = new WeakMap<FieldColumn | Material, readonly RuleSpec[]>()

function ownRules(field: Field): readonly RuleSpec[] {
  const rules = parseRules(field.rule)
  if (field.maxLength === undefined || rules.some((rule) => rule.fn === '_checkMaxLength')) return rules
  return [...rules, { fn: '_checkMaxLength', param: String(field.maxLength), message: '' }]
}

/** What is missing of a field that only linkage requires: its rules say nothing of it. Example: 请填写未结清贷款说明. */
const missingText = ({ componentType, label }: Field): string =>
  `请${componentType === 'addTable' ? '添加' : componentType === 'text' || componentType === 'textarea' ? '填写' : '选择'}${label}`

function listsOf(field: Field): RuleLists {
  let known = lists.get(field)
  if (known === undefined) {
    const rules = ownRules(field)
    known = { isRequired: isRequired(rules), required: withRequired(rules, missingText(field)), optional: withoutRequired(rules) }
    lists.set(field, known)
  }
  return known
}

/** A field that is another with other values has its rules. */
export const rulesAs = (field: Field, other: Field): void => void lists.set(field, listsOf(other))

export const isRequiredField = (field: Field): boolean => listsOf(field).isRequired

/** Rules of a field that is required, or not, at this moment. */
export const fieldRules = (field: Field, required: boolean): readonly RuleSpec[] => {
  const { required: whenRequired, optional } = listsOf(field)
  return required ? whenRequired : optional
}

/** Rules of a table column or a material. */
export function plainRules(owner: FieldColumn | Material): readonly RuleSpec[] {
  const known = plainLists.get(owner) ?? parseRules(owner.rule)
  plainLists.set(owner, known)
  return known
}
