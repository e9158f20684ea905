/**
 * What linkage (联动) makes of a form: states of fields, values that follow from others, and registers to ask.
 *
 * A field that some rule shows is hidden unless one of its show rules holds; a hide rule that holds wins; `require` wins over
 * `optional`. Conditions see hidden fields as empty. Everything is bounded and total: rules in a circle end after a few rounds.
 * Source: spec §7.5 (jsStr) as ruled. Example: multipleBirth 否 → siblingTable hidden and cleared.
 */
import { holds } from '../condition/evaluate.ts'
import { operandText } from '../condition/operandText.ts'
import { fieldsOfOperand } from '../condition/readsOf.ts'
import type { Condition, ConditionFacts, Operand } from '../condition/Condition.ts'
import type { LinkageEffect } from '../scene/FormTemplate.ts'
import { linkageOf } from './compileLinkage.ts'
import type { Linkage, PlacedRule } from './compileLinkage.ts'
import { isJsonValue } from './fieldFormat.ts'
import type { Field, FieldState, FormDescription, FormValues } from './FormDescription.ts'
import { sourcesOf } from './placeLinkage.ts'
import { storedCodes } from './storedCodes.ts'

const mostRounds = 16

function factsOf(linkage: Linkage, values: FormValues, today: string, hidden: ReadonlySet<string>): ConditionFacts {
  return {
    answersOf: () => [],
    hasMatter: () => false,
    valueOf: (name) => {
      const field = linkage.fields.get(name)
      return field === undefined || hidden.has(name) ? '' : (values[field.id] ?? '')
    },
    today
  }
}

