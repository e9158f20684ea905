/** The small form of a change (改约表单): area, office, day and time of the scene's booking, with the office that one has. */
import { describeField } from '@ljonething/domain/form/describeField'
import type { Field, FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'
import type { Scene } from '@ljonething/domain/scene/Scene'
import type { Booking, WantedPlace } from '../../queries/bookings.ts'

export interface ChangeForm {
  readonly description: FormDescription
  readonly start: FormValues
  readonly timeId: string
  /** What has been chosen, out of the values of the form. */
  readonly wanted: (values: FormValues) => WantedPlace
}

export const changeForm = ({ sceneCode, appointment, form }: Scene, { place }: Pick<Booking, 'place'>): ChangeForm | undefined => {
  if (appointment === undefined || form === undefined) return undefined
  const { area, organization, date, time } = appointment.fields
  const templates = form.groups.flatMap(({ fields }) => fields)
  const described = [area, organization, date, time].flatMap((name): Field[] => {
    const field = templates.find((each) => each.name === name)
    return field === undefined ? [] : [describeField({ field, matters: [] }, form, [])]
  })
  const idOf = (name: string) => described.find((field) => field.name === name)?.id ?? name
  return {
    description: {
      sceneId: sceneCode,
      allfield: [{ code: 'BOOKING', name: '选择新的时间', fieldList: described, isCollapsible: false }],
      allfile: [],
      dictionaries: {}
    },
    start: { ...Object.fromEntries(described.map(({ id, value }) => [id, value])), [idOf(organization)]: place.orgCode },
    timeId: idOf(time),
    wanted: (values) => ({
      orgCode: values[idOf(organization)] ?? '',
      date: values[idOf(date)] ?? '',
      slot: values[idOf(time)] ?? ''
    })
  }
}
