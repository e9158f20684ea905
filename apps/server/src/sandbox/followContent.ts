/**
 * Keeps the sandbox's people and registers as the content has them (沙箱数据随内容更新): filled at the first start, filled anew at the first
 * start after `content/registry-sample.json` changed, in a data folder of any age. A person's user id is part of the content, so that
 * drafts and applications stay theirs. Between changes dates stay as they are.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { createHash } from 'node:crypto'
import { storedUser } from '../identity/stored/storedUser.ts'
import { seedOf } from './seed.ts'
import { registerRow } from './stored/registerRow.ts'

export const followContent = Effect.fn('sandbox.followContent')(function* (registry: string, today: string) {
  const sql = yield* SqlClient.SqlClient
  const hash = createHash('sha256').update(registry).digest('hex')
  yield* Effect.gen(function* () {
    yield* sql`LOCK TABLE sandbox_seed IN EXCLUSIVE MODE`
    const seeded = yield* sql`SELECT 1 FROM sandbox_seed WHERE hash = ${hash}`
    if (seeded.length > 0) return
    const seed = seedOf(registry, today)
    yield* sql`DELETE FROM sandbox_person`
    yield* sql`DELETE FROM sandbox_register`
    yield* sql`DELETE FROM sandbox_seed`
    yield* sql`INSERT INTO sandbox_seed (hash) VALUES (${hash})`
    yield* Effect.forEach(
      seed.people.entries(),
      ([position, { userInfo, facts }]) =>
        sql`INSERT INTO sandbox_person (person_id, position, user_info, facts)
            VALUES (${userInfo.userId}, ${position}, ${storedUser.write(userInfo)}::jsonb, ${registerRow.write(facts)}::jsonb)`,
      { discard: true }
    )
    yield* Effect.forEach(
      Object.entries(seed.registers).flatMap(([register, rows]) => rows.map((record, position) => ({ register, record, position }))),
      ({ register, record, position }) =>
        sql`INSERT INTO sandbox_register (register, position, record) VALUES (${register}, ${position}, ${registerRow.write(record)}::jsonb)`,
      { discard: true }
    )
  }).pipe(sql.withTransaction)
})
