/**
 * A shared rule case (共用用例, `@ljonething/validation/cases/rules.json`) as a form: one field or material with the rule, its value, its
 * neighbours. Undefined for what no form can hold: values are text, rows are JSON text, a file has no type but by its bytes.
 */
import { isNullorEmpty } from '@ljonething/validation/rules/isNullorEmpty'
import type { RuleCase } from '@ljonething/validation/testing/RuleCase'
import type { Field, FileItem, FormDescription, FormFiles, FormValues, Material } from '../form/FormDescription.ts'
import { rules, someField, someForm, someMaterial } from './formParts.ts'

export interface FormCase {
  readonly description: FormDescription
  /** Id of the field or material under test. */
  readonly id: string
  readonly values: FormValues
  readonly files: FormFiles
  /** What the service says of rare characters; undefined while unknown. */
  readonly rareWords: string | undefined
}

const rowRules: ReadonlySet<string> = new Set(['_checkAddTableRows', '_checkBatchRetire'])

const textOf = ({ fn, input }: RuleCase): string | undefined => {
  if (input === undefined || input === null) return ''
  if (typeof input === 'string') return input
  if (typeof input === 'number') return fn === isNullorEmpty.fn ? undefined : String(input)
  return rowRules.has(fn) ? JSON.stringify(input) : undefined
}

const fileOf = ({ name, size }: { readonly name: string; readonly size: number }, at: number): FileItem => ({
  id: `F${at}`,
  name,
  size,
  fileType: name.split('.').at(-1)?.toLowerCase() ?? '',
  url: '',
  isApplyForm: false,
  isReuse: false
})

const materialCase = (row: RuleCase): FormCase | undefined => {
  const { fn, param, files = [] } = row
  if (files.some(({ realType }) => realType !== undefined)) return undefined
  const material: Material = someMaterial({ id: 'CL01', label: '字段', rule: rules([fn, param]), need: fn === isNullorEmpty.fn })
  return {
    description: someForm([], { materials: [material] }),
    id: material.id,
    values: {},
    files: { [material.id]: files.map(fileOf) },
    rareWords: undefined
  }
}

const fieldCase = (row: RuleCase): FormCase | undefined => {
  const { fn, param, fields = {}, initialValue, remote } = row
  const value = textOf(row)
  const found = remote?.['rareWord']
  const isText = (initial: unknown): boolean => initial === undefined || (typeof initial === 'string' && initial !== '')
  if (value === undefined || !isText(initialValue) || (found !== undefined && typeof found !== 'string')) return undefined
  const subject = someField({
    name: 'subject',
    label: '字段',
    rule: rules([fn, param]),
    ...(typeof initialValue === 'string' && { value: initialValue })
  })
  const neighbours: readonly Field[] = Object.keys(fields).map((name) => someField({ name }))
  return {
    description: someForm([subject, ...neighbours]),
    id: subject.id,
    values: Object.fromEntries([[subject.id, value], ...neighbours.map(({ id, name }) => [id, String(fields[name] ?? '')])]),
    files: {},
    rareWords: found
  }
}

export const formCaseOf = (row: RuleCase): FormCase | undefined =>
  row.files !== undefined || row.fn.startsWith('_checkFile') ? materialCase(row) : fieldCase(row)
