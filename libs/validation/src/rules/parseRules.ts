/**
 * Reads the rule list a field carries as JSON text (规则列表): [{"fn": "_checkNumber", "param": "", "message": "只能输入数字"}].
 * Total: what is not such a list is an empty one, entries without a name are dropped, a missing parameter or message is blank and
 * a number as parameter becomes its text. Source: specification 5.
 */
import type { RuleSpec } from './Rule.ts'

export function parseRules(json: string): readonly RuleSpec[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(json)
  } catch {
    return []
  }
  return Array.isArray(parsed) ? parsed.flatMap(specOf) : []
}

function specOf(entry: unknown): readonly RuleSpec[] {
  if (typeof entry !== 'object' || entry === null || !('fn' in entry) || typeof entry.fn !== 'string') return []
  return [{ fn: entry.fn, param: scalarText(entry, 'param'), message: scalarText(entry, 'message') }]
}

function scalarText(entry: object, key: string): string {
  const value: unknown = Reflect.get(entry, key)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
