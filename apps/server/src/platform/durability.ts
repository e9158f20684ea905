/**
 * Durability (持久性检查): what is acknowledged must survive a power cut, so the service refuses a database whose fsync,
 * synchronous_commit or full_page_writes is off. Fails with StartError naming the settings.
 */
import { Effect } from 'effect'
import type { SqlError } from 'effect/sql/SqlError'
import { SqlClient } from 'effect/sql'
import { StartError } from './StartError.ts'

const demanded = ['fsync', 'synchronous_commit', 'full_page_writes']

export const assertDurable: Effect.Effect<void, StartError | SqlError, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const off = yield* sql<{ name: string }>`SELECT name FROM pg_settings WHERE ${sql.in('name', demanded)} AND setting IN ('off', 'local')`
  if (off.length > 0)
    return yield* Effect.fail(new StartError(`数据库设置 ${off.map(({ name }) => name).join('、')} 已关闭，数据可能丢失；请打开后再启动。`))
})
