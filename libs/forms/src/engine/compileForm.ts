import type { Field, FieldGroup, FormDescription, Material } from '@ljonething/domain/form/FormDescription'
import { fieldRules } from '@ljonething/domain/form/fieldRules'
import { needsOf } from '@ljonething/validation/rules/needsOf'

/** A form description read once (表单编译): fields by id and name, and who reads whom. */
export interface CompiledForm {
  readonly fields: ReadonlyMap<string, CompiledField>
  readonly materials: ReadonlyMap<string, Material>
  readonly idOfName: ReadonlyMap<string, string>
  /** Ids of the fields whose rules read the field of this id. */
  readonly checkedWith: ReadonlyMap<string, readonly string[]>
  /** Ids of the fields whose options depend on the field of this id. */
  readonly narrows: ReadonlyMap<string, readonly string[]>
  /** Field and material ids as displayed. */
  readonly order: readonly string[]
}

export interface CompiledField {
  readonly field: Field
  readonly group: FieldGroup
  readonly asksRareWord: boolean
}

export const compileForm = (description: FormDescription): CompiledForm => {
  const fields = new Map<string, CompiledField>()
  const idOfName = new Map<string, string>()
  const readers: (readonly [string, readonly string[]])[] = []
  const narrowed: (readonly [string, readonly string[]])[] = []
  for (const group of description.allfield) {
    for (const field of group.fieldList) {
      const needs = needsOf(fieldRules(field, false))
      fields.set(field.id, { field, group, asksRareWord: needs.remote === 'rareWord' })
      idOfName.set(field.name, field.id)
      if (needs.fields) readers.push([field.id, needs.fields])
      if (field.sourceParams) narrowed.push([field.id, field.sourceParams])
    }
  }
  const readersBy = (pairs: readonly (readonly [string, readonly string[]])[]) => {
    const byRead = new Map<string, readonly string[]>()
    for (const [reader, names] of pairs) {
      for (const name of names) {
        const read = idOfName.get(name)
        if (read !== undefined) byRead.set(read, [...(byRead.get(read) ?? []), reader])
      }
    }
    return byRead
  }
  const materials = new Map(description.allfile.map((material) => [material.id, material]))
  return {
    fields,
    materials,
    idOfName,
    checkedWith: readersBy(readers),
    narrows: readersBy(narrowed),
    order: [...fields.keys(), ...materials.keys()]
  }
}
