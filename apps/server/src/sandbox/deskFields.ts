/**
 * What was filled in of a part (部门收到的表单), as a person reads it: labels of the scene as it was submitted under, names for codes, rows of tables;
 * sensitive values masked. A field the scene does not know stands under its id.
 */
import type { DeskCase } from '@ljonething/api/sandbox/DepartmentsApi'
import { maskSensitive } from '@ljonething/domain/display/maskText'
import { describeField, optionRoot } from '@ljonething/domain/form/describeField'
import { inlineOptions } from '@ljonething/domain/form/dictionaries'
import { shortId } from '@ljonething/domain/form/fieldFormat'
import { readTable } from '@ljonething/domain/values/readTable'
import type { FieldTemplate, FormTemplate } from '@ljonething/domain/scene/FormTemplate'
import type { SubmissionPart } from '@ljonething/domain/submission/Submission'
import type { Catalogue } from '../catalogue/Catalogue.ts'
import { kindOfColumn, kindOfField, printedValue } from '../documents/printedValue.ts'
import type { PrintedNames } from '../documents/printedValue.ts'

type DeskField = DeskCase['fields'][number]
type Names = Pick<Catalogue['Service'], 'dictionaries' | 'regionPath'>

const namesOf = (template: FieldTemplate, { dictionaries, regionPath }: Names): PrintedNames => {
  const roots = [template, ...(template.columns ?? [])].map(optionRoot)
  const optionsUnder = (root: string) => inlineOptions(root) ?? dictionaries.optionsOf(root) ?? []
  return { regionPath, dictionaries: Object.fromEntries(roots.map((root) => [root, optionsUnder(root)])) }
}

const deskField = (template: FieldTemplate, form: FormTemplate, value: string, catalogue: Names): DeskField => {
  const field = describeField({ field: template, matters: [] }, form, [])
  const names = namesOf(template, catalogue)
  const shown = { id: field.id, label: field.label }
  if (field.componentType !== 'addTable')
    return { ...shown, text: maskSensitive(field.extField.sensitive, printedValue(kindOfField(field), value, names)) }
  const rows = (readTable(value) ?? []).map((row) =>
    field.columns.map((column) => maskSensitive(column.sensitive, printedValue(kindOfColumn(column), row.get(column.id) ?? '', names)))
  )
  return { ...shown, text: `${rows.length} 条`, table: { columns: field.columns.map(({ name }) => name), rows } }
}

export const deskFields = ({ fields }: SubmissionPart, form: FormTemplate | undefined, catalogue: Names): readonly DeskField[] => {
  const templates = new Map((form?.groups ?? []).flatMap((group) => group.fields.map((field) => [shortId(field.id), field])))
  return fields.map(({ id, value }) => {
    const template = templates.get(id)
    return template === undefined || form === undefined ? { id, label: id, text: value } : deskField(template, form, value, catalogue)
  })
}
