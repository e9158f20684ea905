/** The lines of a plan (办事清单) that some of its matters need: these matters, and what is filled in and handed in for them. */
import type { Plan } from './Plan.ts'

export function linesOf(plan: Plan, codes: readonly string[]): Pick<Plan, 'matters' | 'fields' | 'materials'> {
  const needed = <Line extends { readonly matters: readonly string[] }>(lines: readonly Line[]): readonly Line[] =>
    lines
      .map((line) => ({ ...line, matters: line.matters.filter((code) => codes.includes(code)) }))
      .filter(({ matters }) => matters.length > 0)
  return {
    matters: plan.matters.filter(({ matter }) => codes.includes(matter.code)),
    fields: needed(plan.fields),
    materials: needed(plan.materials)
  }
}
