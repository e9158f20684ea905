/**
 * The records of the sandbox (沙箱登记数据): people, births, deaths, insurance … kept in the database, read in place of the province's systems.
 * They are read once and kept until the table changes, which it signals itself (`sandbox_register_changed`), whoever writes it.
 * A record that cannot be read is not there.
 */
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { ServiceConfig } from '../platform/Config.ts'
import { keptUntilSignal } from '../platform/keptUntilSignal.ts'
import { followContent } from './followContent.ts'
import { registerRow } from './stored/registerRow.ts'
import type { RegisterRow } from './stored/registerRow.ts'

type Records = (register: string) => readonly RegisterRow[]

/** As the trigger of the table has it. */
const changedTopic = 'sandbox-registers'

export class SandboxRecords extends Context.Service<SandboxRecords, { readonly all: Effect.Effect<Records> }>()(
  '@ljonething/server/sandbox/SandboxRecords'
) {
  static readonly layer = Layer.effect(
    SandboxRecords,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { registry } = yield* Catalogue
      const clock = yield* Clock
      const { sandbox } = yield* ServiceConfig
      if (sandbox) yield* followContent(registry, dayOf(yield* clock.now))
      const read = Effect.gen(function* () {
        const rows = yield* Effect.orDie(
          sql<{ register: string; record: unknown }>`SELECT register, record FROM sandbox_register ORDER BY register, position`
        )
        const records = yield* Effect.forEach(rows, ({ register, record }, position) =>
          Effect.map(registerRow.read(record, `${register} ${position}`), (row) => ({ register, row }))
        )
        const byRegister = Map.groupBy(
          records.flatMap(({ register, row }) => (row === undefined ? [] : [{ register, row }])),
          ({ register }) => register
        )
        const rowsOf = new Map(Array.from(byRegister, ([register, list]) => [register, list.map(({ row }) => row)] as const))
        const found: Records = (register) => rowsOf.get(register) ?? []
        return found
      })

      const { get } = yield* keptUntilSignal(changedTopic, read)
      return SandboxRecords.of({ all: get })
    })
  ).pipe(Layer.provide(Catalogue.layer))
}
