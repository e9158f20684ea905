/**
 * What the service checks of a submit before it believes it (提交校验): pre-checks again, the whole form again, nothing foreign, nothing hidden.
 *
 * Pure. Values of fields that are not in the description are dropped when the scene knows them and refused when it does not.
 */
import { regionRoot } from '@ljonething/domain/form/dictionaries'
import type { FieldIssue, FormDescription, FormFiles, FormValues } from '@ljonething/domain/form/FormDescription'
import { validateForm } from '@ljonething/domain/form/validateForm'
import { findRegion } from '@ljonething/domain/region/RegionTree'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { decodeCascader, encodeCascader } from '@ljonething/domain/values/cascaderValue'
import type { Catalogue } from '../catalogue/Catalogue.ts'
import { rareWordsIn } from '../plans/rareWords.ts'
import { isAnsweredHere, optionOf } from '../registers/remoteSources.ts'

type Sources = Pick<Catalogue['Service'], 'dictionaryRows' | 'regions'>

/** Ids in `values` or `files` that the scene does not have at all. */
export const foreignIds = (scene: Scene, values: FormValues, fileMaterials: readonly string[]): readonly string[] => {
  const fields = new Set((scene.form?.groups ?? []).flatMap((group) => group.fields.map(({ id }) => id)))
  const materials = new Set(scene.materials.map(({ code }) => code))
  return [...Object.keys(values).filter((id) => !fields.has(id)), ...fileMaterials.filter((id) => !materials.has(id))]
}

/** Values of the fields in the description, missing ones empty. */
export const describedValues = (description: FormDescription, values: FormValues): FormValues =>
  Object.fromEntries(description.allfield.flatMap(({ fieldList }) => fieldList.map(({ id }): [string, string] => [id, values[id] ?? ''])))

/** What was searched and chosen, under the name its source has for the code, whatever name was sent beside it. */
export const namedChoices = (catalogue: Sources, description: FormDescription, values: FormValues): FormValues => {
  const searched = description.allfield.flatMap(({ fieldList }) => fieldList.filter(({ dataSource }) => isAnsweredHere(dataSource)))
  const named = searched.flatMap(({ id, dataSource }): readonly [string, string][] => {
    const option = optionOf(catalogue, dataSource, decodeCascader(values[id] ?? '')?.value ?? '')
    return option === undefined ? [] : [[id, encodeCascader(option)]]
  })
  return { ...values, ...Object.fromEntries(named) }
}

export const submitIssues = (
  catalogue: Sources,
  description: FormDescription,
  values: FormValues,
  files: FormFiles,
  today: string
): readonly FieldIssue[] =>
  validateForm(description, values, files, {
    today,
    remote: (check, value) => (check === 'rareWord' ? rareWordsIn(value) : undefined),
    isOption: (source, code) => {
      if (source === regionRoot) return findRegion(catalogue.regions, code) !== undefined
      return isAnsweredHere(source) ? optionOf(catalogue, source, code) !== undefined : undefined
    }
  })
