/**
 * Fields whose values or visibility hang on themselves (联动成环), over any number of rules: such rules end after a few rounds, wherever they stand then.
 * Example: a shows b while b is empty, b hides a while … → `['a', 'b']`. Requirements, notes and registers feed nothing back.
 */
import type { PlacedRule } from '../compileLinkage.ts'
import { sourcesOf } from '../placeLinkage.ts'

const fedBy = ({ then: { show, hide, clear, set, same } }: PlacedRule): readonly string[] => [
  ...[show, hide, clear].flatMap((names) => names ?? []),
  ...Object.keys({ ...set, ...same })
]

/** Names in a circle. */
export function linkageCycles(rules: readonly PlacedRule[]): readonly string[] {
  const below = new Map<string, Set<string>>()
  for (const rule of rules) {
    const targets = fedBy(rule)
    if (targets.length === 0) continue
    for (const source of sourcesOf(rule)) {
      const known = below.get(source) ?? new Set<string>()
      for (const target of targets) known.add(target)
      below.set(source, known)
    }
  }
  const reachesItself = (name: string): boolean => {
    const seen = new Set<string>()
    const waiting = [...(below.get(name) ?? [])]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (next === name) return true
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push(...(below.get(next) ?? []))
    }
    return false
  }
  return [...below.keys()].filter(reachesItself)
}
