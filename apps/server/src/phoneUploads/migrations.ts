import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export const phoneUploadMigrations = {
  /** Secrets as SHA-256; the token until it is used, then the key. */
  '0330_create_phone_upload': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE phone_upload (
        upload_id text PRIMARY KEY,
        secret_hash bytea NOT NULL UNIQUE,
        is_open boolean NOT NULL DEFAULT false,
        owner text NOT NULL,
        session_id text NOT NULL REFERENCES session ON DELETE CASCADE,
        scene_code text NOT NULL,
        material_id text NOT NULL,
        application_key text NOT NULL,
        most_bytes bigint NOT NULL,
        most_files integer NOT NULL,
        expires_at timestamptz NOT NULL
      )`
    yield* sql`CREATE INDEX phone_upload_of_handling ON phone_upload (owner, application_key, material_id)`
    yield* sql`CREATE INDEX phone_upload_of_session ON phone_upload (session_id)`
    yield* sql`
      CREATE TABLE phone_file (
        upload_id text NOT NULL REFERENCES phone_upload ON DELETE CASCADE,
        client_key text NOT NULL,
        file_id text NOT NULL REFERENCES material_file ON DELETE CASCADE,
        PRIMARY KEY (upload_id, client_key)
      )`
    yield* sql`CREATE INDEX phone_file_of_file ON phone_file (file_id)`
  })
}
