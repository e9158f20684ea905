/**
 * The parties of a booking (预约双方). Kept of them are hashes under the installation's key: of parties that the owner is one of, the same for
 * everybody; of others, the owner's alone, so that a false claim keeps nobody out and confirms nothing. Source: spec §7.4.
 */
import type { Rejected } from '@ljonething/api/errors/errors'
import type { FormBooking } from '@ljonething/domain/form/bookedPlace'
import type { Relation } from '@ljonething/domain/registers/Register'
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { InstallationKey } from '../platform/InstallationKey.ts'
import { oneByOne } from '../platform/oneByOne.ts'
import type { BookedScene } from './Offices.ts'
import { alreadyBooked } from './refusals.ts'

/** Whom a form books, and who says so. */
export interface BookedPeople {
  readonly owner: string
  readonly cardId: string
  readonly place: FormBooking
}

export class Parties extends Context.Service<
  Parties,
  {
    /** As they are kept: hashes. */
    readonly of: (people: BookedPeople) => readonly string[]
    /** Fails where the parties have another valid booking; part of the caller's transaction, until whose end they get none. */
    readonly mustHaveNone: (booked: BookedScene, parties: readonly string[]) => Effect.Effect<void, Rejected>
    /** Have the two made a booking with each other, which both confirmed? */
    readonly confirms: (relation: Relation, one: string, other: string) => Effect.Effect<boolean>
  }
>()('@ljonething/server/bookings/Parties') {
  static readonly layer = Layer.effect(
    Parties,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const key = yield* InstallationKey

      return Parties.of({
        of: ({ owner, cardId, place: { parties } }) => {
          const own = parties.includes(cardId.toUpperCase()) ? '' : ` ${owner}`
          return parties.map((number) => key.hash(`${number}${own}`)).toSorted()
        },
        mustHaveNone: Effect.fn('Parties.mustHaveNone')(function* ({ scene, appointment }, parties) {
          if (!appointment.rules.onePerParties || parties.length === 0) return
          const now = yield* clock.now
          yield* oneByOne('parties', parties.join(' ')).pipe(Effect.provideService(SqlClient.SqlClient, sql), Effect.orDie)
          const ofThem = sql`scene_code = ${scene.sceneCode} AND parties = ${parties}::text[] AND state = 'booked'`
          yield* Effect.orDie(sql`UPDATE booking SET state = 'over' WHERE ${ofThem} AND day < ${dayOf(now)}`)
          if ((yield* Effect.orDie(sql`SELECT 1 FROM booking WHERE ${ofThem}`)).length > 0) return yield* alreadyBooked
        }),
        confirms: Effect.fnUntraced(function* (relation, one, other) {
          const confirming = catalogue.scenes.filter(({ scene }) => scene.appointment?.rules.confirms === relation)
          if (confirming.length === 0) return false
          const parties = [one, other].map((number) => key.hash(number.toUpperCase())).toSorted()
          const rows = yield* Effect.orDie(sql`
            SELECT 1 FROM booking WHERE parties = ${parties}::text[] AND confirmed_at IS NOT NULL AND state IN ('booked', 'over')
              AND ${sql.in(
                'scene_code',
                confirming.map(({ scene }) => scene.sceneCode)
              )} LIMIT 1`)
          return rows.length > 0
        })
      })
    })
  ).pipe(Layer.provide(Catalogue.layer))
}
