/** What booking a place asks of the service (预约外部服务) in a scene. Failures carry the Chinese text to show. */
import { createClientId } from '@ljonething/crypto/ClientId'
import type { Appointment } from '@ljonething/domain/booking/Appointment'
import type { BookingDoor, BookingKind, BookingPlace, HeldPlace } from '@ljonething/forms/engine/BookingDoor'
import { PlaceTaken } from '@ljonething/forms/engine/BookingDoor'
import { apiFailure } from '../queries/apiError.ts'
import type { Booking, WantedKind } from '../queries/bookings.ts'
import {
  bookingAreas,
  bookingCounties,
  bookingDays,
  bookingOffices,
  bookingsInScene,
  bookingTimes,
  holdPlace,
  releasePlace
} from '../queries/bookings.ts'
import { readable } from './readable.ts'

const asked = ({ businessType, registerType }: BookingKind): WantedKind => ({
  ...(businessType === '' ? {} : { businessType }),
  ...(registerType === '' ? {} : { registerType })
})

const held = ({ bookingId, heldUntil, place }: Pick<Booking, 'bookingId' | 'place'> & { readonly heldUntil: string }): HeldPlace => ({
  id: bookingId,
  until: heldUntil,
  office: place.orgCode,
  date: place.date,
  time: place.slot
})

/** Somebody else has the last place; a place may be gone for other reasons, which the service says. */
export const isTaken = (error: unknown): boolean => error instanceof Object && 'reason' in error && error.reason === 'full'

const hold = async (sceneCode: string, { office, date, time }: BookingPlace, kind: BookingKind): Promise<HeldPlace> => {
  try {
    return held(await holdPlace(createClientId(), sceneCode, { orgCode: office, date, slot: time }, asked(kind)))
  } catch (error) {
    const { message } = apiFailure(error)
    throw isTaken(error) ? new PlaceTaken(message, { cause: error }) : new Error(message, { cause: error })
  }
}

export const bookingDoor = (sceneCode: string, { defaults: { subRegion } }: Pick<Appointment, 'defaults'>): BookingDoor => {
  return {
    areas: async (parent, kind) => {
      const found = await readable(
        parent === '' ? bookingAreas(sceneCode, subRegion, asked(kind)) : bookingCounties(sceneCode, parent, asked(kind))
      )
      return found.map(({ code, name }) => ({ value: code, name }))
    },
    offices: async (area, kind) => {
      const found = await readable(bookingOffices(sceneCode, area === '' ? subRegion : area, asked(kind)))
      return found.map(({ orgCode, ...office }) => ({ ...office, code: orgCode }))
    },
    days: async (office, kind) => {
      const { days } = await readable(bookingDays(sceneCode, office, asked(kind)))
      return days.map(({ date, open, left, reason }) => ({ date, free: left, closed: open ? '' : (reason ?? '不办理') }))
    },
    times: async (office, date, kind) => {
      const times = await readable(bookingTimes(sceneCode, office, date, asked(kind)))
      return times.map(({ slot, from, to, left }) => ({ code: slot, name: `${from}-${to}`, free: left }))
    },
    keep: {
      held: async () => {
        const mine = await readable(bookingsInScene(sceneCode))
        const found = mine.find(({ state }) => state === 'held')
        return found?.heldUntil === undefined ? undefined : held({ ...found, heldUntil: found.heldUntil })
      },
      hold: (place, kind) => hold(sceneCode, place, kind),
      release: async (id) => {
        await readable(releasePlace(id))
      }
    }
  }
}
