import { linkageOf } from '@ljonething/domain/form/compileLinkage'
import type { FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'
import { hiddenNames } from '@ljonething/domain/form/linkage'
import { today } from '../../browser/serverDate.ts'

/** The fields that the form shows with these values (显示的表单项). */
export const shownFields = (form: FormDescription, values: FormValues): ReadonlySet<string> => {
  const hidden = hiddenNames(linkageOf(form), values, today())
  const fields = form.allfield.flatMap(({ fieldList }) => fieldList)
  return new Set(fields.flatMap(({ id, name, componentType }) => (hidden.has(name) || componentType.endsWith('pload') ? [] : [id])))
}
