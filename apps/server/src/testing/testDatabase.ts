/**
 * A database of its own for a test file, copied from the migrated template in some ten milliseconds and thrown away with the server.
 * Use under the real clock (`it.live`, or `useTestServer`): a connection pool does not live with a clock that stands still.
 */
import { PgClient } from '@effect/sql-pg'
import { Deferred, Effect, Layer, Redacted } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import type { Duplex } from 'node:stream'
import { DatabaseLoss, clientOptions } from '../platform/Database.ts'
import type { StartError } from '../platform/StartError.ts'
import { templateDatabase } from './templateDatabase.ts'

const connect = (database: string, maxConnections: number, stream?: () => Duplex) => {
  const { host, port, username, password } = inject('postgres')
  const given = stream === undefined ? {} : { stream }
  return PgClient.layer({ ...clientOptions, ...given, host, port, username, password: Redacted.make(password), database, maxConnections })
}

const administer = (statement: (sql: SqlClient.SqlClient) => Effect.Effect<unknown, unknown>) =>
  Effect.flatMap(SqlClient.SqlClient, statement).pipe(Effect.provide(connect('postgres', 1)), Effect.orDie)

export const testDatabase = (maxConnections = 8, stream?: () => Duplex) =>
  Layer.unwrap(
    Effect.gen(function* () {
      const name = `test_${randomBytes(8).toString('hex')}`
      yield* administer((sql) => sql`CREATE DATABASE ${sql(name)} TEMPLATE ${sql(templateDatabase)} STRATEGY file_copy`)
      return Layer.merge(connect(name, maxConnections, stream), Layer.effect(DatabaseLoss, Deferred.make<never, StartError>()))
    })
  )
