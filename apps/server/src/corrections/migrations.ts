import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export const correctionMigrations = {
  /** What is typed and not handed in, at most one of an application; and each correction that was handed in, with what stood there before. */
  '0440_create_correction': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE staged_correction (
        apply_no text PRIMARY KEY REFERENCES application ON DELETE CASCADE,
        owner text NOT NULL,
        version integer NOT NULL,
        content jsonb NOT NULL,
        saved_at timestamptz NOT NULL
      )`
    yield* sql`CREATE INDEX staged_correction_owner ON staged_correction (owner)`
    yield* sql`
      CREATE TABLE correction (
        apply_no text NOT NULL REFERENCES application ON DELETE CASCADE,
        seq integer NOT NULL,
        client_key text NOT NULL,
        former jsonb NOT NULL,
        result jsonb NOT NULL,
        PRIMARY KEY (apply_no, seq),
        UNIQUE (apply_no, client_key)
      )`
  })
}
