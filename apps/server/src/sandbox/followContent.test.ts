import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { testDatabase } from '../testing/testDatabase.ts'
import { followContent } from './followContent.ts'

const sample: { readonly people: readonly { readonly name: string }[]; readonly deaths: readonly object[] } = JSON.parse(
  readFileSync(new URL('../../../../content/registry-sample.json', import.meta.url), 'utf8')
)
const newcomer = {
  userId: 'P999',
  mobile: '13900009999',
  name: '新来',
  idCard: '230199999901010000',
  sex: '1',
  region: '230100000000',
  realNameLevel: 4,
  userType: '0'
}
const before = JSON.stringify(sample)
const after = JSON.stringify({
  ...sample,
  people: [...sample.people.slice(0, 2), newcomer, ...sample.people.slice(2)],
  deaths: [...sample.deaths, { idCard: newcomer.idCard, deathDate: '2026-11-19' }]
})

const stored = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const people = yield* sql<{ id: string; name: string }>`
    SELECT person_id AS id, user_info->>'userName' AS name FROM sandbox_person ORDER BY position`
  const deaths = yield* sql<{ date: string }>`
    SELECT record->>'deathDate' AS date FROM sandbox_register WHERE register = 'deaths' ORDER BY position`
  return { people, dates: deaths.map(({ date }) => date) }
})

const starts = (...contents: readonly (readonly [registry: string, today: string])[]) =>
  Effect.runPromise(
    Effect.forEach(contents, ([registry, today]) => Effect.andThen(followContent(registry, today), stored)).pipe(
      Effect.provide(testDatabase(1))
    )
  )

it('a person added to the content is there at the next start of a data folder of any age; the others keep their ids', async () => {
  const [first, second] = await starts([before, '2026-11-20'], [after, '2026-11-21'])
  expect(second?.people.map(({ name }) => name)).toContain('新来')
  expect(second?.people.filter(({ name }) => name !== '新来')).toEqual(first?.people)
  expect(new Set(second?.people.map(({ id }) => id)).size).toBe(second?.people.length)
  expect(second?.dates).toHaveLength((first?.dates.length ?? 0) + 1)
  expect(second?.dates.at(-1)).toBe('2026-11-20')
})

it('while the content stays as it is, so does the sandbox, on another day too', async () => {
  const [first, second] = await starts([before, '2026-11-20'], [before, '2026-12-24'])
  expect(second).toEqual(first)
})
