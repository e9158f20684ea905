import { PgClient } from '@effect/sql-pg'
import { Effect, Layer, Redacted } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, inject, it } from 'vitest'
import { migrations } from '../migrations.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { clientOptions } from './Database.ts'
import { migrate } from './Migrator.ts'
import { assertDurable } from './durability.ts'

const { password, ...server } = inject('postgres')
const client = (database: string) =>
  PgClient.layer({ ...clientOptions, ...server, password: Redacted.make(password), database, maxConnections: 2 })
const run = <A, E>(effect: Effect.Effect<A, E, SqlClient.SqlClient>) => Effect.runPromise(Effect.provide(effect, testDatabase()))
const sqlDo = <A, E>(work: (sql: SqlClient.SqlClient) => Effect.Effect<A, E>) => Effect.flatMap(SqlClient.SqlClient, work)

describe('migrations at start', () => {
  it('several processes that start at once migrate an empty database once', async () => {
    const name = 'migrated_at_once'
    await run(sqlDo((sql) => sql`CREATE DATABASE ${sql(name)}`))
    await Effect.runPromise(
      Effect.all(
        [1, 2, 3, 4].map(() => Effect.provide(migrate(migrations), Layer.fresh(client(name)))),
        { concurrency: 4 }
      )
    )
    const applied = await Effect.runPromise(
      sqlDo((sql) => sql<{ count: number }>`SELECT count(*)::int FROM effect_sql_migrations`).pipe(Effect.provide(client(name)))
    )
    expect(applied).toEqual([{ count: Object.keys(migrations).length }])
  })

  it('a migration numbered below one already applied is refused instead of being passed over', async () => {
    const outcome = run(
      Effect.gen(function* () {
        yield* sqlDo((sql) => sql`DELETE FROM effect_sql_migrations WHERE migration_id = 1`)
        yield* sqlDo((sql) => sql`INSERT INTO effect_sql_migrations (migration_id, name) VALUES (9999, 'later')`)
        yield* migrate(migrations)
      })
    )
    await expect(outcome).rejects.toThrow('0001_create_business_clock')
  })
})

describe('the database client', () => {
  it('speaks camelCase to snake_case and back, and leaves the inside of json alone', async () => {
    const row = await run(
      Effect.gen(function* () {
        const sql = yield* PgClient.PgClient
        yield* sql`CREATE TABLE ${sql('caseFile')} (apply_no text, form jsonb)`
        yield* sql`INSERT INTO case_file ${sql.insert({ applyNo: 'a', form: sql.json({ some_field: { innerField: 1 } }) })}`
        return yield* sql`SELECT * FROM case_file`
      }).pipe(Effect.provide(testDatabase()))
    )
    expect(row).toEqual([{ applyNo: 'a', form: { some_field: { innerField: 1 } } }])
  })

  it('a database that answers before the data is safe is refused', async () => {
    await expect(run(assertDurable)).rejects.toThrow('数据库设置 fsync、full_page_writes、synchronous_commit 已关闭')
  })
})
