/** How each sandbox department works (沙箱部门状态), as whoever tries the service sets it; one that was never set works as usual. */
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Clock } from '../platform/Clock.ts'
import type { DepartmentMode } from './departmentScript.ts'

export class DepartmentModes extends Context.Service<
  DepartmentModes,
  {
    readonly all: Effect.Effect<ReadonlyMap<string, DepartmentMode>>
    /** Everything on its desk is looked at again. */
    readonly set: (deptCode: string, mode: DepartmentMode) => Effect.Effect<void>
  }
>()('@ljonething/server/sandbox/DepartmentModes') {
  static readonly layer = Layer.effect(
    DepartmentModes,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const clock = yield* Clock

      return DepartmentModes.of({
        all: sql<{ deptCode: string; mode: DepartmentMode }>`SELECT dept_code, mode FROM sandbox_department`.pipe(
          Effect.orDie,
          Effect.map((rows) => new Map(rows.map(({ deptCode, mode }) => [deptCode, mode])))
        ),
        set: Effect.fn('DepartmentModes.set')(
          function* (deptCode, mode) {
            const now = DateTime.toDate(yield* clock.now)
            yield* sql`
              INSERT INTO sandbox_department (dept_code, mode) VALUES (${deptCode}, ${mode})
              ON CONFLICT (dept_code) DO UPDATE SET mode = EXCLUDED.mode`
            yield* sql`UPDATE sandbox_case SET due_at = ${now} WHERE dept_code = ${deptCode} AND done_at IS NULL`
          },
          sql.withTransaction,
          Effect.orDie
        )
      })
    })
  )
}
