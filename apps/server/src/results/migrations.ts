import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export const resultMigrations = {
  /** A case that is approved first and has its certificate later has a file of either. */
  '0460_create_result_file': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE result_file (
        case_no text NOT NULL REFERENCES handling_case (case_no),
        kind text NOT NULL,
        format text NOT NULL,
        object_key text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (case_no, kind, format)
      )`
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
  })
}
