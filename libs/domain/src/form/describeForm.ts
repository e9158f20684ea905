/**
 * Makes the combined form (一张表) of a plan: groups, fields, materials and the dictionaries they use (spec §3.3 allfield, allfile).
 *
 * Fields that several matters need appear once and remember their matters; groups without a field are left out.
 * The region tree does not travel with the form. What no register or source answers is filled in by hand. Pure and total.
 * Example: newborn default plan → 9 groups, 4 materials.
 */
import type { Plan } from '../plan/Plan.ts'
import { sourceNamed } from '../registers/registers.ts'
import type { FormTemplate } from '../scene/FormTemplate.ts'
import { describeField } from './describeField.ts'
import { describeMaterial } from './describeMaterial.ts'
import { inlineOptions, regionRoot } from './dictionaries.ts'
import { fillableField } from './fillableField.ts'
import { fieldExtension } from './fieldExtension.ts'
import { isFolded } from './fieldFormat.ts'
import type { Dictionaries, DictionaryOption, Field, FieldGroup, FormDescription } from './FormDescription.ts'
import { placeLinkage } from './placeLinkage.ts'

function usedDictionaries(groups: readonly FieldGroup[], dictionaries: Dictionaries): FormDescription['dictionaries'] {
  const fields = groups.flatMap((group) => group.fieldList)
  const roots = new Set(
    fields.flatMap((field) => [field.originalField.dictRootCode, ...field.columns.map((column) => column.dictRootCode)])
  )
  return Object.fromEntries(
    Array.from(roots).flatMap((root): [string, readonly DictionaryOption[]][] => {
      if (root === '' || root === regionRoot) return []
      const options = inlineOptions(root) ?? dictionaries.optionsOf(root)
      return options === undefined ? [] : [[root, options]]
    })
  )
}

/** What is searched is asked with what its source depends on. */
const withSourceParams = (field: Field): Field => {
  const params = field.isRemoteSearch ? sourceNamed(field.dataSource)?.params : undefined
  return params === undefined ? field : { ...field, sourceParams: Object.values(params).flatMap(({ names }) => names) }
}

export function describeForm(plan: Plan, dictionaries: Dictionaries): FormDescription {
  const form: Pick<FormTemplate, 'formmodelinfo' | 'formmodeltype' | 'linkage'> = plan.form ?? { formmodelinfo: '', formmodeltype: '' }
  const linkage = placeLinkage(plan, form.linkage ?? [])
  const groups = Array.from(Map.groupBy(plan.fields, (line) => line.group)).map(([group, lines]): FieldGroup => ({
    code: group.code,
    name: group.name,
    fieldList: lines.map((line) =>
      withSourceParams(describeField({ ...line, field: fillableField(line.field) }, form, linkage.get(line.field.name) ?? []))
    ),
    isCollapsible: isFolded(fieldExtension(group.extField))
  }))
  return {
    sceneId: plan.sceneCode,
    allfield: groups,
    allfile: plan.materials.filter((line) => line.included).map(describeMaterial),
    dictionaries: usedDictionaries(groups, dictionaries)
  }
}
