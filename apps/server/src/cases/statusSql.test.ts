import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect, it } from 'vitest'
import { testDatabase } from '../testing/testDatabase.ts'
import { isOpenSql, isWithDepartmentSql } from './statusSql.ts'

const planOf = (condition: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`SET enable_seqscan = off`
    return JSON.stringify(
      yield* sql`EXPLAIN SELECT 1 FROM handling_case WHERE dept_code = 'GAT' AND status ${sql.literal(condition)} AND NOT waits`
    )
  }).pipe(Effect.provide(testDatabase(1)))

it.each([isOpenSql, isWithDepartmentSql, isOpenSql.replace(')', ', 52)')])(
  'the index of open cases serves: status %s',
  async (condition) => {
    expect(await Effect.runPromise(planOf(condition))).toContain('handling_case_open')
  }
)
