/**
 * What the service checks of a submit before it believes it (提交校验): pre-checks again, the whole form again, nothing foreign, nothing hidden.
 *
 * Pure. Values of fields that are not in the description are dropped when the scene knows them and refused when it does not.
 */
import type { FieldIssue, FormDescription, FormFiles, FormValues } from '@ljonething/domain/form/FormDescription'
import { validateForm } from '@ljonething/domain/form/validateForm'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { rareWordsIn } from '../plans/rareWords.ts'

/** Ids in `values` or `files` that the scene does not have at all. */
export const foreignIds = (scene: Scene, values: FormValues, fileMaterials: readonly string[]): readonly string[] => {
  const fields = new Set((scene.form?.groups ?? []).flatMap((group) => group.fields.map(({ id }) => id)))
  const materials = new Set(scene.materials.map(({ code }) => code))
  return [...Object.keys(values).filter((id) => !fields.has(id)), ...fileMaterials.filter((id) => !materials.has(id))]
}

/** Values of the fields in the description, missing ones empty. */
export const describedValues = (description: FormDescription, values: FormValues): FormValues =>
  Object.fromEntries(description.allfield.flatMap(({ fieldList }) => fieldList.map(({ id }): [string, string] => [id, values[id] ?? ''])))

export const submitIssues = (description: FormDescription, values: FormValues, files: FormFiles, today: string): readonly FieldIssue[] =>
  validateForm(description, values, files, { today, remote: (check, value) => (check === 'rareWord' ? rareWordsIn(value) : undefined) })
