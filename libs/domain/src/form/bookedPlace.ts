/**
 * The place that a form names (表单中的预约): organisation, day and time by the fields that the scene names; undefined where the form does not ask for
 * them, or has the organisation written by hand. A choice counts by its code, stored with its name or alone.
 * Example: orgCode {"name":"南岗区…","value":"YYJH230103"} → YYJH230103.
 */
import type { FormDescription, FormValues } from './FormDescription.ts'
import { decodeCascader } from '../values/cascaderValue.ts'
import type { Appointment } from '../booking/Appointment.ts'

export interface BookedPlace {
  readonly orgCode: string
  readonly date: string
  readonly slot: string
}

export interface FormBooking extends BookedPlace {
  /** Matters whose field it is. */
  readonly matters: readonly string[]
  readonly businessType: string | undefined
  readonly registerType: string | undefined
  /** Identity numbers of those whose booking it is. */
  readonly parties: readonly string[]
}

export const chosenCode = (value: string): string => decodeCascader(value)?.value ?? value.trim()

export function bookedPlace(
  { fields }: Pick<Appointment, 'fields'>,
  description: Pick<FormDescription, 'allfield'>,
  values: FormValues
): FormBooking | undefined {
  const all = new Map(description.allfield.flatMap(({ fieldList }) => fieldList.map((field) => [field.name, field] as const)))
  const organization = all.get(fields.organization)
  if (organization === undefined || organization.dataSource === '') return undefined
  const valueOf = (name: string): string => chosenCode(values[all.get(name)?.id ?? ''] ?? '')
  const given = (name = ''): string | undefined => (valueOf(name) === '' ? undefined : valueOf(name))
  return {
    orgCode: valueOf(fields.organization),
    date: valueOf(fields.date).slice(0, 10),
    slot: valueOf(fields.time),
    matters: organization.matters,
    businessType: given(fields.businessType),
    registerType: given(fields.registerType),
    parties: fields.parties
      .map(valueOf)
      .filter((number) => number !== '')
      .map((number) => number.toUpperCase())
  }
}
