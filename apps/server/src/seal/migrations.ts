import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

/**
 * Part of 0511, which gave the seals of the sandbox a picture at once: who signs which form, and who has; `holder` is a pseudonym, `content_hash`
 * of what the form said when it was made.
 */
export const createFormSigners = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`
    CREATE TABLE signed_form (
      file_id text PRIMARY KEY REFERENCES material_file ON DELETE CASCADE,
      owner text NOT NULL,
      content_hash text NOT NULL
    )`
  yield* sql`
    CREATE TABLE form_signer (
      file_id text NOT NULL REFERENCES signed_form ON DELETE CASCADE,
      key text NOT NULL,
      position int NOT NULL,
      label text NOT NULL,
      name text NOT NULL,
      kind text NOT NULL,
      holder text NOT NULL,
      seen_sha256 text,
      signed_sha256 text,
      serial text,
      signed_by text,
      signed_at timestamptz,
      PRIMARY KEY (file_id, key)
    )`
})

export const sealMigrations = {
  /** `holder` is the pseudonym of who is asked. */
  '0512_create_signing_invitation': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE signing_invitation (
        invitation_id text PRIMARY KEY,
        code_hash bytea NOT NULL UNIQUE,
        file_id text NOT NULL,
        key text NOT NULL,
        owner text NOT NULL,
        from_name text NOT NULL,
        holder text NOT NULL,
        expires_at timestamptz NOT NULL,
        UNIQUE (file_id, key),
        FOREIGN KEY (file_id, key) REFERENCES form_signer ON DELETE CASCADE
      )`
    yield* sql`CREATE INDEX signing_invitation_holder ON signing_invitation (holder)`
    yield* sql`CREATE INDEX signing_invitation_end ON signing_invitation (expires_at)`
  }),
  /** Digests of the bytes of generated forms, which are no signed paper when they are uploaded; no more is kept of them. */
  '0545_create_made_form': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`CREATE TABLE made_form (sha256 text PRIMARY KEY, made_at timestamptz NOT NULL DEFAULT now())`
    yield* sql`CREATE INDEX made_form_age ON made_form (made_at)`
  })
}
