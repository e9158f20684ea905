/**
 * The fields that book a place (预约字段), found by where their options come from: office (queryOrgs) and day, in a whole form also area (getAreaList)
 * and time (chooseAppointTime). A pre-check asks for office and day alone. Undefined where nothing is booked.
 */
import type { Field } from '@ljonething/domain/form/FormDescription'

export interface BookedFields {
  readonly area: Field | undefined
  readonly office: Field
  readonly date: Field
  readonly time: Field | undefined
}

export const bookingFields = (fields: readonly Field[]): BookedFields | undefined => {
  const askedOf = (call: string) => fields.find(({ dataSource }) => dataSource.endsWith(`/${call}`))
  const office = askedOf('queryOrgs')
  const date = fields.find(({ name }) => name === 'appointDate')
  if (office === undefined || date === undefined) return undefined
  return { area: askedOf('getAreaList'), office, date, time: askedOf('chooseAppointTime') }
}
