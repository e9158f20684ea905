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
  readonly own: readonly RuleSpec[]
  readonly optional: readonly RuleSpec[]
}

/** By length limit and text: fields that say the same share their lists, and what is compiled of them. */
const byText = new Map<string, RuleLists>()
const mostTexts = 2000
const lists = new WeakMap<Field, RuleLists>()
const missing = new WeakMap<Field, readonly RuleSpec[]>()
const plainLists = new WeakMap<FieldColumn | Material, readonly RuleSpec[]>()

function ownRules({ rule, maxLength }: Field): readonly RuleSpec[] {
  const rules = parseRules(rule)
  if (maxLength === undefined || rules.some(({ fn }) => fn === '_checkMaxLength')) return rules
  return [...rules, { fn: '_checkMaxLength', param: String(maxLength), message: '' }]
}

/** What is missing of a field that only linkage requires: its rules say nothing of it. Example: 请填写未结清贷款说明. */
const missingText = ({ componentType, label }: Field): string =>
  `请${componentType === 'addTable' ? '添加' : componentType === 'text' || componentType === 'textarea' ? '填写' : '选择'}${label}`

function readLists(field: Field): RuleLists {
  const text = `${field.maxLength ?? ''} ${field.rule}`
  const known = byText.get(text)
  if (known !== undefined) return known
  const own = ownRules(field)
  const made = { isRequired: isRequired(own), own, optional: withoutRequired(own) }
  if (byText.size < mostTexts) byText.set(text, made)
  return made
}

function listsOf(field: Field): RuleLists {
  const known = lists.get(field) ?? readLists(field)
  lists.set(field, known)
  return known
}

function requiredRules(field: Field): readonly RuleSpec[] {
  const { isRequired: isOwn, own } = listsOf(field)
  if (isOwn) return own
  const known = missing.get(field) ?? withRequired(own, missingText(field))
  missing.set(field, known)
  return known
}

/** A field that is another with other values has its rules. */
export const rulesAs = (field: Field, other: Field): void => void lists.set(field, listsOf(other))

export const isRequiredField = (field: Field): boolean => listsOf(field).isRequired

/** Rules of a field that is required, or not, at this moment. */
export const fieldRules = (field: Field, required: boolean): readonly RuleSpec[] =>
  required ? requiredRules(field) : listsOf(field).optional

/** Rules of a table column or a material. */
export function plainRules(owner: FieldColumn | Material): readonly RuleSpec[] {
  const known = plainLists.get(owner) ?? parseRules(owner.rule)
  plainLists.set(owner, known)
  return known
}
