import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export const registerMigrations = {
  '0180_create_stranger_question': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE stranger_question (
        counted text PRIMARY KEY,
        asked integer NOT NULL,
        ends_at timestamptz NOT NULL
      )`
    yield* sql`CREATE INDEX stranger_question_end ON stranger_question (ends_at)`
  })
}
