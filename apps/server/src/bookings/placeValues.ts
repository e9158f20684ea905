/**
 * What a form says of a place (表单中的预约): by the names of its fields, stored as the field stores a choice. Example: 2026-12-01 at 09:30 →
 * appointDate 2026-12-01, appointTime 0930, orgCode {"name":"哈尔滨市南岗区…","value":"YYJH230103"}.
 */
import type { Place } from '@ljonething/api/oneThing/BookingsApi'
import type { Appointment } from '@ljonething/domain/booking/Appointment'
import { decodeCascader, encodeCascader } from '@ljonething/domain/values/cascaderValue'

export interface NamedValue {
  readonly name: string
  readonly value: string
}

/** Without a place they are empty. */
export const placeValues = ({ fields }: Pick<Appointment, 'fields'>, place: Place | undefined): ReadonlyMap<string, NamedValue> =>
  new Map([
    [fields.organization, { name: place?.orgName ?? '', value: place?.orgCode ?? '' }],
    [fields.date, { name: place?.date ?? '', value: place?.date ?? '' }],
    [fields.time, { name: place === undefined ? '' : `${place.from}-${place.to}`, value: place?.slot ?? '' }]
  ])

/** A choice that is stored with its name stays so. */
export const storedLike = (former: string, chosen: NamedValue): string =>
  decodeCascader(former) === undefined ? chosen.value : encodeCascader(chosen)
