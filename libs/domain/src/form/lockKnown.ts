/**
 * What the real-name identity gives and the scene does not open (实名带出且不可修改): such fields begin with that value and cannot be changed; the
 * service that describes the same form for the same person refuses any other. Source: ruling on who may handle a scene, spec §3.3.
 * Example: 企业名称 of a company scene → the company that is logged in, 来自实名认证.
 */
import { linkedAs } from './compileLinkage.ts'
import { rulesAs } from './fieldRules.ts'
import type { Field, FormDescription, FormValues } from './FormDescription.ts'

export interface KnownField {
  /** Of the field. */
  readonly name: string
  readonly value: string
  readonly source: string
}

export function lockKnown(description: FormDescription, known: readonly KnownField[]): FormDescription {
  if (known.length === 0) return description
  const byName = new Map(known.map((each) => [each.name, each]))
  const fields: Field[] = []
  const lock = (field: Field): Field => {
    const given = byName.get(field.name)
    if (given === undefined) return field
    const locked: Field = { ...field, value: given.value, disable: '1', disabled: true, knownFrom: given.source }
    rulesAs(locked, field)
    fields.push(locked)
    return locked
  }
  const form = { ...description, allfield: description.allfield.map((group) => ({ ...group, fieldList: group.fieldList.map(lock) })) }
  linkedAs(form, { of: description, fields })
  return form
}

/** The values as they may be: what is locked, whatever was typed. */
export const withKnown = (description: FormDescription, values: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(
    description.allfield.flatMap(({ fieldList }) =>
      fieldList.flatMap(({ id, value, knownFrom }) => (knownFrom === undefined ? [] : [[id, value]]))
    )
  )
})
