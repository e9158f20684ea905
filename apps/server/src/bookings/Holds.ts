/**
 * Holds (号源保留): a place is held for a person while the form is finished.
 *
 * A person holds one place in a scene; holding another gives the former back in the same transaction, or keeps it where the new one is gone. What is
 * held runs out by the business clock. Source: spec §7.4, §9.
 */
import { Rejected } from '@ljonething/api/errors/errors'
import type { Forbidden, NotFound, PlaceGone } from '@ljonething/api/errors/errors'
import type { HeldPlace } from '@ljonething/api/oneThing/BookingsApi'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { BookedPlace } from '@ljonething/domain/form/bookedPlace'
import { Context, DateTime, Duration, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { newPublicId } from '../platform/Ids.ts'
import { oneByOne } from '../platform/oneByOne.ts'
import { sceneFor, submitAs } from '../plans/mayFile.ts'
import { bookingColumns, isSamePlace, placeOf } from './bookingRow.ts'
import type { BookingRow } from './bookingRow.ts'
import { bookedScene, momentOf, mustBeOpen, mustServe, officeOf, placeView } from './Offices.ts'
import type { BookedScene, BookingKind, Office } from './Offices.ts'
import { Places } from './Places.ts'
import { alreadyBooked, full } from './refusals.ts'

export interface WantedHold extends BookedPlace, BookingKind {
  readonly clientKey: string
  readonly sceneid: string
  readonly draft?: string
}

export class Holds extends Context.Service<
  Holds,
  {
    readonly hold: (wanted: WantedHold, user: UserInfo) => Effect.Effect<HeldPlace, Forbidden | NotFound | PlaceGone | Rejected>
    readonly sweep: Effect.Effect<void>
  }
>()('@ljonething/server/bookings/Holds') {
  static readonly layer = Layer.effect(
    Holds,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const places = yield* Places
      const columns = sql.literal(bookingColumns)

      const known = Effect.fn('Holds.known')(function* (booked: BookedScene, { clientKey, ...wanted }: WantedHold, owner: string) {
        const [row] = yield* Effect.orDie(
          sql<BookingRow>`SELECT ${columns} FROM booking WHERE owner = ${owner} AND client_key = ${clientKey}`
        )
        if (row === undefined) return undefined
        if (row.sceneCode !== wanted.sceneid || !(row.caseNo !== null || isSamePlace(placeOf(row), wanted)))
          return yield* new Rejected({ msg: '该预约已提交，请勿修改后重复提交' })
        return { bookingId: row.bookingId, heldUntil: row.heldUntil.toISOString(), place: placeView(booked, placeOf(row)) }
      })

      const take = Effect.fn('Holds.take')(function* (office: Office, wanted: WantedHold, owner: string) {
        const { clientKey, draft = null, ...place } = wanted
        const sceneCode = office.scene.sceneCode
        yield* oneByOne('booking', `${owner} ${sceneCode}`).pipe(Effect.provideService(SqlClient.SqlClient, sql))
        const twin = yield* known(office, wanted, owner)
        if (twin !== undefined) return twin
        const now = yield* clock.now
        if (office.appointment.rules.onePerParties) {
          const valid = yield* sql`
            SELECT 1 FROM booking WHERE owner = ${owner} AND scene_code = ${sceneCode} AND state = 'booked' AND day >= ${dayOf(now)}`
          if (valid.length > 0) return yield* alreadyBooked
        }
        const at = DateTime.toDate(now)
        yield* sql`
          UPDATE booking SET state = 'cancelled', changed_at = ${at} WHERE owner = ${owner} AND scene_code = ${sceneCode} AND state = 'held'`
        const number = yield* places.take({ ...place, sceneCode }, office.organization.places)
        if (number === undefined) return yield* full
        const bookingId = yield* newPublicId
        const heldUntil = DateTime.toDate(DateTime.addDuration(now, Duration.minutes(office.appointment.rules.heldMinutes)))
        yield* sql`
          INSERT INTO booking (booking_id, owner, client_key, scene_code, draft, state, org_code, day, slot, place, held_until, changed_at)
          VALUES (${bookingId}, ${owner}, ${clientKey}, ${sceneCode}, ${draft}, 'held', ${place.orgCode}, ${place.date}, ${place.slot},
                  ${number}, ${heldUntil}, ${at})`
        return { bookingId, heldUntil: heldUntil.toISOString(), place: placeView(office, place) }
      })

      return Holds.of({
        hold: Effect.fn('Holds.hold')(function* (wanted, user) {
          const { scene } = yield* sceneFor(user, wanted.sceneid, catalogue)
          yield* submitAs(scene, user)
          const booked = yield* bookedScene(catalogue, 'marriage/chooseAppointTime', wanted.sceneid)
          const first = yield* known(booked, wanted, user.userId)
          if (first !== undefined) return first
          yield* mustServe(booked, wanted)
          const office = yield* officeOf(booked, wanted.orgCode, wanted)
          yield* mustBeOpen(office, wanted, momentOf(yield* clock.now))
          return yield* sql.withTransaction(take(office, wanted, user.userId)).pipe(Effect.catchTag('SqlError', Effect.die))
        }),
        sweep: Effect.gen(function* () {
          const now = yield* clock.now
          const at = DateTime.toDate(now)
          yield* sql`UPDATE booking SET state = 'freed' WHERE state = 'held' AND held_until <= ${at}`
          const dayAgo = DateTime.toDate(DateTime.subtract(now, { days: 1 }))
          yield* sql`DELETE FROM booking WHERE case_no IS NULL AND state IN ('freed', 'cancelled') AND changed_at < ${dayAgo}`
        }).pipe(Effect.orDie)
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, Places.layer]))
}
