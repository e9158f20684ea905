import { Effect, Exit, References } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect, it } from 'vitest'
import { useTestServer } from '../testing/server.ts'
import { DeliveryClaims } from './DeliveryClaims.ts'

const server = useTestServer()
const [departments, waiting, lanes] = [5, 20_000, 4]

it('claims the longest waiting of each department and reads little else, however much waits', async () => {
  const claimed = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const claims = yield* DeliveryClaims
    // Nobody else sees these: they are gone with the transaction.
    yield* sql`ALTER TABLE delivery DISABLE TRIGGER ALL`
    yield* sql`
      INSERT INTO delivery (case_no, dept_code, part, state, next_attempt_at)
      SELECT 'C' || n, 'D' || n % ${departments}::int, '{}', CASE WHEN n % 2 = 0 THEN 'waiting' ELSE 'failing' END, now() - make_interval(secs => n)
      FROM generate_series(1, ${waiting}::int) n`
    yield* sql`ANALYZE delivery`
    const read = sql<{ rows: number }>`
      SELECT sum(pg_stat_get_xact_tuples_returned(oid))::int AS rows FROM pg_class
      WHERE oid = 'delivery'::regclass OR relname = 'delivery_due'`
    const [before] = yield* read
    const rows = yield* Effect.provideService(claims.claim(lanes, new Map([['D0', 1]])), References.MinimumLogLevel, 'None')
    const [after] = yield* read
    return yield* Effect.fail({ rows: rows.map(({ caseNo }) => caseNo), read: (after?.rows ?? 0) - (before?.rows ?? 0) })
  })
  const exit = await server.run(
    Effect.exit(
      Effect.flatMap(SqlClient.SqlClient, (sql) => Effect.flip(sql.withTransaction(claimed).pipe(Effect.catchTag('SqlError', Effect.die))))
    )
  )
  if (!Exit.isSuccess(exit)) throw new Error(String(exit))
  const oldest = Array.from({ length: departments * lanes }, (_, n) => `C${waiting - n}`).filter((caseNo) => caseNo !== `C${waiting - 15}`)
  expect([...exit.value.rows].sort()).toEqual(oldest.sort())
  expect(exit.value.read).toBeGreaterThan(0)
  expect(exit.value.read).toBeLessThan(200)
})
