/**
 * What the service checks of a submit before it believes it (提交校验): pre-checks again, the whole form again, nothing foreign, nothing hidden.
 *
 * Pure. Values of fields that are not in the description are dropped when the scene knows them and refused when it does not.
 */
import { regionRoot } from '@ljonething/domain/form/dictionaries'
import { chooses } from '@ljonething/domain/form/fieldFormat'
import type { ComponentType, FieldIssue, FormDescription, FormFiles, FormValues } from '@ljonething/domain/form/FormDescription'
import { storedCodes } from '@ljonething/domain/form/storedCodes'
import { validateForm } from '@ljonething/domain/form/validateForm'
import { findRegion } from '@ljonething/domain/region/RegionTree'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { encodeCascader } from '@ljonething/domain/values/cascaderValue'
import type { Catalogue } from '../catalogue/Catalogue.ts'
import { rareWordsIn } from '../plans/rareWords.ts'
import { choiceKey } from '../registers/sources/Sources.ts'
import type { Choices } from '../registers/sources/Sources.ts'

/** Ids in `values` or `files` that the scene does not have at all. */
export const foreignIds = (scene: Scene, values: FormValues, fileMaterials: readonly string[]): readonly string[] => {
  const fields = new Set((scene.form?.groups ?? []).flatMap((group) => group.fields.map(({ id }) => id)))
  const materials = new Set(scene.materials.map(({ code }) => code))
  return [...Object.keys(values).filter((id) => !fields.has(id)), ...fileMaterials.filter((id) => !materials.has(id))]
}

/** Values of the fields in the description, missing ones empty. */
export const describedValues = (description: FormDescription, values: FormValues): FormValues =>
  Object.fromEntries(description.allfield.flatMap(({ fieldList }) => fieldList.map(({ id }): [string, string] => [id, values[id] ?? ''])))

const choosesOne = (component: ComponentType): boolean => ['one', 'oneSearched'].includes(chooses(component))

/** What was searched and chosen, under the name its source has for the code, whatever name was sent beside it. */
export const namedChoices = (choices: Choices, description: FormDescription, values: FormValues): FormValues => {
  const fields = description.allfield.flatMap(({ fieldList }) => fieldList)
  const named = fields.flatMap(({ id, componentType, dataSource }): readonly [string, string][] => {
    const [code = ''] = choosesOne(componentType) ? (storedCodes(componentType, values[id] ?? '') ?? []) : []
    const option = choices.get(choiceKey(dataSource, code))
    return option === undefined ? [] : [[id, encodeCascader(option)]]
  })
  return { ...values, ...Object.fromEntries(named) }
}

export const submitIssues = (
  { regions }: Pick<Catalogue['Service'], 'regions'>,
  choices: Choices,
  description: FormDescription,
  values: FormValues,
  files: FormFiles,
  today: string
): readonly FieldIssue[] =>
  validateForm(description, values, files, {
    today,
    remote: (check, value) => (check === 'rareWord' ? rareWordsIn(value) : undefined),
    isOption: (source, code) => {
      if (source === regionRoot) return findRegion(regions, code) !== undefined
      const key = choiceKey(source, code)
      return choices.has(key) ? choices.get(key) !== undefined : undefined
    }
  })
