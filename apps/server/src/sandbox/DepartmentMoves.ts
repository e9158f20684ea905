/**
 * How a sandbox department moves a case (沙箱部门办理), by its script or by hand: the actions go into the log of the case, and what ends well is
 * entered in the registers, all in one transaction. An action that was done before changes nothing.
 */
import { outcomeOf } from '@ljonething/domain/cases/caseStatus'
import type { CaseAction } from '@ljonething/domain/cases/lifecycle'
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Cases } from '../cases/Cases.ts'
import type { ActOutcome } from '../cases/Cases.ts'
import { Deliveries } from '../deliveries/Deliveries.ts'
import { DepartmentEntries } from './DepartmentEntries.ts'

export class DepartmentMoves extends Context.Service<
  DepartmentMoves,
  {
    /** All of the actions or none. */
    readonly move: (caseNo: string, ...actions: readonly CaseAction[]) => Effect.Effect<ActOutcome>
  }
>()('@ljonething/server/sandbox/DepartmentMoves') {
  static readonly layer = Layer.effect(
    DepartmentMoves,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const cases = yield* Cases
      const deliveries = yield* Deliveries
      const entries = yield* DepartmentEntries
      return DepartmentMoves.of({
        move: Effect.fn('DepartmentMoves.move')(
          function* (caseNo, ...actions) {
            const outcome = yield* cases.act(caseNo, ...actions)
            if (!outcome.ok) return outcome
            const keys = new Set(actions.map(({ key }) => key))
            const done = outcome.case.log.filter(({ key }) => keys.has(key))
            if (done.some(({ from, to }) => outcomeOf(from) === 'open' && outcomeOf(to) === 'succeeded')) {
              const part = yield* deliveries.partOf(caseNo)
              if (part !== undefined) yield* entries.enter(part)
            }
            return outcome
          },
          sql.withTransaction,
          Effect.orDie
        )
      })
    })
  ).pipe(Layer.provide([Cases.layer, Deliveries.layer, DepartmentEntries.layer]))
}
