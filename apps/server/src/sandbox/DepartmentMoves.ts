/**
 * How a sandbox department moves a case (沙箱部门办理), by its script or by hand: the actions go into the log of the case, and what ends well is
 * entered in the registers; with 审批通过 the numbers are issued that other matters need, with 已制证 the certificate, which lies in the locker. What was
 * forwarded has its numbers with the certificate. All in one transaction; an action that was done before changes nothing.
 */
import { approvedStatus, certifiedStatus, outcomeOf } from '@ljonething/domain/cases/caseStatus'
import type { CaseAction } from '@ljonething/domain/cases/lifecycle'
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Cases } from '../cases/Cases.ts'
import type { ActOutcome } from '../cases/Cases.ts'
import { Deliveries } from '../deliveries/Deliveries.ts'
import { DepartmentEntries } from './DepartmentEntries.ts'
import { IssuedCertificates } from './IssuedCertificates.ts'
import { IssuedValues } from './IssuedValues.ts'

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
      const certificates = yield* IssuedCertificates
      const values = yield* IssuedValues

      const withResult = Effect.fnUntraced(function* (caseNo: string, action: CaseAction) {
        if (action.kind !== 'move' || (action.to !== approvedStatus && action.to !== certifiedStatus)) return action
        const part = yield* deliveries.partOf(caseNo)
        if (part === undefined) return action
        const certificate = action.to === certifiedStatus ? yield* certificates.made(caseNo, part, action.at) : undefined
        const given = yield* values.made(caseNo, part, action.at)
        return {
          ...action,
          ...(certificate === undefined ? {} : { certificate }),
          ...(given.length === 0 ? {} : { given })
        } satisfies CaseAction
      })

      return DepartmentMoves.of({
        move: Effect.fn('DepartmentMoves.move')(
          function* (caseNo, ...actions) {
            const outcome = yield* cases.act(caseNo, ...(yield* Effect.forEach(actions, (action) => withResult(caseNo, action))))
            if (!outcome.ok) return outcome
            const keys = new Set(actions.map(({ key }) => key))
            const done = outcome.case.log.filter(({ key }) => keys.has(key))
            if (done.some(({ from, to }) => outcomeOf(from) === 'open' && outcomeOf(to) === 'succeeded')) {
              const part = yield* deliveries.partOf(caseNo)
              if (part !== undefined) yield* entries.enter(part)
            }
            for (const entry of done) {
              if (entry.kind === 'move' && entry.certificate !== undefined) yield* certificates.keep(entry.certificate)
            }
            return outcome
          },
          sql.withTransaction,
          Effect.orDie
        )
      })
    })
  ).pipe(Layer.provide([Cases.layer, Deliveries.layer, DepartmentEntries.layer, IssuedCertificates.layer, IssuedValues.layer]))
}
