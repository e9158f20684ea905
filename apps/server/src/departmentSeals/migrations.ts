import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export const departmentSealMigrations = {
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
