/**
 * One PostgreSQL per test run: the same embedded server as in production, in a temporary folder, with a migrated database that
 * `testDatabase()` copies. It goes with the run and keeps nothing safe until then; what is about lost power, a killed service or a refused
 * server starts a process with a server of its own, most on a copy of the data folder that was made first (`serviceProcess.ts`).
 */
import { PgClient } from '@effect/sql-pg'
import { Effect, Exit, Redacted, Scope } from 'effect'
import { SqlClient } from 'effect/sql'
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
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
    /** A data folder with a migrated database, of a server that is stopped. */
    madeData: string
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

const runningIn = (dataDir: string) =>
  Effect.map(embeddedPostgres(dataDir, maxConnections), ({ connection }) => ({
    connection,
    client: (database: string) => PgClient.layer({ ...clientOptions, ...connection, database, maxConnections: 2 })
  }))

/** As the first start of a service makes it. */
const makeData = (dataDir: string) =>
  Effect.flatMap(runningIn(dataDir), ({ client }) =>
    Effect.provide(Effect.andThen(migrate(migrations), contentKept), client('postgres'))
  ).pipe(Effect.scoped)

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder('tests')
  const [made, data] = [join(folder.path, 'made'), join(folder.path, 'data')]
  mkdirSync(made)
  const scope = Scope.makeUnsafe()
  const connection = await Effect.runPromise(
    Effect.gen(function* () {
      yield* makeData(made)
      execFileSync('cp', ['-a', made, data])
      const { connection, client } = yield* runningIn(data)
      const copy = Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql`CREATE DATABASE ${sql(templateDatabase)} TEMPLATE postgres STRATEGY file_copy`
      )
      yield* Effect.provide(Effect.andThen(forget, copy), client('template1'))
      return connection
    }).pipe(Scope.provide(scope))
  )
  project.provide('madeData', made)
  project.provide('postgres', { ...connection, password: Redacted.value(connection.password) })
  return async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    folder.remove()
  }
}
