/** How long cases of a matter take (办理速度): kept of each that ends well, told of the last ones of its matter. */
import { isFinished } from '@ljonething/domain/cases/caseStatus'
import type { Case } from '@ljonething/domain/cases/lifecycle'
import { promiseOf } from '@ljonething/domain/cases/promise'
import { formatDate } from '@ljonething/domain/display/dateTime'
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { CaseRow } from './StoredCase.ts'

/** Of the last finished cases of a matter. */
export interface Pace {
  /** Working days within which half of them ended well. */
  readonly days: number
  readonly cases: number
}

/** The pace of a matter is that of its last ones, and is told from so many on. */
const pacedBy = 200
const fewestPaced = 20

export class CasePaces extends Context.Service<
  CasePaces,
  {
    /** By case: how long the last of its matter took that ended well; missing while there are too few. */
    readonly of: (cases: readonly Pick<CaseRow, 'caseNo' | 'deptCode' | 'matterName'>[]) => Effect.Effect<ReadonlyMap<string, Pace>>
    /** Of a case that ended well; part of the caller's transaction. */
    readonly keep: (row: CaseRow, ended: Case) => Effect.Effect<void>
  }
>()('@ljonething/server/cases/CasePaces') {
  static readonly layer = Layer.effect(
    CasePaces,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient

      // So many entries of an index for each matter, however many have ended.
      const pacesOf = Effect.fn('CasePaces.of')(function* (cases: readonly Pick<CaseRow, 'caseNo' | 'deptCode' | 'matterName'>[]) {
        const of = (column: 'caseNo' | 'deptCode' | 'matterName') => cases.map((one) => one[column])
        const rows = yield* sql<Pace & { readonly caseNo: string }>`
          SELECT m.case_no, count(*)::int AS cases, percentile_disc(0.5) WITHIN GROUP (ORDER BY ended.used_days) AS days
          FROM unnest(${of('caseNo')}::text[], ${of('deptCode')}::text[], ${of('matterName')}::text[]) AS m (case_no, dept_code, matter_name)
            CROSS JOIN LATERAL (
              SELECT c.used_days FROM handling_case c
              WHERE c.dept_code = m.dept_code AND c.matter_name = m.matter_name AND c.used_days IS NOT NULL
              ORDER BY c.ended_at DESC LIMIT ${pacedBy}) ended
          GROUP BY m.case_no HAVING count(*) >= ${fewestPaced}`
        return new Map(rows.map(({ caseNo, days, cases: count }) => [caseNo, { days, cases: count }]))
      }, Effect.orDie)

      const keep = Effect.fnUntraced(function* (row: CaseRow, ended: Case) {
        const endedAt = ended.log.find(({ to }) => isFinished(to))?.at ?? ended.receivedAt
        const { usedDays } = promiseOf(ended, row.promisedDays, formatDate(endedAt))
        yield* sql`UPDATE handling_case SET used_days = ${usedDays}, ended_at = ${new Date(endedAt)} WHERE case_no = ${row.caseNo}`
      }, Effect.orDie)

      return CasePaces.of({ of: pacesOf, keep })
    })
  )
}
