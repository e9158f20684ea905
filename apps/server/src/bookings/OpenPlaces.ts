/**
 * What can be booked (可预约的号源), to whoever asks: where, at which organisations, on which days and at what times. Of organisations that take the
 * business alone; a business that nobody of the scene takes, and a day that cannot be booked, are refused.
 */
import type { NotFound } from '@ljonething/api/errors/errors'
import { Rejected } from '@ljonething/api/errors/errors'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { BookingOrganization } from '@ljonething/domain/booking/Appointment'
import { areasIn, countiesIn, organizationsIn, takingBusiness } from '@ljonething/domain/booking/bookingAreas'
import type { BookingArea } from '@ljonething/domain/booking/bookingAreas'
import { closedReason, openDays, openTimes } from '@ljonething/domain/booking/openPlaces'
import type { OpenDay, OpenTime } from '@ljonething/domain/booking/openPlaces'
import type { BookedPlace } from '@ljonething/domain/form/bookedPlace'
import type { SourceName } from '@ljonething/domain/registers/registers'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Clock } from '../platform/Clock.ts'
import { bookedScene, momentOf, mustServe, officeOf } from './Offices.ts'
import type { BookingKind } from './Offices.ts'
import { Places } from './Places.ts'

interface AskedBooking extends BookingKind {
  readonly sceneid?: string
}

interface AskedArea extends AskedBooking {
  readonly areaCode?: string
}

interface AskedOffice extends AskedBooking {
  readonly orgCode: string
}

type Answer<A> = Effect.Effect<A, NotFound | Rejected>

export class OpenPlaces extends Context.Service<
  OpenPlaces,
  {
    readonly areas: (asked: AskedArea) => Answer<readonly BookingArea[]>
    readonly counties: (asked: AskedArea) => Answer<readonly BookingArea[]>
    readonly organizations: (asked: AskedArea) => Answer<readonly BookingOrganization[]>
    readonly days: (asked: AskedOffice) => Answer<{ readonly days: readonly OpenDay[]; readonly notes: readonly string[] }>
    readonly times: (asked: AskedOffice & { readonly date: string }) => Answer<readonly OpenTime[]>
    /** Does a place of theirs, or a free one, wait for them on that day? Undefined where nobody can be booked there. */
    readonly hasPlace: (
      call: 'marriage/chooseAppointTime',
      wanted: Pick<BookedPlace, 'orgCode' | 'date'> & BookingKind,
      user: UserInfo
    ) => Effect.Effect<boolean | undefined>
  }
>()('@ljonething/server/bookings/OpenPlaces') {
  static readonly layer = Layer.effect(
    OpenPlaces,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const places = yield* Places

      const served = Effect.fnUntraced(function* (call: SourceName, asked: AskedBooking) {
        const booked = yield* bookedScene(catalogue, call, asked.sceneid)
        yield* mustServe(booked, asked)
        return booked
      })
      const taking = (call: SourceName, asked: AskedBooking) =>
        Effect.map(served(call, asked), ({ appointment }) => takingBusiness(appointment, asked.businessType))
      const office = Effect.fnUntraced(function* (call: SourceName, asked: AskedOffice) {
        const found = yield* officeOf(yield* served(call, asked), asked.orgCode, asked)
        return { ...found, now: momentOf(yield* clock.now), taken: places.taken(found.scene.sceneCode, asked.orgCode) }
      })

      return OpenPlaces.of({
        areas: Effect.fn('OpenPlaces.areas')(function* (asked) {
          const appointment = yield* taking('marriage/getAreaList', asked)
          return areasIn(appointment, catalogue.regions, asked.areaCode ?? appointment.defaults.areaCode)
        }),
        counties: Effect.fn('OpenPlaces.counties')(function* (asked) {
          const appointment = yield* taking('marriage/queryCountys', asked)
          return countiesIn(appointment, catalogue.regions, asked.areaCode ?? appointment.defaults.subRegion)
        }),
        organizations: Effect.fn('OpenPlaces.organizations')(function* (asked) {
          const appointment = yield* taking('marriage/queryOrgs', asked)
          return organizationsIn(appointment, asked.areaCode ?? appointment.defaults.subRegion)
        }),
        days: Effect.fn('OpenPlaces.days')(function* (asked) {
          const { appointment, organization, now, taken } = yield* office('marriage/appointOrganizationConfigure', asked)
          return { days: openDays(appointment, organization, now, yield* taken), notes: appointment.rules.notes }
        }),
        times: Effect.fn('OpenPlaces.times')(function* (asked) {
          const { appointment, organization, now, taken } = yield* office('marriage/chooseAppointTime', asked)
          const reason = closedReason(appointment, organization, asked.date, now)
          if (reason !== undefined) return yield* new Rejected({ msg: `这一天不能预约：${reason}` })
          return openTimes(appointment, organization, asked.date, now, yield* taken)
        }),
        hasPlace: Effect.fn('OpenPlaces.hasPlace')(function* (call, { orgCode, date, ...kind }, { userId }) {
          const found = yield* bookedScene(catalogue, call).pipe(
            Effect.flatMap((booked) => officeOf(booked, orgCode, kind)),
            Effect.catchTag('NotFound', () => Effect.undefined)
          )
          if (found === undefined) return undefined
          const { appointment, organization, scene } = found
          const now = yield* clock.now
          const own = yield* Effect.orDie(sql`
            SELECT 1 FROM booking WHERE owner = ${userId} AND scene_code = ${scene.sceneCode} AND org_code = ${orgCode} AND day = ${date}
              AND state IN ('held', 'booked') AND (state = 'booked' OR held_until > ${DateTime.toDate(now)})`)
          if (own.length > 0) return true
          const moment = momentOf(now)
          if (closedReason(appointment, organization, date, moment) !== undefined) return false
          const taken = yield* places.taken(scene.sceneCode, orgCode)
          return openTimes(appointment, organization, date, moment, taken).some(({ left }) => left > 0)
        })
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, Places.layer]))
}
