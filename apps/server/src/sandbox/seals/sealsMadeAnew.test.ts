import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect, it } from 'vitest'
import { migrations } from '../../migrations.ts'
import { testDatabase } from '../../testing/testDatabase.ts'

const anew = ['0570_make_sealed_results_anew', '0571_make_department_seals_anew']

/** What is left of a seal, the authority and three files. */
const leftOf = (seals: readonly (string | null)[]) =>
  Effect.runPromise(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* sql`ALTER TABLE result_file DROP CONSTRAINT result_file_case_no_fkey`
      for (const [at, seal] of seals.entries())
        yield* sql`INSERT INTO department_seal VALUES (${`部门${at}`}, '1', '2', '3', ${seal === null ? null : Buffer.from(seal)})`
      for (const format of ['ofd', 'pdf']) yield* sql`INSERT INTO result_file VALUES ('C1', 'certificate', ${format}, 'key')`
      for (const name of anew) yield* migrations[name] ?? Effect.die(name)
      const files = yield* sql<{ format: string }>`SELECT format FROM result_file`
      const kept = yield* sql<{ name: string }>`SELECT name FROM department_seal`
      return [files.map(({ format }) => format), kept.map(({ name }) => name)]
    }).pipe(Effect.provide(testDatabase()))
  )

it('what the sandbox sealed by no standard is made again, its authority and every other file stay', async () => {
  expect(await leftOf([null, 'sealed'])).toEqual([['pdf'], ['部门0']])
})

it('where the sandbox never sealed, files of departments stay', async () => {
  expect(await leftOf([])).toEqual([['ofd', 'pdf'], []])
})
