import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export const sealMigrations = {
  '0510_create_sandbox_seal': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`CREATE TABLE sandbox_authority (name text PRIMARY KEY, certificate bytea NOT NULL, private_key bytea NOT NULL)`
    yield* sql`
      CREATE TABLE sandbox_seal (
        holder text PRIMARY KEY,
        sid text NOT NULL UNIQUE,
        certificate bytea NOT NULL,
        private_key bytea NOT NULL,
        valid_until timestamptz NOT NULL,
        is_revoked boolean NOT NULL
      )`
  })
}
