/**
 * Replaces what a condition asks of answers and matters by constants, so that it reads form values alone (条件化简).
 * `{all: []}` is true, `{any: []}` is false. Used when a plan becomes a form: the form no longer knows the guide.
 * Example: with matter M01 chosen `{all: [{matter: 'M01'}, {field: 'a', is: '1'}]}` → `{field: 'a', is: '1'}`.
 */
import type { Condition, ConditionFacts } from './Condition.ts'

const always: Condition = { all: [] }
const never: Condition = { any: [] }

export const isAlways = (condition: Condition): boolean => 'all' in condition && condition.all.length === 0
export const isNever = (condition: Condition): boolean => 'any' in condition && condition.any.length === 0

export function resolveCondition(condition: Condition, facts: Pick<ConditionFacts, 'answersOf' | 'hasMatter'>): Condition {
  if ('matter' in condition) return facts.hasMatter(condition.matter) ? always : never
  if ('answer' in condition) {
    const chosen = facts.answersOf(condition.answer)
    const wanted = 'is' in condition ? [condition.is] : condition.in
    return wanted.some((value) => chosen.includes(value)) ? always : never
  }
  if ('not' in condition) {
    const part = resolveCondition(condition.not, facts)
    if (isAlways(part)) return never
    return isNever(part) ? always : { not: part }
  }
  if ('all' in condition) {
    const parts = condition.all.map((part) => resolveCondition(part, facts)).filter((part) => !isAlways(part))
    if (parts.some(isNever)) return never
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { all: parts }
  }
  if ('any' in condition) {
    const parts = condition.any.map((part) => resolveCondition(part, facts)).filter((part) => !isNever(part))
    if (parts.some(isAlways)) return always
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { any: parts }
  }
  return condition
}
