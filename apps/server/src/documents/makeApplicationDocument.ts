/**
 * Makes the application form (申请表) of a plan and its filled form: every matter, group, shown field, repeatable row and material.
 *
 * Fields that linkage hides and uploads stand nowhere; codes become labels, checkboxes drawn boxes. The form does
 * not list itself among its materials. Pure and total. Source: spec §3.3 (print payload), §4.2.
 */
import { isOn } from '@ljonething/domain/codes/flag'
import { linkageOf } from '@ljonething/domain/form/compileLinkage'
import type { Field, FieldGroup, FileItem, FormDescription, FormFiles, FormValues, Material } from '@ljonething/domain/form/FormDescription'
import { hiddenNames } from '@ljonething/domain/form/linkage'
import { printedPictures } from '@ljonething/domain/form/printedPictures'
import { readTable } from '@ljonething/domain/values/readTable'
import type { Plan } from '@ljonething/domain/plan/Plan'
import { decodeCheckbox } from '@ljonething/domain/values/checkboxValue'
import type {
  ApplicationDocument,
  DocumentChoice,
  DocumentField,
  DocumentGroup,
  DocumentMaterial,
  DocumentTable
} from './ApplicationDocument.ts'
import { kindOfColumn, kindOfField, optionsOf, printedValue } from './printedValue.ts'
import type { PrintedNames } from './printedValue.ts'

/** What the form says that is neither plan nor form. */
export interface DocumentFacts extends Pick<
  ApplicationDocument,
  'sceneName' | 'applicationNumber' | 'documentNumber' | 'region' | 'generatedAt' | 'dataHash' | 'applicant' | 'signatures'
> {
  /** Ids of the materials that are signed. */
  readonly signedMaterials: ReadonlySet<string>
  /** Ids of the materials that are photographs. */
  readonly photographs: ReadonlySet<string>
  readonly regionPath: PrintedNames['regionPath']
}

export interface FilledForm {
  readonly plan: Pick<Plan, 'answers' | 'matters' | 'notices'>
  readonly description: FormDescription
  readonly values: FormValues
  readonly files: FormFiles
}

export const makeApplicationDocument = ({ description, files, plan, values }: FilledForm, facts: DocumentFacts): ApplicationDocument => {
  const names: PrintedNames = { dictionaries: description.dictionaries, regionPath: facts.regionPath }
  const hidden = hiddenNames(linkageOf(description), values, facts.generatedAt.slice(0, 10))
  const valueOf = (field: Field) => (Object.hasOwn(values, field.id) ? (values[field.id] ?? '') : '')
  const filesOf = (material: Material) => (Object.hasOwn(files, material.id) ? (files[material.id] ?? []) : [])
  const pictures = printedPictures(description.allfile, facts.photographs, files)
  return {
    title: `${facts.sceneName}申请表`,
    sceneName: facts.sceneName,
    ...(facts.applicationNumber === undefined ? {} : { applicationNumber: facts.applicationNumber }),
    documentNumber: facts.documentNumber,
    region: facts.region,
    generatedAt: facts.generatedAt,
    dataHash: facts.dataHash,
    applicant: facts.applicant,
    matters: plan.matters.filter((line) => line.included).map(({ matter }) => ({ name: matter.name, department: matter.department })),
    groups: description.allfield.flatMap((group) => printedGroup(group, hidden, valueOf, names)),
    materials: description.allfile
      .filter((material) => !isOn(material.hidden) && !material.isApplicationForm)
      .map((material) => printedMaterial(material, filesOf(material), facts.signedMaterials)),
    ...(pictures.length === 0 ? {} : { pictures }),
    notices: [...plan.notices, standardPromise],
    signatures: facts.signatures
  }
}

const standardPromise =
  '本人（单位）承诺：以上所填内容及所交材料真实、准确、完整，并同意各联办部门为办理上述事项依法共享和核验；如有不实，愿承担相应法律责任。'

const isUpload = ({ componentType }: Field) => componentType === 'upload' || componentType === 'applyUpload'

/** A group with its fields that are neither hidden nor uploads; none when there is no such field. */
export const printedGroup = (
  { fieldList, name }: FieldGroup,
  hidden: ReadonlySet<string>,
  valueOf: (field: Field) => string,
  names: PrintedNames
): readonly DocumentGroup[] => {
  const shown = fieldList.filter((field) => !hidden.has(field.name) && !isUpload(field))
  if (shown.length === 0) return []
  const fields = shown.filter((field) => field.componentType !== 'addTable').map((field) => printedField(field, valueOf(field), names))
  const tables = shown.filter((field) => field.componentType === 'addTable').map((field) => printedTable(field, valueOf(field), names))
  return [{ name, fields, ...(tables.length === 0 ? {} : { tables }) }]
}

/** Longer lists of options print the chosen ones alone. */
const mostBoxes = 20

const printedField = (field: Field, stored: string, names: PrintedNames): DocumentField => {
  const kind = kindOfField(field)
  const options = field.componentType === 'checkbox' ? optionsOf(kind, names) : []
  const frame = { label: field.label, ...(field.isOneLine ? { wide: true } : {}) }
  if (options.length === 0 || options.length > mostBoxes) return { ...frame, value: printedValue(kind, stored, names) }
  const ticked = decodeCheckbox(stored)
  const unknown = ticked.filter((code) => !options.some((option) => option.value === code))
  const choices = options.map((option): DocumentChoice => ({ label: option.name, checked: ticked.includes(option.value) }))
  return { ...frame, value: unknown.join('、'), choices }
}

const printedTable = ({ columns, label }: Field, stored: string, names: PrintedNames): DocumentTable => ({
  label,
  columns: columns.map((column) => column.name),
  rows: (readTable(stored) ?? []).map((row) => columns.map((column) => printedValue(kindOfColumn(column), row.get(column.id) ?? '', names)))
})

const printedMaterial = (material: Material, files: readonly FileItem[], signedMaterials: ReadonlySet<string>): DocumentMaterial => ({
  label: material.label,
  files: files.map((file) => file.name),
  source: sourceOf(material, files),
  ...(material.needSign ? { signed: signedMaterials.has(material.id) } : {})
})

const sourceOf = (material: Material, files: readonly FileItem[]): string => {
  if (files.length === 0) return material.need ? '未提交' : '未提交（非必要）'
  return [...new Set(files.map((file) => (file.isReuse ? '电子证照复用' : '申请人上传')))].join('、')
}
