/** The published list of rule functions (校验规则表) and the registry must be the same: names, and defaults where one is stated. */
import { rules } from '@ljonething/validation/rules/registry'
import type { PathProblem } from './Problem.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function checkRuleTable(value: unknown): readonly PathProblem[] {
  const listed = isRecord(value) && Array.isArray(value['functions']) ? value['functions'] : []
  const names = listed.map((row: unknown) => (isRecord(row) && typeof row['fn'] === 'string' ? row['fn'] : ''))
  const registered = new Set(rules.map((rule) => rule.fn))
  return [
    ...names.flatMap((fn, at) => {
      if (!registered.has(fn)) return [{ path: `functions[${at}]`, message: `rule function ${fn} is not registered` }]
      return names.indexOf(fn) < at ? [{ path: `functions[${at}]`, message: `rule function ${fn} is listed twice` }] : []
    }),
    ...rules.flatMap(({ fn }) =>
      names.includes(fn) ? [] : [{ path: 'functions', message: `rule function ${fn} is registered but not listed` }]
    )
  ]
}
