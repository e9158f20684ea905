/**
 * Taking an application back (撤回): one transaction over all cases: what the lifecycle allows is withdrawn and its department told, the rest is named.
 * Source: spec §4.2.
 */
import { Rejected } from '@ljonething/api/errors/errors'
import type { NotFound } from '@ljonething/api/errors/errors'
import type { NotWithdrawn } from '@ljonething/api/oneThing/ApplicationsApi'
import { isFinished, withdrawnStatus } from '@ljonething/domain/cases/caseStatus'
import { isWaiting } from '@ljonething/domain/cases/needs'
import { whyNotWithdrawn } from '@ljonething/domain/cases/withdrawal'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Cases } from '../cases/Cases.ts'
import type { ActOutcome } from '../cases/Cases.ts'
import { Deliveries } from '../deliveries/Deliveries.ts'
import type { Viewer } from '../identity/viewer.ts'
import { Clock } from '../platform/Clock.ts'
import { Applications } from './Applications.ts'

/** The status the case had when it was to be withdrawn decides, read under its lock. */
const whyNot = (error: Extract<ActOutcome, { ok: false }>['error']): string =>
  (typeof error === 'string' ? undefined : whyNotWithdrawn(error.from)) ?? '暂时无法撤回'

/** Why none could be withdrawn: asked again, or from another tab, it says what has been done already. */
const noneLeft = (statuses: readonly number[]): Rejected => {
  const left = statuses.filter((status) => status !== withdrawnStatus)
  if (left.length === 0) return new Rejected({ msg: '该申请已经撤回，不用再次撤回' })
  const others = left.every(isFinished) ? '各事项已经办结，不能撤回' : '各事项已进入办理，不能撤回'
  return new Rejected({ msg: left.length === statuses.length ? others : `可以撤回的事项已经撤回，其余${others}` })
}

export class Withdrawals extends Context.Service<
  Withdrawals,
  {
    /** The cases that could not be withdrawn, each with the reason; `Rejected` when none could. */
    readonly withdraw: (viewer: Viewer, applyNo: string) => Effect.Effect<readonly NotWithdrawn[], NotFound | Rejected>
  }
>()('@ljonething/server/applications/Withdrawals') {
  static readonly layer = Layer.effect(
    Withdrawals,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const applications = yield* Applications
      const cases = yield* Cases
      const clock = yield* Clock
      const deliveries = yield* Deliveries

      const withdraw = Effect.fn('Withdrawals.withdraw')(
        function* (viewer: Viewer, applyNo: string) {
          yield* applications.get(viewer, applyNo)
          const at = DateTime.formatIso(yield* clock.now)
          const all = yield* cases.ofApplications([applyNo])
          const withdrawn: string[] = []
          const notWithdrawn: NotWithdrawn[] = []
          // What waits for another goes first, so that it is taken back and does not end by the other's end.
          for (const { caseNo, matterName, current } of all.toSorted(
            (one, other) => Number(isWaiting(other.current)) - Number(isWaiting(one.current))
          )) {
            if (current.status === withdrawnStatus) continue
            const reason = whyNotWithdrawn(current.status)
            if (reason !== undefined) {
              notWithdrawn.push({ caseNo, matterName, reason })
              continue
            }
            const outcome = yield* cases.act(caseNo, { kind: 'withdraw', by: 'applicant', at, key: 'withdraw' })
            if (outcome.ok) withdrawn.push(caseNo)
            else notWithdrawn.push({ caseNo, matterName, reason: whyNot(outcome.error) })
          }
          if (withdrawn.length === 0) return yield* noneLeft(all.map(({ current }) => current.status))
          yield* deliveries.withdraw(withdrawn)
          return notWithdrawn
        },
        sql.withTransaction,
        Effect.catchTag('SqlError', Effect.die)
      )

      return Withdrawals.of({ withdraw })
    })
  ).pipe(Layer.provide([Applications.layer, Cases.layer, Deliveries.layer]))
}
