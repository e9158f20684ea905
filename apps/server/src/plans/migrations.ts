import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export const planMigrations = {
  '0590_create_opened_handling': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE opened_handling (
        session_id text NOT NULL REFERENCES session ON DELETE CASCADE,
        scene_code text NOT NULL,
        PRIMARY KEY (session_id, scene_code)
      )`
  })
}
