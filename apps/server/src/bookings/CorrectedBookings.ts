/**
 * Bookings that follow a correction (补正改约): where the corrected form says another place, other people or another business than before, the booking of
 * the application becomes that, in the caller's transaction: the new place is taken before the former is free, and where there is none everything
 * stays. Since a department asked for it, it may be later than a person may change it alone. What was freed or never booked is nobody's to follow.
 */
import type { PlaceGone, Rejected } from '@ljonething/api/errors/errors'
import type { Place } from '@ljonething/api/oneThing/BookingsApi'
import type { FormBooking } from '@ljonething/domain/form/bookedPlace'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Clock } from '../platform/Clock.ts'
import { bookingColumns, isSamePlace, placeOf } from './bookingRow.ts'
import type { BookingRow } from './bookingRow.ts'
import { momentOf, mustBeOpen, officeFor, placeView } from './Offices.ts'
import type { BookedScene } from './Offices.ts'
import { Parties } from './Parties.ts'
import type { BookedPeople } from './Parties.ts'
import { Places } from './Places.ts'
import { fullNow } from './refusals.ts'

/** With the place as the form says it now. */
interface Corrected extends BookedPeople {
  readonly applyNo: string
  /** As the form said it before. */
  readonly before: FormBooking
}

export class CorrectedBookings extends Context.Service<
  CorrectedBookings,
  {
    /** Where the booking of an application is now; undefined where it has none that goes on. */
    readonly placeOf: (booked: BookedScene, owner: string, applyNo: string) => Effect.Effect<Place | undefined>
    readonly follow: (corrected: Corrected) => Effect.Effect<void, PlaceGone | Rejected>
  }
>()('@ljonething/server/bookings/CorrectedBookings') {
  static readonly layer = Layer.effect(
    CorrectedBookings,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const parties = yield* Parties
      const places = yield* Places
      const columns = sql.literal(bookingColumns)
      const goesOn = (owner: string, applyNo: string) =>
        sql`owner = ${owner} AND apply_no = ${applyNo} AND case_no IS NOT NULL AND state IN ('booked', 'over', 'cancelled')`

      return CorrectedBookings.of({
        placeOf: Effect.fn('CorrectedBookings.placeOf')(function* (booked, owner, applyNo) {
          const [row] = yield* sql<BookingRow>`SELECT ${columns} FROM booking WHERE ${goesOn(owner, applyNo)}`
          return row === undefined || row.state === 'cancelled' ? undefined : placeView(booked, placeOf(row))
        }, Effect.orDie),
        follow: Effect.fn('CorrectedBookings.follow')(function* (corrected) {
          const { owner, applyNo } = corrected
          const [row] = yield* Effect.orDie(sql<BookingRow>`SELECT ${columns} FROM booking WHERE ${goesOn(owner, applyNo)} FOR UPDATE`)
          if (row === undefined) return
          const { sceneCode, bookingId, state } = row
          const isAsked = !isSamePlace(corrected.before, corrected.place)
          const place = isAsked ? corrected.place : { ...corrected.place, ...placeOf(row) }
          const moves = isAsked && !(state === 'booked' && isSamePlace(placeOf(row), place))
          const office = yield* officeFor(catalogue, sceneCode, place)
          const hashes = parties.of(corrected)
          const areSame = hashes.join() === (row.parties ?? []).join()
          const now = yield* clock.now
          if (moves) yield* Effect.catchTag(mustBeOpen(office, place, momentOf(now)), 'NotFound', () => Effect.fail(fullNow))
          if (moves ? !areSame || state !== 'booked' : !areSame && state === 'booked') yield* parties.mustHaveNone(office, hashes)
          const number = moves ? yield* places.take({ ...place, sceneCode }, office.organization.places) : undefined
          if (moves && number === undefined) return yield* fullNow
          yield* Effect.orDie(sql`
            UPDATE booking SET state = ${moves ? 'booked' : state}, org_code = ${place.orgCode}, day = ${place.date}, slot = ${place.slot},
              place = coalesce(${number ?? null}::int, place), parties = ${hashes.length === 0 ? null : hashes}::text[],
              business_type = ${place.businessType ?? null}, confirmed_at = CASE WHEN ${areSame} THEN confirmed_at END,
              sequence = sequence + 1, changed_at = ${DateTime.toDate(yield* clock.now)}
            WHERE booking_id = ${bookingId}`)
        })
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, Parties.layer, Places.layer]))
}
