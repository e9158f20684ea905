/**
 * Bookings (预约): the place that was held is booked by the submit, in one transaction with the application.
 *
 * A submit whose hold ran out takes the same place again where it is free, else it fails and nothing is submitted. Source: spec §7.4, §9.
 */
import type { PlaceGone, Rejected } from '@ljonething/api/errors/errors'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Clock } from '../platform/Clock.ts'
import { oneByOne } from '../platform/oneByOne.ts'
import { bookingColumns, isSamePlace, placeOf } from './bookingRow.ts'
import type { BookingRow } from './bookingRow.ts'
import { momentOf, mustBeOpen, officeFor } from './Offices.ts'
import type { Office } from './Offices.ts'
import { Parties } from './Parties.ts'
import type { BookedPeople } from './Parties.ts'
import { Places } from './Places.ts'
import { expired, notChosen, otherPlace } from './refusals.ts'

/** What a submit books. */
export interface NewBooking extends BookedPeople {
  readonly sceneCode: string
  readonly applyNo: string
  readonly caseNo: string
}

type FormHold = Pick<NewBooking, 'owner' | 'sceneCode' | 'place'>

export class Bookings extends Context.Service<
  Bookings,
  {
    /** Fails where a submit with this place would. */
    readonly mustHold: (wanted: FormHold) => Effect.Effect<void, PlaceGone>
    /** Part of the caller's transaction. */
    readonly book: (booking: NewBooking) => Effect.Effect<void, PlaceGone | Rejected>
    /** The case was withdrawn or refused; part of the caller's transaction. */
    readonly free: (caseNo: string) => Effect.Effect<void>
  }
>()('@ljonething/server/bookings/Bookings') {
  static readonly layer = Layer.effect(
    Bookings,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const parties = yield* Parties
      const places = yield* Places
      const columns = sql.literal(bookingColumns)
      const instant = Effect.map(clock.now, DateTime.toDate)

      /** The last that the person chose in a scene and did not submit. */
      const lastHold = (owner: string, sceneCode: string) =>
        sql<BookingRow>`
          SELECT ${columns} FROM booking WHERE owner = ${owner} AND scene_code = ${sceneCode} AND case_no IS NULL
          ORDER BY changed_at DESC, held_until DESC LIMIT 1`.pipe(
          Effect.orDie,
          Effect.map((rows) => rows[0])
        )

      /** What the hold of a form has come to: held still, or run out and perhaps free again. */
      const heldOf = Effect.fn('Bookings.heldOf')(function* ({ owner, sceneCode, place }: FormHold) {
        const last = yield* lastHold(owner, sceneCode)
        if (last === undefined || last.state === 'cancelled') return yield* notChosen
        if (!isSamePlace(placeOf(last), place)) return yield* otherPlace
        return { ...last, isHeld: last.state === 'held' && last.heldUntil > (yield* instant) }
      })

      const mustBeOpenNow = Effect.fnUntraced(function* (office: Office, place: NewBooking['place']) {
        const now = momentOf(yield* clock.now)
        yield* Effect.catchTag(mustBeOpen(office, place, now), 'NotFound', () => Effect.fail(notChosen))
      })

      return Bookings.of({
        mustHold: Effect.fn('Bookings.mustHold')(function* (wanted) {
          const { isHeld } = yield* heldOf(wanted)
          const { sceneCode, place } = wanted
          const office = yield* officeFor(catalogue, sceneCode, place)
          if (isHeld) return
          yield* mustBeOpenNow(office, place)
          const taken = yield* places.taken(sceneCode, place.orgCode)
          if (taken(place.date, place.slot) >= office.organization.places) return yield* expired
        }),
        book: Effect.fn('Bookings.book')(function* (booking) {
          const { owner, sceneCode, applyNo, caseNo, place } = booking
          yield* oneByOne('booking', `${owner} ${sceneCode}`).pipe(Effect.provideService(SqlClient.SqlClient, sql), Effect.orDie)
          const { bookingId, isHeld } = yield* heldOf(booking)
          const office = yield* officeFor(catalogue, sceneCode, place)
          const hashes = parties.of(booking)
          yield* parties.mustHaveNone(office, hashes)
          const now = yield* instant
          const written = sql`
            state = 'booked', apply_no = ${applyNo}, case_no = ${caseNo}, business_type = ${place.businessType ?? null}, changed_at = ${now},
            parties = ${hashes.length === 0 ? null : hashes}::text[]`
          // Whoever frees what runs out may have come before.
          const kept = isHeld
            ? yield* Effect.orDie(
                sql`UPDATE booking SET ${written} WHERE booking_id = ${bookingId} AND state = 'held' RETURNING booking_id`
              )
            : []
          if (kept.length > 0) return
          yield* mustBeOpenNow(office, place)
          const number = yield* places.take({ ...place, sceneCode }, office.organization.places)
          if (number === undefined) return yield* expired
          yield* Effect.orDie(sql`UPDATE booking SET ${written}, place = ${number} WHERE booking_id = ${bookingId}`)
        }),
        free: Effect.fn('Bookings.free')(function* (caseNo) {
          const now = yield* instant
          yield* sql`
            UPDATE booking SET state = 'freed', sequence = sequence + 1, changed_at = ${now}
            WHERE case_no = ${caseNo} AND state IN ('booked', 'cancelled')`
        }, Effect.orDie)
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, Parties.layer, Places.layer]))
}
