import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

/** Part of 0050, which made an application, its cases and their deliveries at once. */
export const createDeliveries = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`
    CREATE TABLE delivery (
      case_no text PRIMARY KEY REFERENCES handling_case (case_no),
      dept_code text NOT NULL,
      part jsonb NOT NULL,
      state text NOT NULL,
      attempts integer NOT NULL DEFAULT 0,
      next_attempt_at timestamptz NOT NULL,
      delivered_at timestamptz,
      last_error text
    )`
  yield* sql`CREATE INDEX delivery_due ON delivery (next_attempt_at) WHERE state <> 'delivered'`
})
