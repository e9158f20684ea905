import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export const catalogueMigrations = {
  '0020_create_scene_version': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE scene_version (
        scene_code text NOT NULL,
        content_hash text NOT NULL,
        body jsonb NOT NULL,
        imported_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (scene_code, content_hash)
      )`
  }),
  '0210_create_scene_source': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`CREATE TABLE scene_source (source_hash text PRIMARY KEY, content_hash text NOT NULL, scene json NOT NULL)`
  })
}
