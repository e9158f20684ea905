/** Tables of the platform itself. Ids 0001–0009. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export const platformMigrations = {
  '0001_create_business_clock': Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`
      CREATE TABLE business_clock (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        offset_ms bigint NOT NULL DEFAULT 0
      )`
    yield* sql`INSERT INTO business_clock DEFAULT VALUES`
  })
}
