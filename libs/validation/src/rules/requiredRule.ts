/**
 * The required rule (必填) of a field as something added and taken away at run time; lists are never changed in place.
 * Materials filled by an ID card upload (身份证上传) are never required by rule. Source: specification 5.
 */
import { isNullorEmpty } from './isNullorEmpty.ts'
import type { RuleSpec } from './Rule.ts'

/** Whether the list asks for a value. */
export const isRequired = (rules: readonly RuleSpec[]): boolean => rules.some(({ fn }) => fn === isNullorEmpty.fn)

/** The list with the required rule in front; the same list when it has one. */
export const withRequired = (rules: readonly RuleSpec[], message = isNullorEmpty.message('')): readonly RuleSpec[] =>
  isRequired(rules) ? rules : [{ fn: isNullorEmpty.fn, param: '', message }, ...rules]

/** The list without the required rule; the same list when it has none. */
export const withoutRequired = (rules: readonly RuleSpec[]): readonly RuleSpec[] =>
  isRequired(rules) ? rules.filter(({ fn }) => fn !== isNullorEmpty.fn) : rules

/** The rules of a material: an ID card upload drops the required rule. */
export const rulesOfMaterial = (rules: readonly RuleSpec[], isIdCardUpload: boolean): readonly RuleSpec[] =>
  isIdCardUpload ? withoutRequired(rules) : rules
