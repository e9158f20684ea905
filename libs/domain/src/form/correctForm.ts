/**
 * A submitted form with its correction (补正后的表): of what is staged, that which is open takes the place of what was submitted; the rest is left out. An
 * application form (申请表) whose content changed is made again where it was generated, and open to be handed in again where it was signed, online or by
 * hand. A material without new files keeps the former ones. Pure and total. Source: spec §4.1, ruling 2.1.
 * Example: 母亲姓名 named and staged, 父亲姓名 staged besides → 母亲姓名 changed, the rest as submitted.
 */
import type { AskedItems, Corrected } from '../cases/correction.ts'
import type { FormDescription, FormFiles, FormValues, Material } from './FormDescription.ts'
import { openFields } from './openFields.ts'

interface FilledForm {
  readonly values: FormValues
  readonly files: FormFiles
}

export interface FormerForm extends FilledForm {
  /** Codes of the application forms that were signed online. */
  readonly signed: readonly string[]
}

export interface CorrectedForm extends FilledForm {
  /** Whole ids of the fields, and codes of the materials, that may be filled in again. */
  readonly openFields: ReadonlySet<string>
  readonly openMaterials: ReadonlySet<string>
  readonly changed: Corrected
  /** Codes of application forms whose content changed: generated ones that nobody signed, and signed ones, which their signers sign again. */
  readonly outdated: readonly string[]
  readonly toSign: readonly string[]
}

const filesOf = (files: FormFiles, id: string) => (Object.hasOwn(files, id) ? (files[id] ?? []) : [])
const valueOf = (values: FormValues, id: string) => (Object.hasOwn(values, id) ? (values[id] ?? '') : '')

/** `today` is yyyy-mm-dd. */
export const correctForm = (
  description: FormDescription,
  former: FormerForm,
  staged: FilledForm,
  asked: AskedItems,
  today: string
): CorrectedForm => {
  const named = new Set(asked.fields.keys())
  const open = openFields(description, former.values, { ...former.values, ...staged.values }, named, today)
  const taken = Object.entries(staged.values).filter(([id]) => open.has(id))
  const values = { ...former.values, ...Object.fromEntries(taken) }
  const fields = taken.flatMap(([id, value]) => (value === valueOf(former.values, id) ? [] : [id]))
  const given = description.allfile.filter(({ id }) => asked.materials.has(id) && filesOf(staged.files, id).length > 0)

  const printed = new Set(
    description.allfield.flatMap(({ fieldList }) => fieldList.flatMap((field) => (fields.includes(field.id) ? field.matters : [])))
  )
  const isOutdated = (material: Material) =>
    material.isApplicationForm && filesOf(former.files, material.id).length > 0 && material.matters.some((code) => printed.has(code))
  const outdated = description.allfile.filter(isOutdated)
  const isSigned = ({ id }: Material) => former.signed.includes(id) || filesOf(former.files, id).some(({ isApplyForm }) => !isApplyForm)
  const toSign = outdated.filter(isSigned)

  const again = [...new Set([...given, ...toSign])]
  return {
    values,
    files: { ...former.files, ...Object.fromEntries(again.map(({ id }) => [id, filesOf(staged.files, id)])) },
    openFields: open,
    openMaterials: new Set([...asked.materials.keys(), ...toSign.map(({ id }) => id)]),
    changed: { fields, materials: again.map(({ id }) => id) },
    outdated: outdated.filter((material) => !again.includes(material)).map(({ id }) => id),
    toSign: toSign.map(({ id }) => id)
  }
}
