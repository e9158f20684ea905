import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export const statusCodeMigrations = {
  /** The token as SHA-256; one for each application and person. */
  '0430_create_status_code': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE status_code (
        apply_no text NOT NULL REFERENCES application (apply_no),
        owner text NOT NULL,
        secret_hash bytea NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (apply_no, owner)
      )`
    yield* sql`CREATE INDEX status_code_end ON status_code (expires_at)`
  })
}
