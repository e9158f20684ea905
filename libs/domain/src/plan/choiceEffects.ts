/**
 * What one choice does to a matter, field or material (情形作用): it brings the line, takes it away, or leaves it. Removing comes before
 * adding, so that a choice that does both brings it. Source: spec §3.2. Example: `{addMatters: ['M02']}` → true for M02, undefined for M01.
 */
import type { Choice, ChoiceEffects } from '../scene/Scene.ts'

export const effectKinds = {
  matters: { add: 'addMatters', remove: 'removeMatters' },
  fields: { add: 'addFields', remove: 'removeFields' },
  materials: { add: 'addMaterials', remove: 'removeMaterials' }
} as const satisfies Record<string, { readonly add: keyof ChoiceEffects; readonly remove: keyof ChoiceEffects }>

export type EffectKind = keyof typeof effectKinds

/** Whether the line stands after this choice; undefined when the choice leaves it as it was. */
export function standsAfter({ effects }: Choice, kind: EffectKind, key: string): boolean | undefined {
  const { add, remove } = effectKinds[kind]
  if (effects?.[add]?.includes(key)) return true
  return effects?.[remove]?.includes(key) ? false : undefined
}
