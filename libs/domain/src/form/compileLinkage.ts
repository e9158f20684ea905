/**
 * The linkage of a whole form, read once (联动编译): its rules with what they read and change, and the dependency graph of the fields.
 *
 * What cannot be read of a jsStr is left out. Source: spec §7.5 as ruled.
 */
import { isOn } from '../codes/flag.ts'
import type { LinkageRule } from '../scene/FormTemplate.ts'
import { isRequiredField } from './fieldRules.ts'
import type { Field, FieldState, FormDescription } from './FormDescription.ts'
import { parseLinkage } from './parseLinkage.ts'
import { sourcesOf, targetsOf } from './placeLinkage.ts'

export interface PlacedRule extends LinkageRule {
  /** Name of the field that carries the rule; its notes appear there. */
  readonly owner: string
}

export interface Linkage {
  readonly fields: ReadonlyMap<string, Field>
  readonly rules: readonly PlacedRule[]
  /** Names of the fields whose linkage rules cannot be read, not all of them. */
  readonly unreadable: readonly string[]
  /** Rules that change a field's state, or show a note on it, by field name. */
  readonly rulesOn: ReadonlyMap<string, readonly PlacedRule[]>
  /** Names of the fields that rules or registers fill. */
  readonly filled: ReadonlySet<string>
  /** Names directly touched by a change, by field name. */
  readonly edges: ReadonlyMap<string, ReadonlySet<string>>
  /** States as the fields have them without any linkage, by field name. */
  readonly initial: ReadonlyMap<string, FieldState>
}

const initialState = (field: Field): FieldState => ({
  visible: !isOn(field.hidden),
  required: isRequiredField(field),
  disabled: field.disabled,
  notes: []
})

function edgesOf(rules: readonly PlacedRule[]): ReadonlyMap<string, ReadonlySet<string>> {
  const edges = new Map<string, Set<string>>()
  for (const rule of rules) {
    const touched = [...targetsOf(rule.then), ...(rule.then.note === undefined ? [] : [rule.owner])]
    for (const source of sourcesOf(rule)) {
      const known = edges.get(source) ?? new Set<string>()
      for (const name of touched) known.add(name)
      edges.set(source, known)
    }
  }
  return edges
}

const rulesOf = (field: Field, report: () => void): readonly PlacedRule[] =>
  parseLinkage(field.jsStr, report).map((rule): PlacedRule => ({ ...rule, owner: field.name }))

export function compileLinkage(description: FormDescription): Linkage {
  const fields = new Map(description.allfield.flatMap((group) => group.fieldList).map((field) => [field.name, field]))
  const unreadable: string[] = []
  const rules = Array.from(fields.values()).flatMap((field) => rulesOf(field, () => unreadable.push(field.name)))
  const rulesOn = new Map<string, PlacedRule[]>()
  for (const rule of rules) {
    const { show, hide, require, optional, clear, set = {}, same = {}, note } = rule.then
    const named = new Set(
      [show, hide, require, optional, clear, Object.keys(set), Object.keys(same), note === undefined ? [] : [rule.owner]].flatMap(
        (names) => names ?? []
      )
    )
    for (const name of named) rulesOn.set(name, [...(rulesOn.get(name) ?? []), rule])
  }
  const initial = new Map(Array.from(fields, ([name, field]) => [name, initialState(field)]))
  const filled = new Set(
    rules.flatMap(({ then }) => [
      ...Object.keys(then.set ?? {}),
      ...Object.keys(then.same ?? {}),
      ...Object.keys(then.lookup?.fill ?? {}),
      ...(then.clear ?? [])
    ])
  )
  return { fields, rules, unreadable, rulesOn, filled, edges: edgesOf(rules), initial }
}

const compiled = new WeakMap<FormDescription, Linkage>()

interface Locked {
  readonly of: FormDescription
  readonly fields: readonly Field[]
}
const locked = new WeakMap<FormDescription, Locked>()

/** This description is another with some fields locked, and has its linkage otherwise: nothing is compiled for each person anew. */
export const linkedAs = (description: FormDescription, origin: Locked): void => void locked.set(description, origin)

function withLocked({ of, fields }: Locked): Linkage {
  const linkage = linkageOf(of)
  const [all, initial] = [new Map(linkage.fields), new Map(linkage.initial)]
  for (const field of fields) {
    const state = initial.get(field.name)
    all.set(field.name, field)
    if (state !== undefined) initial.set(field.name, { ...state, disabled: field.disabled })
  }
  return { ...linkage, fields: all, initial }
}

/** The linkage of a description, compiled at its first use. */
export function linkageOf(description: FormDescription): Linkage {
  const known = compiled.get(description)
  if (known !== undefined) return known
  const origin = locked.get(description)
  const linkage = origin === undefined ? compileLinkage(description) : withLocked(origin)
  compiled.set(description, linkage)
  return linkage
}
