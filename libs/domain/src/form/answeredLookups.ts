/**
 * Linkage with the lookups that are answered (可带出的联动): a lookup on a register that nobody answers yet is not asked, a rule with nothing
 * else is left out. The names of the fields that stay unfilled by it come along.
 */
import { registerNamed } from '../registers/registers.ts'
import type { LinkageRule } from '../scene/FormTemplate.ts'

export interface AnsweredLookups {
  readonly rules: readonly LinkageRule[]
  readonly notAnswered: readonly string[]
}

export function answeredLookups(rules: readonly LinkageRule[]): AnsweredLookups {
  const notAnswered: string[] = []
  const kept = rules.flatMap((rule): readonly LinkageRule[] => {
    const { lookup, ...others } = rule.then
    if (lookup === undefined) return [rule]
    const { gives, from } = registerNamed(lookup.api)?.lookup ?? { gives: [], from: 'gap' }
    const answers = (key: string): boolean => from !== 'gap' && gives.includes(key)
    notAnswered.push(...Object.entries(lookup.fill).flatMap(([name, key]) => (answers(key) ? [] : [name])))
    if (from !== 'gap') return [rule]
    return Object.keys(others).length === 0 ? [] : [{ when: rule.when, then: others }]
  })
  return { rules: kept, notAnswered }
}
