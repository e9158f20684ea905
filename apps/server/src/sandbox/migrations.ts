import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export const sandboxMigrations = {
  '0080_create_sandbox': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE sandbox_person (
        person_id text PRIMARY KEY,
        position integer NOT NULL,
        user_info jsonb NOT NULL,
        facts jsonb NOT NULL
      )`
    yield* sql`
      CREATE TABLE sandbox_register (
        register text NOT NULL,
        position integer NOT NULL,
        record jsonb NOT NULL,
        PRIMARY KEY (register, position)
      )`
    yield* sql`CREATE TABLE sandbox_department (dept_code text PRIMARY KEY, mode text NOT NULL)`
  }),
  '0100_create_sandbox_seed': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`CREATE TABLE sandbox_seed (hash text PRIMARY KEY)`
  })
}
