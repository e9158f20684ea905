/**
 * The values a form opens with (表单初值), by whole field id: what was typed before, else what the province knows of the person, else what
 * the description fills in. A field the guide locks keeps the locked value.
 */
import type { FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'

export interface KnownValue {
  readonly name: string
  readonly value: string
  /** Such as 来自实名认证. */
  readonly source: string
}

export const startingValues = (description: FormDescription, typed: FormValues, known: readonly KnownValue[]): FormValues => {
  const byName = new Map(known.map(({ name, value }) => [name, value]))
  const fields = description.allfield.flatMap((group) => group.fieldList)
  return Object.fromEntries(
    fields.map((field): [string, string] => {
      if (field.disabled && field.value !== '') return [field.id, field.value]
      return [field.id, typed[field.id] ?? byName.get(field.name) ?? field.value]
    })
  )
}