function isShown(rules: readonly PlacedRule[], name: string, facts: ConditionFacts): boolean {
  let shown: boolean | undefined
  for (const { when, then } of rules) {
    if (shown !== true && then.show?.includes(name) === true) shown = holds(when, facts)
    if (then.hide?.includes(name) === true && holds(when, facts)) return false
  }
  return shown !== false
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && Array.from(one).every((name) => other.has(name))

/** Names of the fields hidden for these values. Asked at every key press and several times in a submit: it goes over the maps as they are. */
export function hiddenNames(linkage: Linkage, values: FormValues, today: string): ReadonlySet<string> {
  const always = new Set<string>()
  linkage.initial.forEach(({ visible }, name) => {
    if (!visible) always.add(name)
  })
  let hidden: ReadonlySet<string> = always
  for (let round = 0; round < mostRounds; round += 1) {
    const facts = factsOf(linkage, values, today, hidden)
    const next = new Set(always)
    linkage.rulesOn.forEach((rules, name) => {
      if (!isShown(rules, name, facts)) next.add(name)
    })
    if (isSame(next, hidden)) return next
    hidden = next
  }
  return hidden
}

/** What a field is to hold by the last of these rules that writes it: another's value, or what follows from others; one that is cleared is free. */
const dueOf = (holding: readonly PlacedRule[], name: string): { readonly same?: string; readonly set?: Operand } => {
  const writes = ({ then }: PlacedRule) => Object.hasOwn({ ...then.same, ...then.set }, name) || then.clear?.includes(name) === true
  const { same = {}, set = {} } = holding.findLast(writes)?.then ?? {}
  const [source, operand] = [same[name], set[name]]
  return source !== undefined ? { same: source } : operand !== undefined ? { set: operand } : {}
}

/** Visible fields that do not hold what they are to: the same as another, or what follows from others. */
export function unlikeFields(
  linkage: Linkage,
  values: FormValues,
  today: string,
  hidden = hiddenNames(linkage, values, today)
): readonly Field[] {
  const facts = factsOf(linkage, values, today, hidden)
  return Array.from(linkage.rulesOn).flatMap(([name, rules]) => {
    const field = linkage.fields.get(name)
    const due = dueOf(
      rules.filter((rule) => holds(rule.when, facts)),
      name
    )
    const value = due.same !== undefined ? facts.valueOf(due.same) : due.set !== undefined ? operandText(due.set, facts) : undefined
    return field === undefined || value === undefined || hidden.has(name) || value === facts.valueOf(name) ? [] : [field]
  })
}

/** States of the fields that some rule changes, by field name; all others keep their initial state. */
export function linkedStates(
  linkage: Linkage,
  values: FormValues,
  today: string,
  hidden = hiddenNames(linkage, values, today)
): ReadonlyMap<string, FieldState> {
  const facts = factsOf(linkage, values, today, hidden)
  const quoted = (name: string) => `“${linkage.fields.get(name)?.label ?? name}”`
  return new Map(
    Array.from(linkage.rulesOn).flatMap(([name, rules]): [string, FieldState][] => {
      const before = linkage.initial.get(name)
      if (before === undefined) return []
      const holding = rules.filter((rule) => holds(rule.when, facts))
      const required =
        holding.some((rule) => rule.then.require?.includes(name)) ||
        (before.required && !holding.some((rule) => rule.then.optional?.includes(name)))
      const notes = holding.flatMap((rule) => (rule.owner === name && rule.then.note !== undefined ? [rule.then.note] : []))
      const { same, set } = dueOf(holding, name)
      const from = (set === undefined ? [] : fieldsOfOperand(set)).map(quoted)
      if (same !== undefined) notes.push(`与${quoted(same)}相同`)
      if (from.length > 0) notes.push(`由${from.join('、')}得出`)
      const disabled = before.disabled || same !== undefined || set !== undefined
      return [[name, { visible: !hidden.has(name), required, disabled, notes }]]
    })
  )
}

/** The values after all set and clear effects; the very same object when nothing changes. */
export function applySets(description: FormDescription, values: FormValues, today: string): FormValues {
  const linkage = linkageOf(description)
  const rules = linkage.rules.filter((rule) => rule.then.set !== undefined || rule.then.same !== undefined || rule.then.clear !== undefined)
  let current = values
  for (let round = 0; round < mostRounds && rules.length > 0; round += 1) {
    const facts = factsOf(linkage, current, today, hiddenNames(linkage, current, today))
    const changes = new Map<string, string>()
    for (const { when, then } of rules) {
      if (!holds(when, facts)) continue
      for (const name of then.clear ?? []) changes.set(name, '')
      for (const [name, operand] of Object.entries(then.set ?? {})) changes.set(name, operandText(operand, facts))
      for (const [name, source] of Object.entries(then.same ?? {})) changes.set(name, facts.valueOf(source))
    }
    const changed = Array.from(changes).flatMap(([name, value]): [string, string][] => {
      const field = linkage.fields.get(name)
      return field === undefined || (current[field.id] ?? '') === value ? [] : [[field.id, value]]
    })
    if (changed.length === 0) break
    current = { ...current, ...Object.fromEntries(changed) }
  }
  return current
}

interface FormLookup {
  readonly when: Condition
  readonly lookup: NonNullable<LinkageEffect['lookup']>
}

/** Registers to ask after a change of this field, or at all; the caller asks those whose condition holds. */
function lookupsFor(description: FormDescription, changedFieldName: string | undefined): readonly FormLookup[] {
  return linkageOf(description).rules.flatMap((rule): FormLookup[] => {
    const { lookup } = rule.then
    const reads = changedFieldName === undefined || sourcesOf(rule).includes(changedFieldName)
    return lookup === undefined || !reads ? [] : [{ when: rule.when, lookup }]
  })
}

/** What a register is asked with: the code of a chosen option, otherwise the value itself. */
const codeText = (field: Field | undefined, value: string): string =>
  (field !== undefined && isJsonValue(field.componentType) ? storedCodes(field.componentType, value)?.join() : undefined) ?? value

/** Two values that stand for the same option or text. */
export const saysSame = (field: Field, one: string, other: string): boolean => codeText(field, one) === codeText(field, other)

export interface ReadyLookup {
  readonly api: string
  readonly params: Readonly<Record<string, string>>
  /** Whole id of the target to key of the answer. */
  readonly fill: Readonly<Record<string, string>>
  /** Whole ids of the targets that the person cannot change once the register answered. */
  readonly closed: readonly string[]
}

/**
 * Lookups to run now, after a change of one field or of all: the condition holds and every parameter has a value; parameters and targets as field
 * values and whole ids. What the identity gave is never filled.
 */
export function readyLookups(
  description: FormDescription,
  changedFieldName: string | undefined,
  values: FormValues,
  today: string
): readonly ReadyLookup[] {
  const linkage = linkageOf(description)
  const facts = factsOf(linkage, values, today, hiddenNames(linkage, values, today))
  return lookupsFor(description, changedFieldName)
    .filter(({ when, lookup }) => holds(when, facts) && lookup.params.every((name) => facts.valueOf(name) !== ''))
    .map(({ lookup }) => {
      const targets = Object.entries(lookup.fill).flatMap(([name, key]) => {
        const field = linkage.fields.get(name)
        return field === undefined || field.knownFrom !== undefined ? [] : [{ name, id: field.id, key }]
      })
      return {
        api: lookup.api,
        params: Object.fromEntries(lookup.params.map((name) => [name, codeText(linkage.fields.get(name), facts.valueOf(name))])),
        fill: Object.fromEntries(targets.map(({ id, key }) => [id, key])),
        closed: targets.filter(({ name }) => lookup.open?.includes(name) !== true).map(({ id }) => id)
      }
    })
}

/** Title of the region dialog a field opens; undefined when it has none of its own. */
export const regionTitleOf = (description: FormDescription, name: string): string | undefined =>
  linkageOf(description).rules.find((rule) => rule.owner === name && rule.then.regionTitle !== undefined)?.then.regionTitle
