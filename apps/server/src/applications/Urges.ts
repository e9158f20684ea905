/**
 * Urging a department (催办): kept once per case and day of the business clock, and told to the department with the delivery of its part.
 * The same client key again changes nothing; another one on the same day is refused.
 */
import { NotFound, Rejected } from '@ljonething/api/errors/errors'
import { promiseOf } from '@ljonething/domain/cases/promise'
import { waitText } from '@ljonething/domain/cases/waiting'
import { urgedToday, whyNotUrged } from '@ljonething/domain/cases/urging'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Cases } from '../cases/Cases.ts'
import { Deliveries } from '../deliveries/Deliveries.ts'
import type { Viewer } from '../identity/viewer.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { Applications } from './Applications.ts'

export interface Urge {
  /** yyyy-mm-dd. */
  readonly onDay: string
  readonly urgedAt: Date
}

export class Urges extends Context.Service<
  Urges,
  {
    /** By case, the first one first. */
    readonly ofCases: (caseNos: readonly string[]) => Effect.Effect<ReadonlyMap<string, readonly Urge[]>>
    readonly urge: (
      viewer: Viewer,
      urged: { readonly applyNo: string; readonly caseNo: string; readonly clientKey: string }
    ) => Effect.Effect<void, NotFound | Rejected>
  }
>()('@ljonething/server/applications/Urges') {
  static readonly layer = Layer.effect(
    Urges,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const applications = yield* Applications
      const cases = yield* Cases
      const clock = yield* Clock
      const deliveries = yield* Deliveries

      const ofCases = Effect.fn('Urges.ofCases')(function* (caseNos: readonly string[]) {
        if (caseNos.length === 0) return new Map()
        const rows = yield* sql<Urge & { readonly caseNo: string }>`
          SELECT case_no, on_day, urged_at FROM case_urge WHERE ${sql.in('case_no', caseNos)} ORDER BY case_no, on_day`
        return Map.groupBy(rows, ({ caseNo }) => caseNo)
      }, Effect.orDie)

      const urge = Effect.fn('Urges.urge')(
        function* (viewer: Viewer, { applyNo, caseNo, clientKey }: Parameters<Urges['Service']['urge']>[1]) {
          yield* applications.get(viewer, applyNo)
          const [stored] = (yield* cases.ofApplications([applyNo])).filter((one) => one.caseNo === caseNo)
          if (stored === undefined) return yield* new NotFound({ msg: '未查询到相关记录' })
          const now = yield* clock.now
          const today = dayOf(now)
          const { current, promisedDays } = stored
          const refused = whyNotUrged(
            { status: current.status, waitsFor: waitText(current), ...promiseOf(current, promisedDays, today) },
            false
          )
          if (refused !== undefined) return yield* new Rejected({ msg: refused })
          const [kept] = yield* sql<{ clientKey: string; isNew: boolean }>`
            INSERT INTO case_urge (case_no, on_day, client_key, urged_by, urged_at)
            VALUES (${caseNo}, ${today}, ${clientKey}, ${viewer.userId}, ${DateTime.toDate(now)})
            ON CONFLICT (case_no, on_day) DO UPDATE SET case_no = EXCLUDED.case_no RETURNING client_key, xmax = 0 AS is_new`
          if (kept?.isNew === true) return yield* deliveries.urge(caseNo, today)
          if (kept?.clientKey !== clientKey) return yield* new Rejected({ msg: urgedToday })
        },
        sql.withTransaction,
        Effect.catchTag('SqlError', Effect.die)
      )

      return Urges.of({ ofCases, urge })
    })
  ).pipe(Layer.provide([Applications.layer, Cases.layer, Deliveries.layer]))
}
