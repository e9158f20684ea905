/**
 * One after another (逐个进行): what counts first and writes then, of one owner, so that no two of them count the same. Holds until the end of the
 * caller's transaction; whoever comes later sees what the one before has written.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

/** `kind` keeps what has nothing to do with each other apart: `draft`, `file`. */
export const oneByOne = Effect.fn('oneByOne')(function* (kind: string, owner: string) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${kind}:${owner}`}, 0))`
})
