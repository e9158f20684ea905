/**
 * Does a condition (条件) hold for these facts? Pure, decidable and total: nothing is evaluated as script, nothing throws.
 * A comparison is numeric when both sides are numbers, else by code unit; `lt lte gt gte` with an empty side do not hold.
 * Nesting deeper than 64 does not hold. Example: `{answer: 'NB_Q02', is: 'married'}` holds when that choice is chosen.
 */
import type { Comparison, Condition, ConditionFacts } from './Condition.ts'
import { numberOf, operandText } from './operandText.ts'

const maxDepth = 64

const comparisons: Readonly<Record<Comparison, (order: number) => boolean>> = {
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
  eq: (order) => order === 0,
  ne: (order) => order !== 0
}

function orderOf(left: string, right: string): number {
  const leftNumber = numberOf(left)
  const rightNumber = numberOf(right)
  if (leftNumber !== undefined && rightNumber !== undefined) return Math.sign(leftNumber - rightNumber)
  if (left === right) return 0
  return left < right ? -1 : 1
}

function compares(left: string, op: Comparison, right: string): boolean {
  if (op !== 'eq' && op !== 'ne' && (left === '' || right === '')) return false
  return comparisons[op](orderOf(left, right))
}

function holdsAt(condition: Condition, facts: ConditionFacts, depth: number): boolean {
  if (depth > maxDepth) return false
  if ('all' in condition) return condition.all.every((part) => holdsAt(part, facts, depth + 1))
  if ('any' in condition) return condition.any.some((part) => holdsAt(part, facts, depth + 1))
  if ('not' in condition) return !holdsAt(condition.not, facts, depth + 1)
  if ('matter' in condition) return facts.hasMatter(condition.matter)
  if ('answer' in condition) {
    const chosen = facts.answersOf(condition.answer)
    return 'is' in condition ? chosen.includes(condition.is) : condition.in.some((value) => chosen.includes(value))
  }
  if ('compare' in condition) return compares(operandText(condition.compare, facts), condition.op, operandText(condition.to, facts))
  const value = facts.valueOf(condition.field)
  if ('is' in condition) return value === condition.is
  if ('in' in condition) return condition.in.includes(value)
  return (value === '') === condition.empty
}

export const holds = (condition: Condition, facts: ConditionFacts): boolean => holdsAt(condition, facts, 0)
