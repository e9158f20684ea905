/** Where the values of fields come from (来源): typed here, or what a register answered; told of those that changed. */
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import type { HandlingState } from '../HandlingState.ts'

type Origins = Pick<HandlingState, 'typed' | 'registered'>

export const origins = (form: Pick<FormStore, 'field'>, { typed, registered }: Origins, changed: readonly string[]): Origins => {
  const now = new Map(changed.map((id) => [id, form.field(id)]))
  const own = changed.filter((id) => now.get(id)?.own)
  const answered = changed.flatMap((id) => {
    const field = now.get(id)
    return field?.fromRegister === undefined ? [] : [[id, field.fromRegister] as const]
  })
  const isTyped = typed.length > 0 || own.length > 0
  const others = Object.entries(registered).filter(([id]) => !now.has(id))
  return {
    typed: isTyped ? sameOr(typed, [...typed.filter((id) => !now.has(id)), ...own]) : typed,
    registered:
      answered.length === 0 && others.length === Object.keys(registered).length ? registered : Object.fromEntries([...others, ...answered])
  }
}

/** The list so far where it holds the same. */
const sameOr = (before: readonly string[], after: readonly string[]): readonly string[] =>
  before.length === after.length && after.every((id) => before.includes(id)) ? before : after
