import { checkValue } from '@ljonething/domain/form/checkValue'
import { fieldRules } from '@ljonething/domain/form/fieldRules'
import type { FieldIssue, FileItem, FormDescription } from '@ljonething/domain/form/FormDescription'
import { linkageOf } from '@ljonething/domain/form/compileLinkage'
import { validateMaterial } from '@ljonething/domain/form/validateMaterial'
import { validateTable } from '@ljonething/domain/form/validateTable'
import type { TableRow } from '@ljonething/domain/values/tableRows'
import { encodeTableRows } from '@ljonething/domain/values/tableRows'
import { checkRules, issueText } from '@ljonething/validation/rules/checkRules'
import type { FileFacts } from '@ljonething/validation/rules/Rule'
import { isNullorEmpty } from '@ljonething/validation/rules/isNullorEmpty'
import { parseRules } from '@ljonething/validation/rules/parseRules'
import { withoutRequired } from '@ljonething/validation/rules/requiredRule'
import type { CompiledForm } from './compileForm.ts'
import type { FormServices } from './FormServices.ts'

interface ChecksStart {
  readonly description: FormDescription
  readonly form: CompiledForm
  /** Live values by whole id. */
  readonly current: Readonly<Record<string, string>>
  readonly today: string
  readonly services: FormServices
  readonly isRequired: (id: string) => boolean
  readonly isVisible: (id: string) => boolean
}

/** The first thing wrong with a field or material (逐项校验), and the remote answers the checks wait for. */
export interface Checks {
  readonly field: (id: string) => FieldIssue | undefined
  readonly row: (id: string, row: TableRow) => readonly FieldIssue[]
  readonly material: (id: string, files: readonly FileItem[]) => FieldIssue | undefined
  /** What a material's rules say of files before they are uploaded. */
  readonly newFiles: (id: string, files: readonly FileFacts[]) => readonly FieldIssue[]
  /** The value without surrounding blanks, when it has some and is typed text. */
  readonly trimmed: (id: string) => string | undefined
  /** Asks about rare characters when the value was not asked about; resolves true when there is an answer. */
  readonly askRareWord: (id: string) => Promise<boolean> | undefined
  readonly askAllRareWords: () => Promise<void>
}

const typedComponents: ReadonlySet<string> = new Set(['text', 'textarea'])

/** Checks in the same way and order as `validateForm` of the domain, one field at a time. */
export const createChecks = ({ description, form, current, today, services, isRequired, isVisible }: ChecksStart): Checks => {
  const rareWords = new Map<string, boolean>()
  const { dictionaries } = description
  const filled = new Set(
    linkageOf(description).rules.flatMap(({ then }) => [
      ...Object.keys(then.set ?? {}),
      ...Object.keys(then.lookup?.fill ?? {}),
      ...(then.clear ?? [])
    ])
  )
  const valueOf = (name: string) => {
    const id = form.idOfName.get(name)
    return id !== undefined && isVisible(id) ? (current[id] ?? '') : ''
  }
  const tableContext = { checks: { today }, valueOf, dictionaries }

  const checkField = (id: string): FieldIssue | undefined => {
    const compiled = form.fields.get(id)
    if (!compiled || !isVisible(id)) return undefined
    const { field } = compiled
    const { label, name, componentType, timePickerInfo, dataSource } = field
    const value = current[id] ?? ''
    const given = filled.has(name) || field.value === '' ? undefined : field.value
    const rareWord = compiled.asksRareWord ? rareWords.get(value) : undefined
    const failed = checkRules(fieldRules(field, isRequired(id)), value, {
      label,
      today,
      valueOf,
      disabled: field.disabled,
      ...(given === undefined ? {} : { initialValue: given }),
      ...(rareWord === undefined ? {} : { remote: { rareWord } })
    })[0]
    if (failed) return { kind: 'field', id, ...failed }
    const issue = (fn: string, message: string): FieldIssue => ({ kind: 'field', id, label, fn, message, text: issueText(label, message) })
    if (field.disabled && given !== undefined && given !== value) return issue('_checkUnModify', '该项由系统带出，不可修改')
    const rootCode = field.originalField.dictRootCode
    const own = checkValue({ componentType, timePickerInfo, dataSource, rootCode }, value, dictionaries)
    if (own) return issue(own.fn, own.message)
    return componentType === 'addTable' ? validateTable(field, value, tableContext)[0] : undefined
  }
  const askRareWord = (id: string) => {
    const value = current[id] ?? ''
    if (!form.fields.get(id)?.asksRareWord || !isVisible(id) || value.trim() === '' || rareWords.has(value)) return undefined
    return services.hasRareWord(value).then(
      (found) => {
        rareWords.set(value, found)
        return true
      },
      () => false
    )
  }
  const rareWordFields = [...form.fields].flatMap(([id, { asksRareWord }]) => (asksRareWord ? id : []))
  return {
    field: checkField,
    row: (id, row) => {
      const field = form.fields.get(id)?.field
      return field ? validateTable(field, encodeTableRows([row]), tableContext) : []
    },
    material: (id, files) => {
      const material = form.materials.get(id)
      if (!material) return undefined
      const found = validateMaterial(material, files, { today })[0]
      if (found || !isRequired(id) || files.length > 0 || material.hidden === '1') return found
      const message = isNullorEmpty.message('')
      return { kind: 'material', id, label: material.label, fn: isNullorEmpty.fn, message, text: issueText(material.label, message) }
    },
    newFiles: (id, files) => {
      const material = form.materials.get(id)
      if (!material) return []
      const context = { label: material.label, today, valueOf: () => undefined, files }
      return checkRules(withoutRequired(parseRules(material.rule)), '', context).map((issue) => ({ kind: 'material', id, ...issue }))
    },
    trimmed: (id) => {
      const value = current[id] ?? ''
      const text = value.trim()
      return text !== value && typedComponents.has(form.fields.get(id)?.field.componentType ?? '') ? text : undefined
    },
    askRareWord,
    askAllRareWords: async () => {
      await Promise.all(rareWordFields.map(askRareWord))
    }
  }
}
