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
  /** Seals that the sandbox made before are of no standard: what they stand on is made again when it is next asked for. */
  '0570_make_sealed_results_anew': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`DELETE FROM result_file WHERE format = 'ofd' AND EXISTS (SELECT FROM department_seal WHERE seal IS NOT NULL)`
  })
}
