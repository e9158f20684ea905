/**
 * One PostgreSQL per test run: the same embedded server as in production, in a temporary folder, with a migrated database that
 * `testDatabase()` copies. It goes with the run and keeps nothing safe until then; what is about lost power, a killed service or a refused
 * server starts a process with a server of its own (`serviceProcess.ts`).
 */
import { PgClient } from '@effect/sql-pg'
import { Effect, Exit, Redacted, Scope } from 'effect'
import { SqlClient } from 'effect/sql'
import type { TestProject } from 'vitest/node'
import { readContent } from '../catalogue/readContent.ts'
import { readScenes } from '../catalogue/readScenes.ts'
import { migrations } from '../migrations.ts'
import { ServiceConfig } from '../platform/Config.ts'
import { clientOptions } from '../platform/Database.ts'
import { migrate } from '../platform/Migrator.ts'
import { embeddedPostgres } from '../platform/postgres/EmbeddedPostgres.ts'
import { templateDatabase } from './templateDatabase.ts'
import { temporaryFolder } from './temporaryFolder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { readonly host: string; readonly port: number; readonly username: string; readonly password: string }
  }
}

const maxConnections = 100

/** What makes a commit wait for the disk, and what works in the background of every database there is. */
const forgetful = ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum']
const forget = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.andThen(
    Effect.forEach(forgetful, (name) => sql`ALTER SYSTEM SET ${sql(name)} = off`),
    sql`SELECT pg_reload_conf()`
  )
)

/** The scenes are parsed once for all tests. */
const contentKept = Effect.flatMap(readContent, ({ scenes }) => readScenes(scenes)).pipe(Effect.provide(ServiceConfig.layer))

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder('tests')
  const scope = Scope.makeUnsafe()
  const connection = await Effect.runPromise(
    Effect.gen(function* () {
      const { connection } = yield* embeddedPostgres(folder.path, maxConnections)
      const client = (database: string) => PgClient.layer({ ...clientOptions, ...connection, database, maxConnections: 2 })
      const create = Effect.flatMap(SqlClient.SqlClient, (sql) => sql`CREATE DATABASE ${sql(templateDatabase)}`)
      yield* Effect.provide(Effect.andThen(forget, create), client('postgres'))
      yield* Effect.provide(Effect.andThen(migrate(migrations), contentKept), client(templateDatabase))
      return connection
    }).pipe(Scope.provide(scope))
  )
  project.provide('postgres', { ...connection, password: Redacted.value(connection.password) })
  return async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    folder.remove()
  }
}
