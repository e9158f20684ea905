/**
 * The lines of the plan (办事清单): matters, fields and materials with their reasons and how sure they are.
 *
 * A field or material is in when it stands in the set and its `matters` is `*` or meets the chosen matters.
 * A line that is not in but may still come is listed with `included: false`. Source: spec §3.2.
 */
import type { FieldTemplate, MaterialTemplate } from '../scene/FormTemplate.ts'
import type { Matter, Scene } from '../scene/Scene.ts'
import type { AppliedEffects, Entry } from './applyEffects.ts'
import { openEffects } from './openEffects.ts'
import type { PlannedField, PlannedMaterial, PlannedMatter, PlannedQuestion, Reason } from './Plan.ts'

const nothing: Entry = { included: false, reasons: [], decidedAt: -1 }

const neededBy = (template: Pick<FieldTemplate, 'matters'>, matters: readonly Matter[]): readonly Matter[] =>
  template.matters === '*' ? matters : matters.filter((matter) => template.matters.includes(matter.code))

const isChoice = (reason: Reason): boolean => reason.kind === 'choice'

function reasonsOf(entry: Entry, template: Pick<FieldTemplate, 'matters'>, matters: readonly Matter[]): readonly Reason[] {
  const choices = entry.reasons.filter(isChoice)
  if (template.matters === '*') return choices.length > 0 ? choices : [{ kind: 'default' }]
  return [...choices, ...matters.map((matter): Reason => ({ kind: 'matter', matterCode: matter.code, matterName: matter.name }))]
}

export function planMatters(scene: Scene, { matters }: AppliedEffects, questions: readonly PlannedQuestion[]): readonly PlannedMatter[] {
  const open = openEffects('matters', matters, questions)
  return scene.matters.flatMap((matter): PlannedMatter[] => {
    const { included, reasons } = matters.get(matter.code) ?? nothing
    const dependsOn = open.get(matter.code) ?? []
    if (!included && dependsOn.length === 0) return []
    return [{ matter, included, reasons, dependsOn, certainty: dependsOn.length === 0 ? 'sure' : 'maybe' }]
  })
}

export function planFields(scene: Scene, { fields, locks }: AppliedEffects, matters: readonly Matter[]): readonly PlannedField[] {
  return (scene.form?.groups ?? []).flatMap((group) =>
    group.fields.flatMap((field): PlannedField[] => {
      const entry = fields.get(field.name) ?? nothing
      const needing = neededBy(field, matters)
      if (!entry.included || (field.matters !== '*' && needing.length === 0)) return []
      const locked = locks.get(field.name)
      const line = { group, field, matters: needing.map((matter) => matter.code), reasons: reasonsOf(entry, field, needing) }
      return [locked === undefined ? line : { ...line, locked }]
    })
  )
}

const union = (...lists: readonly (readonly string[])[]): readonly string[] => [...new Set(lists.flat())]

/** Where a material stands, from the set it is in and the matters that need it. */
function standing(material: MaterialTemplate, entry: Entry, ownOpen: readonly string[], matters: readonly PlannedMatter[]) {
  const needing = matters.filter(({ matter }) => material.matters === '*' || material.matters.includes(matter.code))
  const chosen = needing.filter((line) => line.included)
  const needed = material.matters === '*' || chosen.length > 0
  const included = entry.included && needed
  const mattersOpen = union(...needing.map((line) => line.dependsOn))
  if (included) {
    const safe = material.matters === '*' || chosen.some((line) => line.dependsOn.length === 0)
    return { included, chosen, dependsOn: safe ? ownOpen : union(ownOpen, mattersOpen) }
  }
  const mayStand = entry.included || ownOpen.length > 0
  const mayBeNeeded = needed || needing.length > 0
  if (!mayStand || !mayBeNeeded) return { included, chosen, dependsOn: [] }
  return { included, chosen, dependsOn: union(entry.included ? [] : ownOpen, needed ? [] : mattersOpen) }
}

export function planMaterials(
  scene: Scene,
  { materials }: AppliedEffects,
  matters: readonly PlannedMatter[],
  questions: readonly PlannedQuestion[]
): readonly PlannedMaterial[] {
  const open = openEffects('materials', materials, questions)
  return scene.materials.flatMap((material): PlannedMaterial[] => {
    const entry = materials.get(material.code) ?? nothing
    const { included, chosen, dependsOn } = standing(material, entry, open.get(material.code) ?? [], matters)
    if (!included && dependsOn.length === 0) return []
    const needing = chosen.map((line) => line.matter)
    const line = { material, included, dependsOn, matters: needing.map((matter) => matter.code) }
    return [{ ...line, certainty: dependsOn.length === 0 ? 'sure' : 'maybe', reasons: included ? reasonsOf(entry, material, needing) : [] }]
  })
}
