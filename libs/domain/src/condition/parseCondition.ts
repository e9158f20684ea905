/**
 * Reads an unknown value as a condition (条件). Tolerant: whatever is not one is a problem with its path, nothing throws.
 * Each condition has exactly the keys of one form of the language; nesting is at most 32 deep.
 * Example: `{field: 'a', is: '1'}` → ok; `{field: 'a'}` → problem at ``; `{all: [{}]}` → problem at `all[0]`.
 */
import type { Comparison, Condition, Operand } from './Condition.ts'

export interface ConditionProblem {
  readonly path: string
  readonly message: string
}

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: ConditionProblem }

const maxDepth = 32
const comparisons: readonly Comparison[] = ['lt', 'lte', 'gt', 'gte', 'eq', 'ne']

const ok = <T>(value: T): Parsed<T> => ({ ok: true, value })
const wrong = (path: string, message: string): Parsed<never> => ({ ok: false, problem: { path, message } })
const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const under = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

const singleOperands = ['field', 'daysAgo', 'birthDateOf', 'genderOf'] as const

/** Reads an unknown value as an operand. */
export function parseOperand(value: unknown, path = ''): Parsed<Operand> {
  if (isText(value) || (typeof value === 'number' && Number.isFinite(value))) return ok(value)
  if (!isRecord(value)) return wrong(path, 'an operand is text, a number or an object')
  const keys = Object.keys(value).toSorted().join()
  const { field, daysAgo, birthDateOf, genderOf, sum, column, product } = value
  if (keys === 'field' && isText(field)) return ok({ field })
  if (keys === 'daysAgo' && isText(daysAgo)) return ok({ daysAgo })
  if (keys === 'birthDateOf' && isText(birthDateOf)) return ok({ birthDateOf })
  if (keys === 'genderOf' && isText(genderOf)) return ok({ genderOf })
  if (keys === 'column,sum' && isText(sum) && isText(column)) return ok({ sum, column })
  if (keys === 'product' && isTexts(product)) {
    const [first, second] = product
    if (product.length === 2 && first !== undefined && second !== undefined) return ok({ product: [first, second] })
  }
  return wrong(path, `an operand has one of ${singleOperands.join(', ')}, {sum, column} or product: [a, b]`)
}

function parseList(value: unknown, path: string, depth: number): Parsed<readonly Condition[]> {
  if (!Array.isArray(value)) return wrong(path, 'a list of conditions is expected')
  const parts: Condition[] = []
  for (const [index, part] of value.entries()) {
    const read = parseAt(part, `${path}[${index}]`, depth + 1)
    if (!read.ok) return read
    parts.push(read.value)
  }
  return ok(parts)
}

function parseComparison(value: Readonly<Record<string, unknown>>, path: string): Parsed<Condition> {
  const op = comparisons.find((known) => known === value['op'])
  if (op === undefined) return wrong(under(path, 'op'), `op is one of ${comparisons.join(', ')}`)
  const compare = parseOperand(value['compare'], under(path, 'compare'))
  if (!compare.ok) return compare
  const to = parseOperand(value['to'], under(path, 'to'))
  return to.ok ? ok({ compare: compare.value, op, to: to.value }) : to
}

function parseAt(value: unknown, path: string, depth: number): Parsed<Condition> {
  if (depth > maxDepth) return wrong(path, `conditions nest at most ${maxDepth} deep`)
  if (!isRecord(value)) return wrong(path, 'a condition is an object')
  const keys = Object.keys(value).toSorted().join()
  const { answer, field, matter, is, empty } = value
  const among = value['in']
  if (keys === 'all' || keys === 'any') {
    const parts = parseList(value[keys], under(path, keys), depth)
    if (!parts.ok) return parts
    return ok(keys === 'all' ? { all: parts.value } : { any: parts.value })
  }
  if (keys === 'not') {
    const part = parseAt(value['not'], under(path, 'not'), depth + 1)
    return part.ok ? ok({ not: part.value }) : part
  }
  if (keys === 'matter' && isText(matter)) return ok({ matter })
  if (keys === 'answer,is' && isText(answer) && isText(is)) return ok({ answer, is })
  if (keys === 'answer,in' && isText(answer) && isTexts(among)) return ok({ answer, in: among })
  if (keys === 'field,is' && isText(field) && isText(is)) return ok({ field, is })
  if (keys === 'field,in' && isText(field) && isTexts(among)) return ok({ field, in: among })
  if (keys === 'empty,field' && isText(field) && typeof empty === 'boolean') return ok({ field, empty })
  if (keys === 'compare,op,to') return parseComparison(value, path)
  return wrong(path, `no condition has the keys ${keys === '' ? '(none)' : keys} with these values`)
}

export const parseCondition = (value: unknown, path = ''): Parsed<Condition> => parseAt(value, path, 0)
