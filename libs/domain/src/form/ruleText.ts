/**
 * Rule lists (校验规则) as they travel: JSON text of `{fn, param, message}`, with the required rule added or dropped.
 * Text that is no such list is an empty list; nothing throws. Source: spec §5.
 * Example: `parseRules('[{"fn":"_checkNumber","param":"","message":""}]')` → one rule; `parseRules('x')` → none.
 */
import type { RuleSpec } from '@ljonething/validation/rules/Rule'

export const requiredFn = '_isNullorEmpty'

const requiredRule: RuleSpec = { fn: requiredFn, param: '', message: '' }

export const isRequiredRule = (rule: RuleSpec): boolean => rule.fn === requiredFn

/** The list with the required rule first; an own message of it is kept. */
export function withRequired(rules: readonly RuleSpec[]): readonly RuleSpec[] {
  return rules.some(isRequiredRule) ? rules : [requiredRule, ...rules]
}

export const withoutRequired = (rules: readonly RuleSpec[]): readonly RuleSpec[] => rules.filter((rule) => !isRequiredRule(rule))

export const ruleText = (rules: readonly RuleSpec[]): string =>
  JSON.stringify(rules.map(({ fn, param, message }) => ({ fn, param, message })))

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

function ruleOf(value: unknown): readonly RuleSpec[] {
  if (typeof value !== 'object' || value === null || !('fn' in value) || typeof value.fn !== 'string') return []
  return [{ fn: value.fn, param: 'param' in value ? textOf(value.param) : '', message: 'message' in value ? textOf(value.message) : '' }]
}

export function parseRules(text: string): readonly RuleSpec[] {
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed.flatMap(ruleOf) : []
  } catch {
    return []
  }
}
