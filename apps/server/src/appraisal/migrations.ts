import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export const appraisalMigrations = {
  '0060_create_rating': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE rating (
        apply_no text PRIMARY KEY REFERENCES application (apply_no),
        owner text NOT NULL,
        client_key text NOT NULL,
        score integer NOT NULL CHECK (score BETWEEN 1 AND 5),
        norm_codes text NOT NULL,
        words text NOT NULL,
        anonymous boolean NOT NULL,
        payload jsonb NOT NULL,
        created_at timestamptz NOT NULL
      )`
  })
}
