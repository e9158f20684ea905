import { ruleNamed } from './registry.ts'
import type { RuleNeeds, RuleSpec } from './Rule.ts'

/** All that a rule list looks at besides the value: other fields by name, file facts, an answer of the server. */
export function needsOf(rules: readonly RuleSpec[]): RuleNeeds {
  const needs = rules.flatMap(({ fn, param }) => ruleNamed(fn)?.needs?.(param) ?? [])
  const fields = [...new Set(needs.flatMap((need) => need.fields ?? []))]
  const all: RuleNeeds = Object.assign({}, ...needs)
  return fields.length > 0 ? { ...all, fields } : all
}
