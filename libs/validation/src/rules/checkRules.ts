/**
 * Runs a field's rule list over its value (字段校验).
 * All failing rules are reported, in the order of the list; an empty value meets only the rules that say so.
 * Rules with an unknown name, or a parameter their function cannot use, are ignored and named once to `onUnknown`.
 * Source: specification 5.
 */
import { textOf } from './internal/textRule.ts'
import { isEmpty } from './isEmpty.ts'
import { ruleNamed } from './registry.ts'
import type { RuleCheck, RuleContext, RuleIssue, RuleSpec, TextCheck } from './Rule.ts'

/** A rule list ready to run many times. */
export type RuleChecker = (value: unknown, context: RuleContext) => readonly RuleIssue[]

interface PreparedRule {
  readonly fn: string
  readonly message: string
  readonly accepts: TextCheck | undefined
  readonly check: RuleCheck | undefined
  /** The issue told last, as a list. It is told again as long as the label stays, since the same list of rules serves the same field. */
  told: readonly RuleIssue[]
}

const passed: readonly RuleIssue[] = []

/**
 * Looks every rule up and reads its parameter once; the checker it gives does neither again. It takes a short way for texts that begin like most:
 * with no white space and no `-` or `[`, so they are not empty. On it nothing outside this function is looked up,
 * which would cost more than the check.
 */
export function compileRules(rules: readonly RuleSpec[], onUnknown?: (fn: string) => void): RuleChecker {
  const onEmpty: PreparedRule[] = []
  const onValue: PreparedRule[] = []
  const unknown = new Set<string>()
  for (const { fn, param, message } of rules) {
    const rule = ruleNamed(fn)
    const isText = rule?.takes === 'text'
    const accepts = isText ? rule.prepare(param) : undefined
    const check = isText ? undefined : rule?.prepare(param)
    if (rule && (accepts || check)) {
      const prepared = { fn, message: message || rule.message(param), accepts, check, told: passed }
      if (rule.runsOn) onEmpty.push(prepared)
      if (rule.runsOn !== 'empty') onValue.push(prepared)
    } else unknown.add(fn)
  }
  if (onUnknown) unknown.forEach((fn) => onUnknown(fn))
  const accepts = onValue.map((rule) => rule.accepts ?? never).reduce<TextCheck | undefined>(both, undefined)
  const only = onValue.length === 1 && onValue[0]?.accepts ? onValue[0] : undefined
  const none = passed
  return (value, context) => {
    if (typeof value === 'string') {
      const first = value.charCodeAt(0)
      if (first > 47 && (first < 91 || (first > 96 && first < 128) || (first > 0x3000 && first < 0xfeff))) {
        if (accepts === undefined || accepts(value, context)) return none
        if (only !== undefined) return issueOf(only, context.label)
      }
    }
    return run(isEmpty(value) && !context.files?.length ? onEmpty : onValue, value, context)
  }
}

const never: TextCheck = () => false

const both = (first: TextCheck | undefined, second: TextCheck): TextCheck =>
  first === undefined ? second : (text, context) => first(text, context) && second(text, context)

function run(prepared: readonly PreparedRule[], value: unknown, context: RuleContext): readonly RuleIssue[] {
  const text = textOf(value)
  let issues = passed
  for (const rule of prepared) {
    const { accepts, check } = rule
    if (accepts ? text !== undefined && accepts(text, context) : check?.(value, context)) continue
    issues = issues === passed ? issueOf(rule, context.label) : [...issues, ...issueOf(rule, context.label)]
  }
  return issues
}

function issueOf(rule: PreparedRule, label: string): readonly RuleIssue[] {
  const { fn, message, told } = rule
  if (told[0]?.label === label) return told
  return (rule.told = [{ fn, label, message, text: issueText(label, message) }])
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
