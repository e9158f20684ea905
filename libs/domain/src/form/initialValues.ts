/**
 * The values a form starts with (初始值), by whole field id: what the description fills in, and what follows from it by linkage.
 * Example: newborn default plan → babyNation `01`, promise ``.
 */
import type { FormDescription, FormValues } from './FormDescription.ts'
import { applySets } from './linkage.ts'

export function initialValues(description: FormDescription, today: string): FormValues {
  const fields = description.allfield.flatMap((group) => group.fieldList)
  return applySets(description, Object.fromEntries(fields.map((field) => [field.id, field.value])), today)
}
