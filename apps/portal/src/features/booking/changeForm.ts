/** The small form of a change (改约表单): area, office, day and time out of the whole form, with the office that one has. */
import type { Appointment } from '@ljonething/domain/booking/Appointment'
import type { FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'
import { decodeCascader } from '@ljonething/domain/values/cascaderValue'
import type { Booking, WantedPlace } from '../../queries/bookings.ts'

export interface ChangeForm {
  readonly description: FormDescription
  readonly start: FormValues
  readonly timeId: string
  /** What has been chosen, out of the values of the form. */
  readonly wanted: (values: FormValues) => WantedPlace
}

export const changeForm = (
  whole: FormDescription,
  { fields }: Pick<Appointment, 'fields'>,
  { place, businessType = '' }: Pick<Booking, 'place' | 'businessType'>
): ChangeForm => {
  const { area, organization, date, time, businessType: business = '' } = fields
  const names = new Set([business, area, organization, date, time])
  const fieldList = whole.allfield.flatMap((group) => group.fieldList.filter(({ name }) => names.has(name)))
  const idOf = (name: string) => fieldList.find((field) => field.name === name)?.id ?? name
  const codeIn = (values: FormValues, name: string) => {
    const value = values[idOf(name)] ?? ''
    return decodeCascader(value)?.value ?? value
  }
  return {
    description: { ...whole, allfield: [{ code: 'BOOKING', name: '选择新的时间', fieldList, isCollapsible: false }], allfile: [] },
    start: {
      ...Object.fromEntries(fieldList.map(({ id, value }) => [id, value])),
      [idOf(organization)]: place.orgCode,
      ...(businessType === '' ? {} : { [idOf(business)]: businessType })
    },
    timeId: idOf(time),
    wanted: (values) => ({ orgCode: codeIn(values, organization), date: codeIn(values, date), slot: codeIn(values, time) })
  }
}
