import { PgClient } from '@effect/sql-pg'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { appendFileSync, existsSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { clientOptions } from '../Database.ts'
import { embeddedPostgres } from './EmbeddedPostgres.ts'
import { serverLogPath, turnServerLog } from './serverLog.ts'

const folder = temporaryFolder('server-log')
afterAll(() => folder.remove())

const secret = '周晓岚230103199001011234'

describe('the log of the embedded database', () => {
  it('never has a value, whichever way a statement fails and whatever the settings file asks for', async () => {
    const failing = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* sql`CREATE TABLE person (name text PRIMARY KEY, age integer CHECK (age > 0))`
      yield* sql`INSERT INTO person VALUES (${secret}, 1)`
      const failures = [
        sql`INSERT INTO person VALUES (${secret}, 1)`,
        sql`INSERT INTO person VALUES (${`another ${secret}`}, -1)`,
        sql`SELECT ${secret}::text::integer`,
        sql`SELECT ${`{"name": "${secret}`}::text::jsonb`,
        sql`DO ${sql.literal(`$$ BEGIN RAISE WARNING '${secret}'; RAISE EXCEPTION '${secret}'; END $$`)}`,
        sql.unsafe(`SELECT '${secret}' FROM nowhere`)
      ]
      for (const failure of failures) yield* Effect.flip(failure)
    })
    const session = Effect.gen(function* () {
      const { connection } = yield* embeddedPostgres(folder.path, 10)
      yield* Effect.provide(failing, PgClient.layer({ ...clientOptions, ...connection, database: 'postgres', maxConnections: 1 }))
    })
    await Effect.runPromise(Effect.scoped(session))
    appendFileSync(`${folder.path}/postgres/postgresql.conf`, "log_min_messages = debug1\nlog_statement = 'all'\n")
    const again = Effect.gen(function* () {
      const { connection } = yield* embeddedPostgres(folder.path, 10)
      const sql = PgClient.layer({ ...clientOptions, ...connection, database: 'postgres', maxConnections: 1 })
      yield* Effect.provide(
        Effect.flatMap(SqlClient.SqlClient, (client) => Effect.flip(client`INSERT INTO person VALUES (${secret}, 1)`)),
        sql
      )
    })
    await Effect.runPromise(Effect.scoped(again))
    const log = readFileSync(serverLogPath(folder.path), 'utf8')
    expect(log).toContain('database system is ready')
    expect(log).not.toContain('230103199001011234')
    expect(log).not.toContain('周晓岚')
  })

  it('turns by size while it is written, without a line to a file nobody finds', () => {
    const other = temporaryFolder('server-log-size')
    const path = serverLogPath(other.path)
    writeFileSync(path, 'old\n'.repeat(100))
    const server = openSync(path, 'a')
    turnServerLog(other.path, 1_000)
    expect(readFileSync(path, 'utf8')).toHaveLength(400)
    turnServerLog(other.path, 100)
    writeSync(server, 'new\n')
    expect(readFileSync(path, 'utf8')).toBe('new\n')
    expect(readFileSync(`${path}.1`, 'utf8')).toBe('old\n'.repeat(100))
    for (let turn = 2; turn < 9; turn += 1) {
      writeSync(server, `turn ${turn}\n`)
      turnServerLog(other.path, 3)
    }
    expect([1, 5].map((at) => readFileSync(`${path}.${at}`, 'utf8'))).toEqual(['turn 8\n', 'turn 4\n'])
    expect(existsSync(`${path}.6`)).toBe(false)
    other.remove()
  })
})
