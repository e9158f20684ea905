import type { FileItem, FormFiles, FormValues } from '@ljonething/domain/form/FormDescription'
import type { RegisteredValue } from '@ljonething/domain/registers/RegisteredValue'
import type { CompiledForm } from './compileForm.ts'

const noFiles: readonly FileItem[] = []

export interface Filled {
  /** By whole id or by name; missing ones start as the description says. */
  readonly values?: FormValues | undefined
  readonly files?: FormFiles | undefined
  /** Whole ids of fields whose value the person typed. */
  readonly own?: readonly string[] | undefined
  /** What registers answered, by whole id. */
  readonly registered?: Readonly<Record<string, RegisteredValue>> | undefined
}

/** What is filled into a form (填写内容): one value per field, a list of files per material. */
export interface LiveValues {
  /** The values themselves, by whole id; only `write` and the linkage of a fresh form change them. */
  readonly current: Record<string, string>
  /** True when it changed something. */
  readonly write: (id: string, value: string) => boolean
  readonly writeFiles: (materialId: string, files: readonly FileItem[]) => void
  readonly filesOf: (materialId: string) => readonly FileItem[]
  /** A copy of the values, the same one until something changes. */
  readonly values: () => FormValues
  readonly files: () => FormFiles
  /** Starts over with the fields of a form. */
  readonly load: (form: CompiledForm, filled: Filled) => void
}

export const createFormValues = (): LiveValues => {
  // Without a prototype it is a table from the start, not an object that changes its shape a thousand times.
  const current: Record<string, string> = Object.create(null)
  let copy: FormValues | undefined
  let files: FormFiles = {}
  return {
    current,
    write: (id, value) => {
      if ((current[id] ?? '') === value) return false
      current[id] = value
      copy = undefined
      return true
    },
    writeFiles: (materialId, next) => {
      files = { ...files, [materialId]: next }
    },
    filesOf: (materialId) => files[materialId] ?? noFiles,
    values: () => (copy ??= { ...current }),
    files: () => files,
    load: (form, filled) => {
      for (const id of Object.keys(current)) delete current[id]
      for (const [id, { field }] of form.fields) current[id] = filled.values?.[id] ?? filled.values?.[field.name] ?? field.value
      files = { ...filled.files }
      copy = undefined
    }
  }
}
