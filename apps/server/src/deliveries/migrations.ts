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

export const deliveryMigrations = {
  '0090_claim_deliveries': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`ALTER TABLE delivery ADD COLUMN kind text NOT NULL DEFAULT 'part', ADD COLUMN claimed_until timestamptz`
    yield* sql`DROP INDEX delivery_due`
    yield* sql`CREATE INDEX delivery_due ON delivery (dept_code, next_attempt_at) WHERE state IN ('waiting', 'failing')`
  }),
  '0424_tell_urges': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`ALTER TABLE delivery ADD COLUMN urged_on text`
  })
}
