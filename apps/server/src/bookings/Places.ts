/**
 * Places (号源): how many of a slot are taken, and taking one. Each place of a slot has a number that the database gives to one booking at a time; who
 * takes one does so after the other, slot by slot, so that the last one goes to one of many and the others hear at once that it is gone.
 * A place is held by the business clock; held no longer it counts as free, and the next who comes frees it.
 */
import type { BookedPlace } from '@ljonething/domain/form/bookedPlace'
import type { Taken } from '@ljonething/domain/booking/openPlaces'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { oneByOne } from '../platform/oneByOne.ts'

export interface ScenePlace extends BookedPlace {
  readonly sceneCode: string
}

export class Places extends Context.Service<
  Places,
  {
    /** In one organisation, from today. */
    readonly taken: (sceneCode: string, orgCode: string) => Effect.Effect<Taken>
    /** The number of a free one; part of the caller's transaction, which writes it. Undefined when all are taken. */
    readonly take: (place: ScenePlace, places: number) => Effect.Effect<number | undefined>
  }
>()('@ljonething/server/bookings/Places') {
  static readonly layer = Layer.effect(
    Places,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const clock = yield* Clock
      const inSlot = ({ sceneCode, orgCode, date, slot }: ScenePlace) =>
        sql`scene_code = ${sceneCode} AND org_code = ${orgCode} AND day = ${date} AND slot = ${slot}`

      return Places.of({
        taken: Effect.fn('Places.taken')(function* (sceneCode, orgCode) {
          const at = yield* clock.now
          const now = DateTime.toDate(at)
          const rows = yield* sql<{ day: string; slot: string; count: number }>`
            SELECT day, slot, count(*)::int AS count FROM booking
            WHERE scene_code = ${sceneCode} AND org_code = ${orgCode} AND day >= ${dayOf(at)}
              AND state IN ('held', 'booked') AND (state = 'booked' OR held_until > ${now})
            GROUP BY day, slot`
          const counts = new Map(rows.map(({ day, slot, count }) => [`${day} ${slot}`, count]))
          const taken: Taken = (date, slot) => counts.get(`${date} ${slot}`) ?? 0
          return taken
        }, Effect.orDie),
        // Who has the slot waits for nobody: a place that somebody is giving back just now counts as taken.
        take: Effect.fn('Places.take')(function* (place, places) {
          const now = DateTime.toDate(yield* clock.now)
          const { sceneCode, orgCode, date, slot } = place
          yield* oneByOne('place', [sceneCode, orgCode, date, slot].join(' ')).pipe(Effect.provideService(SqlClient.SqlClient, sql))
          yield* sql`
            UPDATE booking SET state = 'freed', changed_at = ${now} WHERE booking_id IN (
              SELECT booking_id FROM booking WHERE ${inSlot(place)} AND state = 'held' AND held_until <= ${now} FOR UPDATE SKIP LOCKED)`
          const [free] = yield* sql<{ number: number }>`
            SELECT n AS number FROM generate_series(1, ${places}::int) n
            WHERE NOT EXISTS (SELECT 1 FROM booking WHERE ${inSlot(place)} AND place = n AND state IN ('held', 'booked')) LIMIT 1`
          return free?.number
        }, Effect.orDie)
      })
    })
  )
}
