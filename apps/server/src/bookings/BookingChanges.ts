/**
 * What the owner may do with a submitted booking (改期、取消) until the day before. A change takes the new place before the former is given back, and
 * tells the department of the case; so does a cancellation, after which another place may be chosen for the same application.
 */
import { Rejected } from '@ljonething/api/errors/errors'
import type { NotFound, PlaceGone } from '@ljonething/api/errors/errors'
import type { Booking, Place } from '@ljonething/api/oneThing/BookingsApi'
import type { BookedPlace } from '@ljonething/domain/form/bookedPlace'
import type { PayloadField } from '@ljonething/domain/submission/Submission'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Deliveries } from '../deliveries/Deliveries.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { bookingColumns, bookingView, isSamePlace, placeOf, whyFixed } from './bookingRow.ts'
import type { BookingRow } from './bookingRow.ts'
import { bookedScene, momentOf, mustBeOpen, officeOf, placeView } from './Offices.ts'
import type { BookedScene } from './Offices.ts'
import { Parties } from './Parties.ts'
import { Places } from './Places.ts'
import { placeValues, storedLike } from './placeValues.ts'
import { fullNow, missing } from './refusals.ts'

export class BookingChanges extends Context.Service<
  BookingChanges,
  {
    readonly change: (owner: string, bookingId: string, place: BookedPlace) => Effect.Effect<Booking, NotFound | PlaceGone | Rejected>
    readonly cancel: (owner: string, bookingId: string) => Effect.Effect<Booking, NotFound | Rejected>
  }
>()('@ljonething/server/bookings/BookingChanges') {
  static readonly layer = Layer.effect(
    BookingChanges,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const deliveries = yield* Deliveries
      const parties = yield* Parties
      const places = yield* Places
      const columns = sql.literal(bookingColumns)

      /** Under lock, while it may be changed. */
      const openRow = Effect.fn('BookingChanges.openRow')(function* (owner: string, bookingId: string) {
        const [row] = yield* Effect.orDie(
          sql<BookingRow>`SELECT ${columns} FROM booking WHERE booking_id = ${bookingId} AND owner = ${owner} FOR UPDATE`
        )
        if (row === undefined) return yield* missing
        const booked = yield* bookedScene(catalogue, 'marriage/chooseAppointTime', row.sceneCode)
        const today = dayOf(yield* clock.now)
        const whyNot = whyFixed(booked, row, today)
        return whyNot === undefined ? { row, booked, today } : yield* new Rejected({ msg: whyNot })
      })

      const tellDepartment = ({ appointment }: BookedScene, { caseNo }: BookingRow, place: Place | undefined) => {
        const values = placeValues(appointment, place)
        const told = new Map(place === undefined ? [...values].filter(([name]) => name !== appointment.fields.organization) : values)
        const changed = (field: PayloadField): PayloadField => {
          const value = told.get(field.id)
          return value === undefined ? field : { ...field, value: storedLike(field.value, value) }
        }
        return deliveries.amend(caseNo ?? '', (part) => ({ ...part, fields: part.fields.map(changed) }))
      }

      return BookingChanges.of({
        change: Effect.fn('BookingChanges.change')(
          function* (owner, bookingId, wanted) {
            const { row, booked, today } = yield* openRow(owner, bookingId)
            if (row.state === 'booked' && isSamePlace(placeOf(row), wanted)) return bookingView(booked, row, today)
            const office = yield* officeOf(booked, wanted.orgCode, { businessType: row.businessType ?? undefined })
            yield* mustBeOpen(office, wanted, momentOf(yield* clock.now))
            if (row.state === 'cancelled') yield* parties.mustHaveNone(booked, row.parties ?? [])
            const number = yield* places.take({ ...wanted, sceneCode: row.sceneCode }, office.organization.places)
            if (number === undefined) return yield* fullNow
            const [changed = row] = yield* sql<BookingRow>`
              UPDATE booking SET state = 'booked', org_code = ${wanted.orgCode}, day = ${wanted.date}, slot = ${wanted.slot}, place = ${number},
                sequence = sequence + 1, changed_at = ${DateTime.toDate(yield* clock.now)}
              WHERE booking_id = ${bookingId} RETURNING ${columns}`
            yield* tellDepartment(booked, changed, placeView(booked, wanted))
            return bookingView(booked, changed, today)
          },
          sql.withTransaction,
          Effect.catchTag('SqlError', Effect.die)
        ),
        cancel: Effect.fn('BookingChanges.cancel')(
          function* (owner, bookingId) {
            const { row, booked, today } = yield* openRow(owner, bookingId)
            if (row.state === 'cancelled') return bookingView(booked, row, today)
            const [cancelled = row] = yield* sql<BookingRow>`
              UPDATE booking SET state = 'cancelled', sequence = sequence + 1, changed_at = ${DateTime.toDate(yield* clock.now)}
              WHERE booking_id = ${bookingId} RETURNING ${columns}`
            yield* tellDepartment(booked, cancelled, undefined)
            return bookingView(booked, cancelled, today)
          },
          sql.withTransaction,
          Effect.catchTag('SqlError', Effect.die)
        )
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, Deliveries.layer, Parties.layer, Places.layer]))
}
