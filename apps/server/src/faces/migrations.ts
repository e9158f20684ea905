import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export const faceMigrations = {
  /** The code as SHA-256. */
  '0520_create_face_recognition': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE face_recognition (
        code_hash bytea PRIMARY KEY,
        owner text NOT NULL,
        session_id text NOT NULL REFERENCES session ON DELETE CASCADE,
        scene_code text NOT NULL,
        file_id text NOT NULL,
        state text NOT NULL DEFAULT 'begun',
        begun_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        ended_at timestamptz
      )`
    yield* sql`CREATE INDEX face_recognition_owner ON face_recognition (owner, begun_at)`
    yield* sql`CREATE INDEX face_recognition_session ON face_recognition (session_id)`
    yield* sql`CREATE INDEX face_recognition_end ON face_recognition (expires_at)`
  })
}
