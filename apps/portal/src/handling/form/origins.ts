/** Where the values of fields come from (来源): typed here, or what a register answered; of those that changed. What stays is the very same. */
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import type { HandlingState } from '../HandlingState.ts'

type Origins = Pick<HandlingState, 'typed' | 'registered'>

export const origins = (form: Pick<FormStore, 'field'>, { typed, registered }: Origins, changed: readonly string[]): Origins => {
  const now = new Set(changed)
  const before = new Set(typed)
  const own = new Set(changed.filter((id) => form.field(id).own))
  const answered = changed.flatMap((id) => {
    const { fromRegister } = form.field(id)
    return fromRegister === undefined ? [] : [[id, fromRegister] as const]
  })
  const isSameTyped = changed.every((id) => before.has(id) === own.has(id))
  const isSameRegistered = answered.length === 0 && !changed.some((id) => Object.hasOwn(registered, id))
  return {
    typed: isSameTyped ? typed : [...typed.filter((id) => !now.has(id)), ...own],
    registered: isSameRegistered
      ? registered
      : Object.fromEntries([...Object.entries(registered).filter(([id]) => !now.has(id)), ...answered])
  }
}
