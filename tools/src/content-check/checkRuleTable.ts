/** The published list of rule functions (校验规则表) names functions of the registry, each once; the registry may know more. */
import { ruleNamed } from '@ljonething/validation/rules/registry'
import type { PathProblem } from './Problem.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function checkRuleTable(value: unknown): readonly PathProblem[] {
  const listed = isRecord(value) && Array.isArray(value['functions']) ? value['functions'] : []
  const names = listed.map((row: unknown) => (isRecord(row) && typeof row['fn'] === 'string' ? row['fn'] : ''))
  return names.flatMap((fn, at) => {
    if (ruleNamed(fn) === undefined) return [{ path: `functions[${at}]`, message: `rule function ${fn} is not registered` }]
    return names.indexOf(fn) < at ? [{ path: `functions[${at}]`, message: `rule function ${fn} is listed twice` }] : []
  })
}
