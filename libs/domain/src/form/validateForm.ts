/**
 * Checks a whole form (整表校验): every visible field by its rules and kind, every table cell, every material. Pure and total.
 * Fields that linkage hides are skipped. Missing values are empty. Source: spec §5.
 * Example: empty motherName → `[母亲姓名]字段输入内容不能为空`.
 */
import { linkageOf } from './compileLinkage.ts'
import type { FieldIssue, FormChecks, FormDescription, FormFiles, FormValues } from './FormDescription.ts'
import { hiddenNames, linkedStates, unlikeFields } from './linkage.ts'
import { unmodifiedIssue, validateField } from './validateField.ts'
import { validateMaterial } from './validateMaterial.ts'

const ownText = (values: FormValues, id: string): string => {
  const value: unknown = Object.hasOwn(values, id) ? values[id] : ''
  return typeof value === 'string' ? value : ''
}

export function validateForm(
  description: FormDescription,
  values: FormValues,
  files: FormFiles,
  checks: FormChecks
): readonly FieldIssue[] {
  const linkage = linkageOf(description)
  const hidden = hiddenNames(linkage, values, checks.today)
  const states = linkedStates(linkage, values, checks.today, hidden)
  const valueOf = (name: string): string => {
    const field = linkage.fields.get(name)
    return field === undefined || hidden.has(name) ? '' : ownText(values, field.id)
  }
  const checking = { linkage, checks, valueOf, dictionaries: description.dictionaries }
  const fields = description.allfield.flatMap((group) => group.fieldList).filter((field) => !hidden.has(field.name))
  return [
    ...fields.flatMap((field) => {
      const required = (states.get(field.name) ?? linkage.initial.get(field.name))?.required === true
      return validateField(field, ownText(values, field.id), { ...checking, required })
    }),
    ...unlikeFields(linkage, values, checks.today, hidden).map(unmodifiedIssue),
    ...description.allfile.flatMap((material) =>
      validateMaterial(material, Object.hasOwn(files, material.id) ? (files[material.id] ?? []) : [], checks)
    )
  ]
}
