import type {
  DictionaryOption,
  Field,
  FieldGroup,
  FieldIssue,
  FileItem,
  FormDescription,
  FormFiles,
  FormValues,
  Material
} from '@ljonething/domain/form/FormDescription'
import type { RegisteredValue } from '@ljonething/domain/registers/RegisteredValue'
import type { TableRow } from '@ljonething/domain/values/tableRows'
import type { FileFacts } from '@ljonething/validation/rules/Rule'
import type { Filled } from './createFormValues.ts'
import type { Undoable } from './createUndo.ts'
import type { FormServices } from './FormServices.ts'

/**
 * The state of one form (表单状态): values, issues, visibility, files. Framework-free; one subscription per field.
 *
 * Snapshots are immutable and keep their identity until something in them changes, as useSyncExternalStore wants.
 */
export interface FormStore {
  /** The one last taken. */
  readonly description: FormDescription
  readonly services: FormServices
  readonly fieldOf: (id: string) => Field | undefined
  readonly materialOf: (id: string) => Material | undefined
  /** Options of the field's dictionary or inline source; empty for trees loaded by level and remote searches. */
  readonly optionsOf: (id: string) => readonly DictionaryOption[]

  /** Options under a dictionary root, for table columns. */
  readonly optionsUnder: (root: string) => readonly DictionaryOption[]
  /** What is wrong with one row of a repeatable table before it is added. */
  readonly checkRow: (fieldId: string, row: TableRow) => readonly FieldIssue[]
  /** What a material's rules say of files before they are uploaded. */
  readonly checkFiles: (materialId: string, files: readonly FileFacts[]) => readonly FieldIssue[]

  readonly field: (id: string) => FieldSnapshot
  readonly group: (code: string) => GroupSnapshot
  readonly material: (id: string) => MaterialSnapshot
  readonly form: () => FormSnapshot
  readonly subscribeField: (id: string, listener: (id: string) => void) => () => void
  readonly subscribeGroup: (code: string, listener: () => void) => () => void
  readonly subscribeMaterial: (id: string, listener: () => void) => () => void
  readonly subscribeForm: (listener: () => void) => () => void
  /** Called after every change of values or files, by whomever, with the ids of the fields or materials that changed. */
  readonly subscribeChanges: (listener: (ids: readonly string[]) => void) => () => void
  /** Called with the id of the field or material that should take the focus. */
  readonly subscribeFocus: (listener: (id: string) => void) => () => void

  readonly setValue: (id: string, value: string) => void
  /** Puts what a register or another side says in the place of what is typed, and checks it; can be taken back. */
  readonly replaceValue: (id: string, value: string) => void
  /** Options that a source offered for a field (设置选项), so that its code reads as their name wherever it is shown. */
  readonly setOptions: (id: string, options: readonly DictionaryOption[]) => void
  /** What the last change took away of what was typed, to be taken back (撤销). */
  readonly undoable: () => Undoable | undefined
  readonly subscribeUndo: (listener: () => void) => () => void
  readonly undo: () => void
  /** It may stay away. */
  readonly dropUndo: () => void
  /** Trims text at once, and validates the field at once or `when` told. */
  readonly blur: (id: string, when?: (check: () => void) => void) => void
  readonly setFiles: (materialId: string, files: readonly FileItem[]) => void
  readonly setGroupOpen: (code: string, open: boolean) => void

  readonly values: () => FormValues
  /** Value of the field of this name, empty when the form has none. */
  readonly valueNamed: (name: string) => string
  readonly files: () => FormFiles
  /**
   * Takes another description or a draft in place of everything typed, which is no change for `subscribeChanges`. Registers already asked are
   * not asked again; what was shown as wrong is forgotten.
   */
  readonly take: (description: FormDescription, filled: Filled) => void

  /**
   * Takes values and files that came from elsewhere into what is typed: a change like any other, but nobody's own and none for `subscribeChanges`.
   */
  readonly adopt: (values: FormValues, files: FormFiles) => void

  /** Checks the whole form, remote rare-character checks included; shows and returns what is wrong. */
  readonly validateAll: (scope?: ValidationScope) => Promise<readonly FieldIssue[]>
  /** Shows issues found elsewhere (by the service on submit). */
  readonly showIssues: (issues: readonly FieldIssue[]) => void
  readonly focusField: (id: string) => void
  readonly focusFirstIssue: () => void
}

export type ValidationScope = 'fields' | 'materials' | 'all'

export interface FieldSnapshot {
  readonly value: string
  readonly issue: FieldIssue | undefined
  readonly visible: boolean
  readonly required: boolean
  readonly disabled: boolean
  readonly notes: readonly string[]
  /** Title of the region dialog when linkage sets one. */
  readonly regionTitle: string | undefined
  /** A register is being asked for this field. */
  readonly busy: boolean
  /** The register that would fill this field does not answer. */
  readonly away: boolean
  /** What a register answered, as long as the person has not changed it. */
  readonly fromRegister: RegisteredValue | undefined
  /** The person typed the value. */
  readonly own: boolean
}

export interface GroupSnapshot {
  readonly group: FieldGroup
  readonly visible: boolean
  readonly open: boolean
  readonly issueCount: number
}

export interface MaterialSnapshot {
  readonly files: readonly FileItem[]
  readonly issue: FieldIssue | undefined
  readonly visible: boolean
  readonly required: boolean
}

export interface FormSnapshot {
  /** Everything shown as wrong, in form order. */
  readonly issues: readonly FieldIssue[]
}
