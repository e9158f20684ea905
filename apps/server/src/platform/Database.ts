/**
 * The database (数据库): the one SQL client of the service, over the embedded PostgreSQL or the server of DATABASE_URL, checked and migrated.
 * Names are camelCase in code and snake_case in the database, both ways, columns and tables alike (`applyNo` ↔ `apply_no`);
 * the insides of json columns are left as they are. Fails with StartError when unreachable, not durable or not migratable.
 */
import { PgClient } from '@effect/sql-pg'
import { Context, Deferred, Duration, Effect, Layer, Redacted, String } from 'effect'
import { SqlClient } from 'effect/sql'
import { ServiceConfig } from './Config.ts'
import { DataFolder } from './DataFolder.ts'
import { migrate } from './Migrator.ts'
import type { Migrations } from './Migrator.ts'
import { StartError } from './StartError.ts'
import { assertDurable } from './durability.ts'
import { embeddedPostgres } from './postgres/EmbeddedPostgres.ts'

/** Never succeeds; fails when the database is lost for good. */
export class DatabaseLoss extends Context.Service<DatabaseLoss, Deferred.Deferred<never, StartError>>()(
  '@ljonething/server/platform/DatabaseLoss'
) {}

/** Milliseconds; what is held up longer is given up and answered 503, well before the time of its request is over. */
const timeLimits = { statement_timeout: '10000', lock_timeout: '5000', idle_in_transaction_session_timeout: '30000' }

export const clientOptions = {
  applicationName: 'ljonething',
  transformQueryNames: String.camelToSnake,
  transformResultNames: String.snakeToCamel,
  transformJson: false,
  connectTimeout: Duration.seconds(4),
  startupParameters: timeLimits
}

const spareConnections = 20

const reach = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`SELECT 1`
})

const reasons: Record<string, string> = {
  AuthenticationError: '用户名或密码不对',
  AuthorizationError: '没有权限'
}

const unreachable = (url: string, tag: string) => {
  const { host, pathname } = URL.canParse(url) ? new URL(url) : { host: '（地址无法识别）', pathname: '' }
  return new StartError(`无法连接数据库 ${host}${pathname}：${reasons[tag] ?? '地址不通或服务未启动'}，请检查 DATABASE_URL。`)
}

const External = (url: Redacted.Redacted, maxConnections: number) =>
  Layer.effectDiscard(reach).pipe(
    Layer.provideMerge(PgClient.layer({ ...clientOptions, url, maxConnections })),
    Layer.catchTag('SqlError', (error) => Layer.effectContext(Effect.fail(unreachable(Redacted.value(url), error.reason._tag)))),
    Layer.merge(Layer.effect(DatabaseLoss, Deferred.make<never, StartError>()))
  )

const Embedded = (maxConnections: number) =>
  Layer.unwrap(
    Effect.gen(function* () {
      const { root } = yield* DataFolder
      const { connection, lost } = yield* embeddedPostgres(root, maxConnections + spareConnections)
      return Layer.mergeAll(
        PgClient.layer({ ...clientOptions, ...connection, database: 'postgres', maxConnections }),
        Layer.succeed(DatabaseLoss, lost)
      )
    })
  )

const Client = Layer.unwrap(
  Effect.gen(function* () {
    const { databaseUrl, databasePoolSize } = yield* ServiceConfig
    return databaseUrl._tag === 'Some' ? External(databaseUrl.value, databasePoolSize) : Embedded(databasePoolSize)
  })
)

const prepare = (migrations: Migrations) =>
  assertDurable.pipe(
    Effect.andThen(migrate(migrations)),
    Effect.catchTags({
      SqlError: (error) => Effect.fail(new StartError(`数据库无法使用：${error.message}`)),
      MigrationError: (error) => Effect.fail(new StartError(`数据库迁移失败：${error.message}`))
    })
  )

export const databaseOf = (migrations: Migrations) => Layer.effectDiscard(prepare(migrations)).pipe(Layer.provideMerge(Client))
