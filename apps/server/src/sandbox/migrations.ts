import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { createFormSigners } from '../seal/migrations.ts'
import { isOpenSql, isWithDepartmentSql } from '../cases/statusSql.ts'

export const sandboxMigrations = {
  '0080_create_sandbox': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE sandbox_person (
        person_id text PRIMARY KEY,
        position integer NOT NULL,
        user_info jsonb NOT NULL,
        facts jsonb NOT NULL
      )`
    yield* sql`
      CREATE TABLE sandbox_register (
        register text NOT NULL,
        position integer NOT NULL,
        record jsonb NOT NULL,
        PRIMARY KEY (register, position)
      )`
    yield* sql`CREATE TABLE sandbox_department (dept_code text PRIMARY KEY, mode text NOT NULL)`
  }),
  '0100_create_sandbox_seed': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`CREATE TABLE sandbox_seed (hash text PRIMARY KEY)`
  }),
  '0110_signal_sandbox_register': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE FUNCTION sandbox_register_changed() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN PERFORM pg_notify('ljonething', 'sandbox-registers'); RETURN NULL; END $$`
    yield* sql`
      CREATE TRIGGER sandbox_register_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sandbox_register
      FOR EACH STATEMENT EXECUTE FUNCTION sandbox_register_changed()`
  }),
  '0120_create_sandbox_case': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE sandbox_case (
        case_no text PRIMARY KEY REFERENCES handling_case (case_no),
        dept_code text NOT NULL,
        due_at timestamptz
      )`
    yield* sql`CREATE INDEX sandbox_case_due ON sandbox_case (due_at) WHERE due_at IS NOT NULL`
    yield* sql`CREATE INDEX sandbox_case_department ON sandbox_case (dept_code)`
    yield* sql`
      INSERT INTO sandbox_case (case_no, dept_code, due_at)
      SELECT c.case_no, c.dept_code, c.received_at FROM handling_case c JOIN delivery d ON d.case_no = c.case_no
      WHERE d.kind = 'part' AND d.state = 'delivered' AND c.status ${sql.literal(isWithDepartmentSql)}`
  }),
  '0300_create_sandbox_upstream': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`CREATE TABLE sandbox_upstream (system text PRIMARY KEY, mode text NOT NULL)`
  }),
  '0461_create_sandbox_certificate': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`CREATE TABLE sandbox_certificate (cert_id text PRIMARY KEY, holders text[] NOT NULL, certificate jsonb NOT NULL)`
    yield* sql`CREATE INDEX sandbox_certificate_holder ON sandbox_certificate USING gin (holders)`
  }),
  '0490_keep_done_cases': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`ALTER TABLE sandbox_case ADD COLUMN done_at timestamptz, ADD COLUMN urged_on text[] NOT NULL DEFAULT '{}'`
    // What was done with had gone from the desk.
    yield* sql`
      INSERT INTO sandbox_case (case_no, dept_code, done_at)
      SELECT c.case_no, c.dept_code, coalesce((SELECT max((a.action ->> 'at')::timestamptz) FROM case_action a WHERE a.case_no = c.case_no), c.received_at)
      FROM handling_case c JOIN delivery d ON d.case_no = c.case_no
      WHERE d.delivered_at IS NOT NULL AND NOT (c.status ${sql.literal(isOpenSql)}) ON CONFLICT DO NOTHING`
    yield* sql`DROP INDEX sandbox_case_department`
    yield* sql`CREATE INDEX sandbox_case_lying ON sandbox_case (dept_code) WHERE done_at IS NULL`
    yield* sql`CREATE INDEX sandbox_case_done ON sandbox_case (dept_code, done_at DESC, case_no) WHERE done_at IS NOT NULL`
  }),
  '0510_create_sandbox_seal': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`CREATE TABLE sandbox_authority (name text PRIMARY KEY, certificate bytea NOT NULL, private_key bytea NOT NULL)`
    yield* sql`
      CREATE TABLE sandbox_seal (
        holder text PRIMARY KEY,
        sid text NOT NULL UNIQUE,
        certificate bytea NOT NULL,
        private_key bytea NOT NULL,
        valid_until timestamptz NOT NULL,
        is_revoked boolean NOT NULL
      )`
  }),
  '0511_create_form_signer': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`ALTER TABLE sandbox_seal ADD COLUMN picture bytea`
    yield* createFormSigners
  }),
  /** Code and key as SHA-256. */
  '0521_create_sandbox_face': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE sandbox_face (
        code_hash bytea PRIMARY KEY,
        key_hash bytea UNIQUE,
        state text NOT NULL DEFAULT 'waiting',
        masked_name text NOT NULL,
        purpose text NOT NULL,
        expires_at timestamptz NOT NULL
      )`
    yield* sql`CREATE INDEX sandbox_face_end ON sandbox_face (expires_at)`
  }),
  /** Seals of the sandbox's departments and their authority; private keys are encrypted under the installation key. */
  '0535_create_department_seal': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE department_seal (
        name text PRIMARY KEY,
        certificate bytea NOT NULL,
        public_key bytea NOT NULL,
        private_key bytea NOT NULL,
        seal bytea
      )`
  }),
  /** Made before by no standard; each is made anew when its department next seals. The authority stays, for it stands for itself. */
  '0571_make_department_seals_anew': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`DELETE FROM department_seal WHERE seal IS NOT NULL`
  })
}
