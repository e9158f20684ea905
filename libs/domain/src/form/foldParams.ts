/**
 * Values by field name as the fields of a scene keep them (核验入参规范化), for a question that is asked before there is a form. Names that the scene does
 * not have stay. Example: { motherIdCard: '230199 19930412 002x' } → { motherIdCard: '23019919930412002X' }.
 */
import type { Scene } from '../scene/Scene.ts'
import { describeField } from './describeField.ts'
import { foldForm } from './foldForm.ts'

export function foldParams({ form }: Pick<Scene, 'form'>, params: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  if (form === undefined) return params
  const fieldList = form.groups
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => Object.hasOwn(params, name))
    .map((field) => ({ ...describeField({ field, matters: [] }, form, []), id: field.name, disabled: false }))
  return foldForm({ allfield: [{ fieldList }] }, params)
}
