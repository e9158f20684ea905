/**
 * The text an operand (操作数) yields. Numbers are written without exponent and rounded to six decimals.
 * Empty when the field is empty, a factor or date is missing, or the operand is not one; nothing throws.
 * Example: product of `3` and `2.5` → `7.5`; days from `2026-11-03 08:16` to today `2026-11-20` → `17`.
 */
import { readTable } from '../values/readTable.ts'
import { daysBetween } from './calendarDays.ts'
import { birthDateText, genderText } from './citizenFacts.ts'
import type { ConditionFacts, Operand } from './Condition.ts'

/** A decimal number written plainly, otherwise undefined. */
export function numberOf(text: string): number | undefined {
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : undefined
}

const numberText = (value: number): string => String(Math.round(value * 1e6) / 1e6)

function productText(first: string, second: string): string {
  const left = numberOf(first)
  const right = numberOf(second)
  return left === undefined || right === undefined ? '' : numberText(left * right)
}

function columnSum(table: string, column: string): string {
  const numbers = (readTable(table) ?? []).map((row) => numberOf(row.get(column) ?? '')).filter((value) => value !== undefined)
  return numbers.length === 0 ? '' : numberText(numbers.reduce((sum, value) => sum + value, 0))
}

export function operandText(operand: Operand, facts: ConditionFacts): string {
  if (typeof operand === 'string') return operand
  if (typeof operand === 'number') return String(operand)
  if ('field' in operand) return facts.valueOf(operand.field)
  if ('sum' in operand) return columnSum(facts.valueOf(operand.sum), operand.column)
  if ('product' in operand) return productText(facts.valueOf(operand.product[0]), facts.valueOf(operand.product[1]))
  if ('daysAgo' in operand) {
    const days = daysBetween(facts.valueOf(operand.daysAgo), facts.today)
    return days === undefined ? '' : String(days)
  }
  if ('birthDateOf' in operand) return birthDateText(facts.valueOf(operand.birthDateOf))
  return genderText(facts.valueOf(operand.genderOf))
}
