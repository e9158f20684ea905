/** Is this a list of known rules (规则可读)? One that is not known is left out of every check (spec §5). */
import { ruleNamed } from '@ljonething/validation/rules/registry'
import { readJson } from '../../values/readJson.ts'
import { isRecord } from '../../values/wireShape.ts'

const isReadable = (rule: unknown): boolean => isRecord(rule) && typeof rule['fn'] === 'string' && ruleNamed(rule['fn']) !== undefined

export function areRulesReadable(rule: string): boolean {
  if (rule === '' || rule === '[]') return true
  const rules = readJson(rule)
  return Array.isArray(rules) && rules.every(isReadable)
}
