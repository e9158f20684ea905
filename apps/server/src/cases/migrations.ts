import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

/** Part of 0050, which made an application, its cases and their deliveries at once. */
export const createCases = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`
    CREATE TABLE handling_case (
      case_no text PRIMARY KEY,
      apply_no text NOT NULL REFERENCES application (apply_no),
      position integer NOT NULL,
      matter_code text NOT NULL,
      matter_name text NOT NULL,
      dept_code text NOT NULL,
      department text NOT NULL,
      promised_days integer NOT NULL,
      handle_type text NOT NULL,
      result_name text NOT NULL,
      received_at timestamptz NOT NULL,
      status integer NOT NULL
    )`
  yield* sql`CREATE INDEX handling_case_application ON handling_case (apply_no, position)`
  yield* sql`CREATE INDEX handling_case_open ON handling_case (dept_code) WHERE status NOT IN (3, 7, 13, 14, 16, 51)`
  yield* sql`
    CREATE TABLE case_action (
      case_no text NOT NULL REFERENCES handling_case (case_no),
      seq integer NOT NULL,
      action_key text NOT NULL,
      action jsonb NOT NULL,
      PRIMARY KEY (case_no, seq),
      UNIQUE (case_no, action_key)
    )`
})

export const caseMigrations = {
  /** Working days of what ended well, for the pace of a matter; cases from before are not measured. */
  '0423_keep_used_days': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`ALTER TABLE handling_case ADD COLUMN used_days integer, ADD COLUMN ended_at timestamptz`
    yield* sql`
      CREATE INDEX handling_case_pace ON handling_case (dept_code, matter_name, ended_at DESC) INCLUDE (used_days) WHERE used_days IS NOT NULL`
  }),
  /** What a case needs of others' results, and that it waits for some of it: such a one is with no department. */
  '0480_wait_for_results': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`ALTER TABLE handling_case ADD COLUMN needs jsonb, ADD COLUMN waits boolean NOT NULL DEFAULT false`
    yield* sql`DROP INDEX handling_case_open`
    yield* sql`CREATE INDEX handling_case_open ON handling_case (dept_code) WHERE status NOT IN (3, 7, 13, 14, 16, 51) AND NOT waits`
  })
}
