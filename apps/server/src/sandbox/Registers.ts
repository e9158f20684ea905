/**
 * The sandbox registers (沙箱登记库): people, births, deaths, insurance … kept in the database, read by the lookups in place of the province's systems.
 */
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { SqlError } from 'effect/sql/SqlError'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { ServiceConfig } from '../platform/Config.ts'
import { seedOf } from './seed.ts'

export type RegisterRow = Readonly<Record<string, unknown>>

export class Registers extends Context.Service<
  Registers,
  { readonly rows: (register: string) => Effect.Effect<readonly RegisterRow[], SqlError> }
>()('@ljonething/server/sandbox/Registers') {
  static readonly layer = Layer.effect(
    Registers,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { registry } = yield* Catalogue
      const clock = yield* Clock
      const { sandbox } = yield* ServiceConfig
      const seeded = yield* sql`SELECT 1 FROM sandbox_person LIMIT 1`
      if (sandbox && seeded.length === 0) {
        const seed = seedOf(registry, dayOf(yield* clock.now))
        yield* sql.withTransaction(
          Effect.gen(function* () {
            yield* Effect.forEach(
              seed.people.entries(),
              ([position, { userInfo, facts }]) =>
                sql`INSERT INTO sandbox_person (person_id, position, user_info, facts)
                    VALUES (${userInfo.userId}, ${position}, ${JSON.stringify(userInfo)}::jsonb, ${JSON.stringify(facts)}::jsonb) ON CONFLICT DO NOTHING`,
              { discard: true }
            )
            yield* Effect.forEach(
              Object.entries(seed.registers).flatMap(([register, rows]) =>
                rows.map((record, position) => ({ register, record, position }))
              ),
              ({ register, record, position }) =>
                sql`INSERT INTO sandbox_register (register, position, record) VALUES (${register}, ${position}, ${JSON.stringify(record)}::jsonb) ON CONFLICT DO NOTHING`,
              { discard: true }
            )
          })
        )
      }
      return Registers.of({
        rows: (register) =>
          Effect.map(
            sql<{ record: RegisterRow }>`SELECT record FROM sandbox_register WHERE register = ${register} ORDER BY position`,
            (rows) => rows.map(({ record }) => record)
          )
      })
    })
  ).pipe(Layer.provide(Catalogue.layer))
}
