/**
 * The form of one person of a batch (逐人填表): each field by its name from what is known of company and person, unless identity gives it; the rest as
 * the form has it or as it follows from those. Pure. Example: known { empName: 赵国强 } → { 'TX^empName': 赵国强 }.
 */
import type { FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'
import { applySets } from '@ljonething/domain/form/linkage'

export const rowValues = (description: FormDescription, known: Readonly<Record<string, string>>, today: string): FormValues => {
  const values = description.allfield.flatMap(({ fieldList }) =>
    fieldList.map(({ id, name, value, knownFrom }) => {
      const given = knownFrom === undefined ? known[name] : undefined
      return [id, given ?? value] satisfies [string, string]
    })
  )
  return applySets(description, Object.fromEntries(values), today)
}
