/**
 * The records of the sandbox (沙箱登记数据): people, births, deaths, insurance … kept in the database, read in place of the province's systems.
 * A record that cannot be read is not there.
 */
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { ServiceConfig } from '../platform/Config.ts'
import { followContent } from './followContent.ts'
import { registerRow } from './stored/registerRow.ts'
import type { RegisterRow } from './stored/registerRow.ts'

export class SandboxRecords extends Context.Service<
  SandboxRecords,
  { readonly all: Effect.Effect<(register: string) => readonly RegisterRow[]> }
>()('@ljonething/server/sandbox/SandboxRecords') {
  static readonly layer = Layer.effect(
    SandboxRecords,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { registry } = yield* Catalogue
      const clock = yield* Clock
      const { sandbox } = yield* ServiceConfig
      if (sandbox) yield* followContent(registry, dayOf(yield* clock.now))
      return SandboxRecords.of({
        all: Effect.gen(function* () {
          const rows = yield* Effect.orDie(
            sql<{ register: string; record: unknown }>`SELECT register, record FROM sandbox_register ORDER BY register, position`
          )
          const read = yield* Effect.forEach(rows, ({ register, record }, position) =>
            Effect.map(registerRow.read(record, `${register} ${position}`), (row) => ({ register, row }))
          )
          const byRegister = Map.groupBy(read, ({ register }) => register)
          return (register) => (byRegister.get(register) ?? []).flatMap(({ row }) => (row === undefined ? [] : [row]))
        })
      })
    })
  ).pipe(Layer.provide(Catalogue.layer))
}
