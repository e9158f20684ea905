/**
 * Running migrations (迁移执行): runs every missing migration at start, in one transaction under one advisory lock, so that several processes may
 * start against one database; however long it takes. An id below the newest applied one would be passed over silently; that is refused instead.
 */
import { Effect } from 'effect'
import type { SqlError } from 'effect/sql/SqlError'
import { Migrator, SqlClient } from 'effect/sql'
import { StartError } from './StartError.ts'

const advisoryKey = 7_210_451

/** Name of a migration, four digits and words → what it does. */
export type Migrations = Readonly<Record<string, Effect.Effect<void, SqlError, SqlClient.SqlClient>>>

const missing = Effect.fnUntraced(function* (migrations: Migrations) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ id: number }>`SELECT migration_id AS id FROM effect_sql_migrations`
  const applied = new Set(rows.map(({ id }) => id))
  return Object.keys(migrations).filter((name) => !applied.has(Number.parseInt(name, 10)))
})

export const migrate = Effect.fn('migrate')(function* (migrations: Migrations) {
  const sql = yield* SqlClient.SqlClient
  const run = Migrator.make({})({ loader: Migrator.fromRecord(migrations) })
  yield* sql.withTransaction(
    sql`SELECT set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`.pipe(
      Effect.andThen(sql`SELECT pg_advisory_xact_lock(${advisoryKey})`),
      Effect.andThen(run)
    )
  )
  const passedOver = yield* missing(migrations)
  if (passedOver.length > 0) {
    return yield* Effect.fail(new StartError(`数据库迁移编号须递增：${passedOver.join('、')} 小于已执行的编号，请改用更大的编号。`))
  }
})
