/**
 * What a condition or an operand reads (依赖): fields by name, questions and matters by code, each once, in order of appearance.
 * Example: `{all: [{field: 'a', is: '1'}, {answer: 'Q1', is: '2'}]}` → fields `['a']`, answers `['Q1']`.
 */
import type { Condition, Operand } from './Condition.ts'

export interface ConditionReads {
  readonly fields: readonly string[]
  readonly answers: readonly string[]
  readonly matters: readonly string[]
}

/** Names of the fields an operand reads. */
export function fieldsOfOperand(operand: Operand): readonly string[] {
  if (typeof operand === 'string' || typeof operand === 'number') return []
  if ('field' in operand) return [operand.field]
  if ('sum' in operand) return [operand.sum]
  if ('product' in operand) return operand.product
  if ('daysAgo' in operand) return [operand.daysAgo]
  if ('birthDateOf' in operand) return [operand.birthDateOf]
  return [operand.genderOf]
}

/** Every leaf below a condition; connectives are walked, not returned. */
export function leavesOf(condition: Condition): readonly Condition[] {
  const leaves: Condition[] = []
  const waiting: Condition[] = [condition]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if ('all' in next) waiting.push(...next.all.toReversed())
    else if ('any' in next) waiting.push(...next.any.toReversed())
    else if ('not' in next) waiting.push(next.not)
    else leaves.push(next)
  }
  return leaves
}

export function readsOf(condition: Condition): ConditionReads {
  const fields = new Set<string>()
  const answers = new Set<string>()
  const matters = new Set<string>()
  for (const leaf of leavesOf(condition)) {
    if ('answer' in leaf) answers.add(leaf.answer)
    else if ('matter' in leaf) matters.add(leaf.matter)
    else if ('field' in leaf) fields.add(leaf.field)
    else if ('compare' in leaf) for (const name of [...fieldsOfOperand(leaf.compare), ...fieldsOfOperand(leaf.to)]) fields.add(name)
  }
  return { fields: [...fields], answers: [...answers], matters: [...matters] }
}
