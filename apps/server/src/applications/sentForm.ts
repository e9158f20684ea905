/**
 * A form as it is sent (提交与打印数据, spec §3.3), read back: values by whole id, as the scene names its fields, and file ids by material. What the scene
 * does not know keeps the id it was sent with, so that it is found to be foreign.
 * Example: `{ id: 'motherName', value: '周晓岚' }` → `{ 'NB2015^motherName': '周晓岚' }`; `{ id: 'CL01', value: 'f1,f2,' }` → `{ CL01: ['f1', 'f2'] }`.
 */
import { FormPayload, SubmitContent } from '@ljonething/api/shapes/FormPayload'
import { shortId } from '@ljonething/domain/form/fieldFormat'
import type { FormValues } from '@ljonething/domain/form/FormDescription'
import type { Scene } from '@ljonething/domain/scene/Scene'
import type { FormPayload as Form } from '@ljonething/domain/submission/Submission'
import { Option, Schema } from 'effect'

export interface SentForm {
  readonly values: FormValues
  readonly files: Readonly<Record<string, readonly string[]>>
}

const idsOfForms = new WeakMap<NonNullable<Scene['form']>, ReadonlyMap<string, string>>()

/** Whole ids of a scene's fields, by the part that is sent; made once of a scene. */
const wholeIdsOf = (form: Scene['form']): ReadonlyMap<string, string> => {
  if (form === undefined) return new Map()
  const known = idsOfForms.get(form)
  if (known !== undefined) return known
  const ids = new Map(form.groups.flatMap(({ fields }) => fields.map(({ id }) => [shortId(id), id] as const)))
  idsOfForms.set(form, ids)
  return ids
}

export const sentForm = (
  { form }: Pick<Scene, 'form'>,
  { fieldList, commonField, fileList, commonFile }: Pick<Form, 'fieldList' | 'commonField' | 'fileList' | 'commonFile'>
): SentForm => {
  const wholeIds = wholeIdsOf(form)
  return {
    values: Object.fromEntries([...fieldList, ...commonField].map(({ id, value }) => [wholeIds.get(id) ?? id, value])),
    files: Object.fromEntries([...fileList, ...commonFile].map(({ id, value }) => [id, value.split(',').filter((file) => file !== '')]))
  }
}

const readForm = Schema.decodeUnknownOption(Schema.fromJsonString(FormPayload))
const readContent = Schema.decodeUnknownOption(Schema.fromJsonString(SubmitContent))

/** A submit as JSON text; undefined when it is none. */
export const readSubmit = (text: string): { readonly form: Form; readonly content: SubmitContent } | undefined => {
  const form = Option.getOrUndefined(readForm(text))
  const content = form && Option.getOrUndefined(readContent(form.content))
  return form && content && { form, content }
}
