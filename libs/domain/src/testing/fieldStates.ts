/** States of all fields of a form (字段状态) by whole id, worked out anew: what the engine of the forms must agree with. */
import { linkageOf } from '../form/compileLinkage.ts'
import type { FieldState, FormDescription, FormValues } from '../form/FormDescription.ts'
import { linkedStates } from '../form/linkage.ts'

export function fieldStates(description: FormDescription, values: FormValues, today: string): Readonly<Record<string, FieldState>> {
  const linkage = linkageOf(description)
  const linked = linkedStates(linkage, values, today)
  return Object.fromEntries(
    Array.from(linkage.initial, ([name, state]) => [linkage.fields.get(name)?.id ?? name, linked.get(name) ?? state])
  )
}
