/** Booking a place (预约): what can be booked, and what the person holds or has booked. */
import { queryOptions } from '@tanstack/react-query'
import { keyOf } from './keys.ts'
import { run } from './run.ts'

export type { Booking } from '@ljonething/api/oneThing/BookingsApi'

/** What for; what is left out is as the scene has it. */
export interface WantedKind {
  readonly businessType?: string
  readonly registerType?: string
}

export interface WantedPlace {
  readonly orgCode: string
  readonly date: string
  readonly slot: string
}

export const bookingAreas = (sceneid: string, areaCode: string, kind: WantedKind) =>
  run('oneThingAppointments', 'getAreaList', { payload: { sceneid, areaCode, ...kind } })

export const bookingCounties = (sceneid: string, areaCode: string, kind: WantedKind) =>
  run('oneThingAppointments', 'queryCountys', { payload: { sceneid, areaCode, ...kind } })

export const bookingOffices = (sceneid: string, areaCode: string, kind: WantedKind) =>
  run('oneThingAppointments', 'queryOrgs', { payload: { sceneid, areaCode, ...kind } })

export const bookingDays = (sceneid: string, orgCode: string, kind: WantedKind) =>
  run('oneThingAppointments', 'appointOrganizationConfigure', { payload: { sceneid, orgCode, ...kind } })

export const bookingTimes = (sceneid: string, orgCode: string, date: string, kind: WantedKind) =>
  run('oneThingAppointments', 'chooseAppointTime', { payload: { sceneid, orgCode, date, ...kind } })

export const holdPlace = (clientKey: string, sceneid: string, place: WantedPlace, kind: WantedKind) =>
  run('oneThingBookings', 'hold', { payload: { clientKey, sceneid, ...place, ...kind } })

export const releasePlace = (bookingId: string) => run('oneThingBookings', 'release', { payload: { bookingId } })

export const bookingsInScene = (sceneid: string) => run('oneThingBookings', 'mine', { payload: { sceneid } })

/** Every booking of the person's applications. */
export const bookingsQuery = queryOptions({
  queryKey: keyOf('bookings'),
  staleTime: 0,
  queryFn: ({ signal }) => run('oneThingBookings', 'mine', { payload: {}, signal })
})

export const changeBooking = (bookingId: string, place: WantedPlace) =>
  run('oneThingBookings', 'change', { payload: { bookingId, ...place } })

export const cancelBooking = (bookingId: string) => run('oneThingBookings', 'cancel', { payload: { bookingId } })

export const readCalendarFile = (bookingId: string) => run('oneThingBookings', 'calendar', { query: { bookingId } })

/** By the other party, who is told what it is once they confirmed it. */
export const confirmBooking = (bookingId: string) => run('oneThingBookings', 'confirm', { payload: { bookingId } })
