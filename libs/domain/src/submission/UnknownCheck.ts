/**
 * A condition that no register could tell when it was submitted (待人工审核的条件): what the person declared of it and when, and which matters it concerns.
 * Those of the scene's row that are in the plan; all of the plan where it names none of them, so that somebody looks at it.
 * Example: 母亲生育保险参保状态正常, declared 符合, concerns 生育津贴 alone.
 */
import type { PreCheck } from '../scene/Scene.ts'

export interface UnknownCheck {
  readonly code: string
  readonly title: string
  /** As the choice reads that was declared. */
  readonly declared: string
  readonly at: string
  /** Codes of the matters whose departments review it. */
  readonly matters: readonly string[]
}

export const unknownCheck = (
  { code, title, choices, matters = [] }: PreCheck,
  declaration: string,
  { included, at }: { readonly included: readonly string[]; readonly at: string }
): UnknownCheck => {
  const named = included.filter((matter) => matters.includes(matter))
  const declared = choices.find(({ value }) => value === declaration)?.text ?? declaration
  return { code, title, declared, at, matters: named.length === 0 ? included : named }
}
