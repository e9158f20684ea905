import { linkageOf } from '@ljonething/domain/form/compileLinkage'
import { plainRules } from '@ljonething/domain/form/fieldRules'
import { fileIssues } from '@ljonething/domain/form/fileIssues'
import type { FieldIssue, FileItem, FormDescription } from '@ljonething/domain/form/FormDescription'
import { validateField } from '@ljonething/domain/form/validateField'
import { validateMaterial } from '@ljonething/domain/form/validateMaterial'
import { validateTable } from '@ljonething/domain/form/validateTable'
import type { TableRow } from '@ljonething/domain/values/tableRows'
import { encodeTableRows } from '@ljonething/domain/values/tableRows'
import type { FileFacts } from '@ljonething/validation/rules/Rule'
import { withoutRequired } from '@ljonething/validation/rules/requiredRule'
import type { CompiledForm } from './compileForm.ts'
import type { RareWords } from './createRareWords.ts'

interface ChecksStart {
  readonly description: FormDescription
  readonly form: CompiledForm
  /** Live values by whole id. */
  readonly current: Readonly<Record<string, string>>
  readonly today: string
  readonly rareWords: RareWords
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
  /** Asks about rare characters where a visible field has to have none. */
  readonly askRareWord: (id: string) => Promise<void> | undefined
  readonly askAllRareWords: () => Promise<void>
}

/** The checks of the domain, one field or material at a time. */
export const createChecks = ({ description, form, current, today, rareWords, isRequired, isVisible }: ChecksStart): Checks => {
  const { dictionaries } = description
  const linkage = linkageOf(description)
  const valueOf = (name: string) => {
    const id = form.idOfName.get(name)
    return id !== undefined && isVisible(id) ? (current[id] ?? '') : ''
  }
  const tableContext = { checks: { today }, valueOf, dictionaries }

  const checkField = (id: string): FieldIssue | undefined => {
    const compiled = form.fields.get(id)
    if (!compiled || !isVisible(id)) return undefined
    const remote = (_: string, value: string) => (compiled.asksRareWord ? rareWords.found(value) : undefined)
    return validateField(compiled.field, current[id] ?? '', {
      required: isRequired(id),
      linkage,
      checks: { today, remote },
      valueOf,
      dictionaries
    })[0]
  }
  const askRareWord = (id: string) =>
    form.fields.get(id)?.asksRareWord === true && isVisible(id) ? rareWords.ask(id, current[id] ?? '') : undefined
  const rareWordFields = [...form.fields].flatMap(([id, { asksRareWord }]) => (asksRareWord ? id : []))
  return {
    field: checkField,
    row: (id, row) => {
      const field = form.fields.get(id)?.field
      return field ? validateTable(field, encodeTableRows([row]), tableContext) : []
    },
    material: (id, files) => {
      const material = form.materials.get(id)
      return material && validateMaterial(material, files, { today })[0]
    },
    newFiles: (id, files) => {
      const material = form.materials.get(id)
      if (!material) return []
      const { label, fileLimits: limits } = material
      const rules = withoutRequired(plainRules(material))
      return fileIssues({ label, rules, limits, today }, files).map((issue) => ({ kind: 'material', id, ...issue }))
    },
    askRareWord,
    askAllRareWords: async () => {
      await Promise.all(rareWordFields.map(askRareWord))
    }
  }
}
