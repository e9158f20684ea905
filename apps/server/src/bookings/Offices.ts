/** Who can be booked (预约机构): the booking of a scene, its organisations and slots, by their codes. What there is not is `NotFound`. */
import { NotFound, PlaceGone, Rejected } from '@ljonething/api/errors/errors'
import type { Place } from '@ljonething/api/oneThing/BookingsApi'
import { takesBusiness } from '@ljonething/domain/booking/bookingAreas'
import type { Appointment, BookingOrganization, BookingSlot } from '@ljonething/domain/booking/Appointment'
import type { BookedPlace, FormBooking } from '@ljonething/domain/form/bookedPlace'
import { closedReason } from '@ljonething/domain/booking/openPlaces'
import type { Moment } from '@ljonething/domain/booking/openPlaces'
import type { SourceName } from '@ljonething/domain/registers/registers'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { DateTime, Effect } from 'effect'
import type { Catalogue } from '../catalogue/Catalogue.ts'
import { beijingTime } from '../platform/businessDay.ts'
import { notChosen } from './refusals.ts'

export interface BookedScene {
  readonly scene: Scene
  readonly appointment: Appointment
}

export interface Office extends BookedScene {
  readonly organization: BookingOrganization
}

export interface BookingKind {
  readonly businessType?: string | undefined
  readonly registerType?: string | undefined
}

type Scenes = Pick<Catalogue['Service'], 'scenes' | 'sceneOf'>

export const momentOf = (at: DateTime.Utc): Moment => {
  const text = beijingTime(DateTime.toDate(at))
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}

const withBooking = (scene: Scene | undefined): BookedScene | undefined =>
  scene?.appointment === undefined ? undefined : { scene, appointment: scene.appointment }

/** The scene of this code; without one the scene that names the call. */
export const bookedScene = ({ scenes, sceneOf }: Scenes, call: SourceName, sceneid?: string): Effect.Effect<BookedScene, NotFound> => {
  const named = () => scenes.find(({ scene }) => scene.appointment?.api.includes(call) === true)
  const found = withBooking((sceneid === undefined ? named() : sceneOf(sceneid))?.scene)
  return found === undefined ? Effect.fail(new NotFound({ msg: '该主题没有预约' })) : Effect.succeed(found)
}

export const officeOf = (booked: BookedScene, orgCode: string, { businessType }: BookingKind = {}): Effect.Effect<Office, NotFound> => {
  const organization = booked.appointment.organizations.find((one) => one.orgCode === orgCode)
  if (organization === undefined) return Effect.fail(new NotFound({ msg: '未查询到该预约机构' }))
  return takesBusiness(booked.appointment, organization, businessType)
    ? Effect.succeed({ ...booked, organization })
    : Effect.fail(new NotFound({ msg: `${organization.name}不办理这种业务，请换一处预约` }))
}

/** Whom a form names, where they are booked for what it says: that may have changed since the place was held. */
export const officeFor = (
  { sceneOf }: Pick<Scenes, 'sceneOf'>,
  sceneCode: string,
  place: FormBooking
): Effect.Effect<Office, PlaceGone> => {
  const booked = withBooking(sceneOf(sceneCode)?.scene)
  if (booked === undefined) return Effect.fail(notChosen)
  return Effect.mapError(officeOf(booked, place.orgCode, place), ({ msg }) => new PlaceGone({ reason: 'notHeld', msg }))
}

const slotOf = ({ slots }: Pick<Appointment, 'slots'>, code: string): Effect.Effect<BookingSlot, NotFound> => {
  const slot = slots.find((one) => one.code === code)
  return slot === undefined ? Effect.fail(new NotFound({ msg: '未查询到该预约时段' })) : Effect.succeed(slot)
}

/** Fails where somebody could not go there then, whoever has the places. */
export const mustBeOpen = Effect.fn('mustBeOpen')(function* (
  { appointment, organization }: Office,
  { date, slot }: BookedPlace,
  now: Moment
) {
  const { from } = yield* slotOf(appointment, slot)
  const reason = closedReason(appointment, organization, date, now)
  if (reason !== undefined) return yield* new PlaceGone({ reason: 'closed', msg: `这一天不能预约：${reason}，请选择其他日期` })
  if (date === now.day && from <= now.time) return yield* new PlaceGone({ reason: 'closed', msg: '这个时段已经开始，请选择其他时段' })
})

export const mustServe = ({ appointment }: BookedScene, kind: BookingKind): Effect.Effect<void, Rejected> => {
  const { serves, defaults, purpose } = appointment
  const { businessType = defaults.businessType, registerType = defaults.registerType } = kind
  const isServed = serves.businessType.includes(businessType) && serves.registerType.includes(registerType)
  return isServed ? Effect.void : Effect.fail(new Rejected({ msg: `${purpose}不受理这种业务，请到窗口办理` }))
}

/** As a person reads it; of what the scene does not have any more the codes stay. */
export const placeView = ({ appointment }: BookedScene, { orgCode, date, slot }: BookedPlace): Place => {
  const organization = appointment.organizations.find((one) => one.orgCode === orgCode)
  const time = appointment.slots.find(({ code }) => code === slot)
  return {
    orgCode,
    orgName: organization?.name ?? orgCode,
    address: organization?.address ?? '',
    phone: organization?.phone ?? '',
    date,
    slot,
    from: time?.from ?? '',
    to: time?.to ?? ''
  }
}
