/**
 * What of a submitted form may be filled in again (补正范围): the named fields, and what a change of them makes the form ask for besides, being shown or
 * required now and not before. Everything else stays as it was submitted. Pure and total. Source: spec §4.1, ruling 2.1.
 * Example: 有兄弟姐妹 named and changed from 否 to 是 → it and the table of siblings, which is shown now.
 */
import { linkageOf } from './compileLinkage.ts'
import type { FormDescription, FormValues } from './FormDescription.ts'
import { hiddenNames, linkedStates } from './linkage.ts'

const standing = (description: FormDescription, values: FormValues, today: string) => {
  const linkage = linkageOf(description)
  const hidden = hiddenNames(linkage, values, today)
  const states = linkedStates(linkage, values, today, hidden)
  return {
    isShown: (name: string) => !hidden.has(name),
    isRequired: (name: string) => !hidden.has(name) && (states.get(name) ?? linkage.initial.get(name))?.required === true
  }
}

/** Whole ids. `today` is yyyy-mm-dd. */
export const openFields = (
  description: FormDescription,
  former: FormValues,
  values: FormValues,
  named: ReadonlySet<string>,
  today: string
): ReadonlySet<string> => {
  const before = standing(description, former, today)
  const now = standing(description, values, today)
  const fields = description.allfield.flatMap(({ fieldList }) => fieldList)
  const isOpen = (name: string, id: string): boolean =>
    named.has(id) || !before.isShown(name) || (now.isRequired(name) && !before.isRequired(name) && (former[id] ?? '') === '')
  return new Set(fields.flatMap(({ id, name }) => (now.isShown(name) && isOpen(name, id) ? [id] : [])))
}
