/**
 * A rule list (校验规则) as it travels: JSON text of `{fn, param, message}`, other keys left out. Source: spec §3.3, §5.
 * Example: one rule `_checkNumber` → `[{"fn":"_checkNumber","param":"","message":"只能输入数字"}]`.
 */
import type { RuleSpec } from '@ljonething/validation/rules/Rule'

export const ruleText = (rules: readonly RuleSpec[]): string =>
  JSON.stringify(rules.map(({ fn, param, message }) => ({ fn, param, message })))
