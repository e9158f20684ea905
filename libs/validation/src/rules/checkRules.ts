/**
 * Runs a field's rule list over its value (字段校验).
 * All failing rules are reported, in the order of the list; an empty value meets only the rules that say so.
 * Rules with an unknown name, or a parameter their function cannot use, are ignored and named once to `onUnknown`.
 * Source: specification 5.
 */
import { isEmpty } from './isEmpty.ts'
import { ruleNamed } from './registry.ts'
import type { RuleCheck, RuleContext, RuleIssue, RuleSpec } from './Rule.ts'

/** A rule list ready to run many times. */
export type RuleChecker = (value: unknown, context: RuleContext) => readonly RuleIssue[]

interface PreparedRule {
  readonly fn: string
  readonly message: string
  readonly check: RuleCheck
}

const passed: readonly RuleIssue[] = []

/** Looks every rule up and reads its parameter once; the checker it gives does neither again. */
export function compileRules(rules: readonly RuleSpec[], onUnknown?: (fn: string) => void): RuleChecker {
  const onEmpty: PreparedRule[] = []
  const onValue: PreparedRule[] = []
  const unknown = new Set<string>()
  for (const { fn, param, message } of rules) {
    const rule = ruleNamed(fn)
    const check = rule?.prepare(param)
    if (rule === undefined || check === undefined) {
      unknown.add(fn)
      continue
    }
    const prepared = { fn, message: message === '' ? rule.message(param) : message, check }
    if (rule.runsOn !== undefined) onEmpty.push(prepared)
    if (rule.runsOn !== 'empty') onValue.push(prepared)
  }
  if (onUnknown !== undefined) unknown.forEach((fn) => onUnknown(fn))
  return (value, context) => run(isEmpty(value) && (context.files?.length ?? 0) === 0 ? onEmpty : onValue, value, context)
}

function run(prepared: readonly PreparedRule[], value: unknown, context: RuleContext): readonly RuleIssue[] {
  let issues: RuleIssue[] | undefined
  for (const { fn, message, check } of prepared) {
    if (check(value, context)) continue
    issues ??= []
    issues.push({ fn, label: context.label, message, text: issueText(context.label, message) })
  }
  return issues ?? passed
}

/** The text a person reads: `[label]字段message`. */
export const issueText = (label: string, message: string): string => `[${label}]字段${message}`

const compiled = new WeakMap<readonly RuleSpec[], RuleChecker>()

/** Checks one value; a list is compiled at its first use, so `onUnknown` hears of its unknown names once. */
export function checkRules(
  rules: readonly RuleSpec[],
  value: unknown,
  context: RuleContext,
  onUnknown?: (fn: string) => void
): readonly RuleIssue[] {
  let checker = compiled.get(rules)
  if (checker === undefined) {
    checker = compileRules(rules, onUnknown)
    compiled.set(rules, checker)
  }
  return checker(value, context)
}
