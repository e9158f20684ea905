import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export const materialMigrations = {
  '0040_create_material_file': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE material_file (
        file_id text PRIMARY KEY,
        owner text NOT NULL,
        scene_code text NOT NULL,
        material_id text NOT NULL,
        name text NOT NULL,
        file_type text NOT NULL,
        size bigint NOT NULL,
        sha256 text NOT NULL,
        object_key text NOT NULL,
        is_apply_form boolean NOT NULL,
        apply_no text,
        created_at timestamptz NOT NULL DEFAULT now()
      )`
    yield* sql`CREATE INDEX material_file_owner ON material_file (owner, created_at)`
    yield* sql`CREATE INDEX material_file_application ON material_file (apply_no)`
    yield* sql`CREATE UNIQUE INDEX material_file_form ON material_file (apply_no) WHERE material_id = 'application'`
  }),
  '0140_index_unclaimed_files': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`CREATE INDEX material_file_unclaimed ON material_file (owner, scene_code) WHERE apply_no IS NULL`
    yield* sql`CREATE INDEX material_file_unclaimed_age ON material_file (created_at) WHERE apply_no IS NULL`
  }),
  /** `writer` is who counts; what another has begun to write counts no more. */
  '0350_create_resumable_upload': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE resumable_upload (
        upload_id text PRIMARY KEY,
        owner text NOT NULL,
        client_key text NOT NULL,
        scene_code text NOT NULL,
        material_id text NOT NULL,
        name text NOT NULL,
        size bigint NOT NULL,
        received bigint NOT NULL DEFAULT 0,
        writer text,
        finishing_until timestamptz,
        file_id text,
        expires_at timestamptz NOT NULL
      )`
    yield* sql`CREATE INDEX resumable_upload_owner ON resumable_upload (owner)`
    yield* sql`CREATE INDEX resumable_upload_end ON resumable_upload (expires_at)`
  }),
  '0370_mark_reused_files': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`ALTER TABLE material_file ADD COLUMN reuse_group text, ADD COLUMN cert_id text, ADD COLUMN cert_edition text`
  })
}
