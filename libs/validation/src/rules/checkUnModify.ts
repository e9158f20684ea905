import { isSameValue } from '../internal/isSameValue.ts'
import type { Rule, RuleSpec } from './Rule.ts'

/**
 * `_checkUnModify` (不可修改): the field is shown disabled, and its value stays what it was filled with; without an initial value
 * nothing is known to compare. Source: specification 5.
 */
export const checkUnModify: Rule = {
  fn: '_checkUnModify',
  message: () => '该项由系统带出，不可修改',
  prepare:
    () =>
    (value, { initialValue }) =>
      initialValue === undefined || isSameValue(value, initialValue)
}

/** Whether a rule list makes its field disabled. */
export const disablesField = (rules: readonly RuleSpec[]): boolean => rules.some(({ fn }) => fn === checkUnModify.fn)
