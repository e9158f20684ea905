import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export const batchRetireMigrations = {
  /** `person` is a hash under the installation's key; `client_key` of an application says which row of which batch it was made of. */
  '0470_create_retire_batch': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`CREATE SEQUENCE retire_batch_serial MAXVALUE 999999 CYCLE`
    yield* sql`
      CREATE TABLE retire_batch (
        batch_no text PRIMARY KEY,
        owner text NOT NULL,
        company text NOT NULL,
        client_key text NOT NULL,
        agent jsonb NOT NULL,
        shared jsonb,
        created_at timestamptz NOT NULL,
        submitted_at timestamptz,
        UNIQUE (owner, client_key)
      )`
    yield* sql`CREATE INDEX retire_batch_listed ON retire_batch (company, created_at DESC, batch_no)`
    yield* sql`
      CREATE TABLE retire_batch_row (
        batch_no text NOT NULL REFERENCES retire_batch (batch_no),
        person text NOT NULL,
        row_no integer NOT NULL,
        content jsonb NOT NULL,
        state text NOT NULL,
        apply_no text,
        reason text,
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL,
        claimed_until timestamptz,
        PRIMARY KEY (batch_no, person)
      )`
    yield* sql`CREATE INDEX retire_batch_row_listed ON retire_batch_row (batch_no, row_no)`
    yield* sql`CREATE INDEX retire_batch_row_waiting ON retire_batch_row (row_no, batch_no) WHERE state = 'waiting'`
  })
}
