/**
 * Gives each linkage rule (联动) to the field that triggers it: the first field of the plan that the rule reads, else the first it changes.
 *
 * What a rule asks of answers and matters is settled here, so that the form reads form values alone; a rule that can never hold,
 * or touches no field of the plan, is left out. Rules of a field itself come before those of the form.
 */
import { isNever, resolveCondition } from '../condition/resolveCondition.ts'
import { fieldsOfOperand, readsOf } from '../condition/readsOf.ts'
import type { Plan } from '../plan/Plan.ts'
import type { LinkageEffect, LinkageRule } from '../scene/FormTemplate.ts'

/** Names of the fields an effect changes. */
export function targetsOf({ show, hide, require, optional, clear, set, same, lookup }: LinkageEffect): readonly string[] {
  const lists = [show, hide, require, optional, clear, Object.keys(set ?? {}), Object.keys(same ?? {}), Object.keys(lookup?.fill ?? {})]
  return [...new Set(lists.flatMap((list) => list ?? []))]
}

/** Names of the fields a rule looks at. */
export function sourcesOf({ when, then }: LinkageRule): readonly string[] {
  const operands = Object.values(then.set ?? {}).flatMap(fieldsOfOperand)
  return [...new Set([...readsOf(when).fields, ...operands, ...Object.values(then.same ?? {}), ...(then.lookup?.params ?? [])])]
}

export function placeLinkage(plan: Plan, formRules: readonly LinkageRule[]): ReadonlyMap<string, readonly LinkageRule[]> {
  const names = new Set(plan.fields.map((line) => line.field.name))
  const matters = new Set(plan.matters.filter((line) => line.included).map((line) => line.matter.code))
  const facts = {
    answersOf: (code: string) =>
      plan.questions.filter((line) => line.question.code === code).flatMap((line) => line.selected.map((choice) => choice.value)),
    hasMatter: (code: string) => matters.has(code)
  }
  const placed = new Map<string, LinkageRule[]>()
  const place = (rule: LinkageRule, owner?: string): void => {
    const settled = { when: resolveCondition(rule.when, facts), then: rule.then }
    const holder = owner ?? [...sourcesOf(settled), ...targetsOf(settled.then)].find((name) => names.has(name))
    if (holder === undefined || isNever(settled.when)) return
    placed.set(holder, [...(placed.get(holder) ?? []), settled])
  }
  for (const { field } of plan.fields) for (const rule of field.linkage ?? []) place(rule, field.name)
  for (const rule of formRules) place(rule)
  return placed
}
