/**
 * Keeps the sandbox's people and registers as the content has them (沙箱数据随内容更新): filled at the first start, filled anew at the first
 * start after `content/registry-sample.json` changed, in a data folder of any age. People are known by account and number, whatever
 * their place in the file: they keep their user id, and with it their drafts and applications. Between changes dates stay as they are.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { createHash } from 'node:crypto'
import { storedUser } from '../identity/stored/storedUser.ts'
import type { SeededPerson } from './seed.ts'
import { seedOf } from './seed.ts'
import { registerRow } from './stored/registerRow.ts'

const identityOf = ({ userType, cardId, unionCode = '' }: UserInfo): string => `${userType} ${cardId} ${unionCode}`

/** The people with the ids they already have; who is new keeps the id of the file unless it is taken. */
const withKnownIds = (people: readonly SeededPerson[], idOf: ReadonlyMap<string, string>): readonly SeededPerson[] => {
  const taken = new Set(idOf.values())
  const free = (wanted: string) => {
    let id = wanted
    for (let next = 2; taken.has(id); next += 1) id = `${wanted}-${next}`
    taken.add(id)
    return id
  }
  return people.map(({ userInfo, facts }) => ({
    userInfo: { ...userInfo, userId: idOf.get(identityOf(userInfo)) ?? free(userInfo.userId) },
    facts
  }))
}

export const followContent = Effect.fn('sandbox.followContent')(function* (registry: string, today: string) {
  const sql = yield* SqlClient.SqlClient
  const hash = createHash('sha256').update(registry).digest('hex')
  yield* Effect.gen(function* () {
    yield* sql`LOCK TABLE sandbox_seed IN EXCLUSIVE MODE`
    const seeded = yield* sql`SELECT 1 FROM sandbox_seed WHERE hash = ${hash}`
    if (seeded.length > 0) return
    const seed = seedOf(registry, today)
    const rows = yield* sql<{ personId: string; userInfo: unknown }>`SELECT person_id, user_info FROM sandbox_person`
    const known = yield* Effect.forEach(rows, ({ personId, userInfo }) => storedUser.read(userInfo, personId))
    const idOf = new Map(known.flatMap((user) => (user === undefined ? [] : [[identityOf(user), user.userId]])))
    const people = withKnownIds(seed.people, idOf)
    yield* sql`DELETE FROM sandbox_person`
    yield* sql`DELETE FROM sandbox_register`
    yield* sql`DELETE FROM sandbox_seed`
    yield* sql`INSERT INTO sandbox_seed (hash) VALUES (${hash})`
    yield* Effect.forEach(
      people.entries(),
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
