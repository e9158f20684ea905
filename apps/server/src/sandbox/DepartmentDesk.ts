/**
 * What lies on the desks of the sandbox departments (沙箱部门案头): one row per case delivered to them, with the moment its next move is due, by the
 * movable clock. Without one it waits: its department is silent. Done with, or taken back, it is put aside with the moment of that.
 */
import { Context, DateTime, Effect, Exit, Layer, Request, RequestResolver } from 'effect'
import { SqlClient } from 'effect/sql'
import { Clock } from '../platform/Clock.ts'
import type { PageWindow } from '../platform/paging.ts'

export interface DueCase {
  readonly caseNo: string
  /** As read, for `settle`. */
  readonly dueAt: string
}

/** When the case is to be looked at again; null: not before its department is asked anew; undefined: never. */
export interface Settled extends DueCase {
  readonly nextAt: Date | null | undefined
}

/** A case as it lies on a desk, or was put aside from it. */
export interface LyingCase {
  readonly caseNo: string
  /** The days on which the applicant urged, yyyy-mm-dd, the first one first. */
  readonly urgedOn: readonly string[]
}

interface Take extends Request.Request<boolean> {
  readonly _tag: 'Take'
  readonly caseNo: string
  readonly deptCode: string
}
const Take = Request.tagged<Take>('Take')

export class DepartmentDesk extends Context.Service<
  DepartmentDesk,
  {
    /** False when the department is out of order. Due at once; taken again, as with a part that has become another, where it waited too. */
    readonly take: (caseNo: string, deptCode: string) => Effect.Effect<boolean>
    /** False when the department is out of order. */
    readonly giveBack: (caseNo: string, deptCode: string) => Effect.Effect<boolean>
    /** The longest overdue first. */
    readonly due: (now: Date, most: number) => Effect.Effect<readonly DueCase[]>
    /** False when the department is out of order. The day is yyyy-mm-dd; told twice it is one. */
    readonly urge: (caseNo: string, deptCode: string, onDay: string) => Effect.Effect<boolean>
    /** What lies on the desk of a department, the latest received first; or what was put aside, the last one first. */
    readonly lying: (
      deptCode: string,
      isDone: boolean,
      window: PageWindow
    ) => Effect.Effect<{ readonly cases: readonly LyingCase[]; readonly total: number }>
    /** The days on which the applicant urged. */
    readonly urgesOf: (caseNo: string) => Effect.Effect<readonly string[]>
    /** The case was moved by hand: due at once. */
    readonly lookAgain: (caseNo: string) => Effect.Effect<void>
    readonly settle: (cases: readonly Settled[]) => Effect.Effect<void>
  }
>()('@ljonething/server/sandbox/DepartmentDesk') {
  static readonly layer = Layer.effect(
    DepartmentDesk,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const clock = yield* Clock
      const answers = (deptCode: string) =>
        sql`NOT EXISTS (SELECT 1 FROM sandbox_department WHERE dept_code = ${deptCode} AND mode = 'fail')`

      // What arrives at once is one statement.
      const taking = RequestResolver.make<Take>(
        Effect.fnUntraced(function* (arrived) {
          const now = DateTime.toDate(yield* clock.now)
          const of = (column: 'caseNo' | 'deptCode') => arrived.map(({ request }) => request[column])
          const rows = yield* Effect.orDie(sql<{ caseNo: string }>`
            INSERT INTO sandbox_case (case_no, dept_code, due_at)
            SELECT DISTINCT ON (a.case_no) a.case_no, a.dept_code, ${now}::timestamptz
            FROM unnest(${of('caseNo')}::text[], ${of('deptCode')}::text[]) AS a (case_no, dept_code)
            WHERE NOT EXISTS (SELECT 1 FROM sandbox_department d WHERE d.dept_code = a.dept_code AND d.mode = 'fail')
            ON CONFLICT (case_no) DO UPDATE
              SET dept_code = EXCLUDED.dept_code, due_at = coalesce(sandbox_case.due_at, EXCLUDED.due_at), done_at = NULL
            RETURNING case_no`)
          const taken = new Set(rows.map(({ caseNo }) => caseNo))
          for (const { request, completeUnsafe } of arrived) completeUnsafe(Exit.succeed(taken.has(request.caseNo)))
        })
      )

      const take = (caseNo: string, deptCode: string) => Effect.request(Take({ caseNo, deptCode }), taking)
      const putAside = Effect.fnUntraced(function* (caseNos: readonly string[]) {
        const now = DateTime.toDate(yield* clock.now)
        yield* sql`UPDATE sandbox_case SET due_at = NULL, done_at = coalesce(done_at, ${now}) WHERE ${sql.in('case_no', caseNos)}`
      })

      return DepartmentDesk.of({
        take,
        urge: Effect.fn('DepartmentDesk.urge')(function* (caseNo, deptCode, onDay) {
          if (!(yield* take(caseNo, deptCode))) return false
          yield* sql`
            UPDATE sandbox_case SET urged_on = array_append(urged_on, ${onDay}::text)
            WHERE case_no = ${caseNo} AND NOT ${onDay}::text = ANY (urged_on)`
          return true
        }, Effect.orDie),
        giveBack: Effect.fn('DepartmentDesk.giveBack')(function* (caseNo, deptCode) {
          const [answered] = yield* sql<{ holds: boolean }>`SELECT ${answers(deptCode)} AS holds`
          if (answered?.holds !== true) return false
          yield* putAside([caseNo])
          return true
        }, Effect.orDie),
        due: (now, most) =>
          Effect.orDie(
            sql<DueCase>`SELECT case_no, due_at::text AS due_at FROM sandbox_case WHERE due_at <= ${now} ORDER BY due_at LIMIT ${most}`
          ),
        lying: Effect.fn('DepartmentDesk.lying')(function* (deptCode, isDone, { offset, limit }) {
          const cases = yield* isDone
            ? sql<LyingCase>`
                SELECT case_no, urged_on FROM sandbox_case WHERE dept_code = ${deptCode} AND done_at IS NOT NULL
                ORDER BY done_at DESC, case_no LIMIT ${limit} OFFSET ${offset}`
            : sql<LyingCase>`
                SELECT s.case_no, s.urged_on FROM sandbox_case s JOIN handling_case c ON c.case_no = s.case_no
                WHERE s.dept_code = ${deptCode} AND s.done_at IS NULL ORDER BY c.received_at DESC, s.case_no LIMIT ${limit} OFFSET ${offset}`
          const [counted] = yield* sql<{ count: number }>`
            SELECT count(*)::int AS count FROM sandbox_case WHERE dept_code = ${deptCode} AND done_at ${sql.literal(isDone ? 'IS NOT NULL' : 'IS NULL')}`
          return { cases, total: counted?.count ?? 0 }
        }, Effect.orDie),
        urgesOf: Effect.fn('DepartmentDesk.urgesOf')(function* (caseNo) {
          const [row] = yield* sql<{ urgedOn: readonly string[] }>`SELECT urged_on FROM sandbox_case WHERE case_no = ${caseNo}`
          return row?.urgedOn ?? []
        }, Effect.orDie),
        lookAgain: Effect.fn('DepartmentDesk.lookAgain')(function* (caseNo) {
          const now = DateTime.toDate(yield* clock.now)
          yield* sql`UPDATE sandbox_case SET due_at = ${now} WHERE case_no = ${caseNo}`
        }, Effect.orDie),
        settle: Effect.fn('DepartmentDesk.settle')(function* (cases) {
          const done = cases.flatMap(({ caseNo, nextAt }) => (nextAt === undefined ? [caseNo] : []))
          if (done.length > 0) yield* putAside(done)
          const again = cases.flatMap(({ nextAt, ...one }) =>
            nextAt === undefined ? [] : [{ ...one, nextAt: nextAt?.toISOString() ?? '' }]
          )
          if (again.length === 0) return
          // One that was made due anew meanwhile stays due.
          yield* sql`
            UPDATE sandbox_case s SET due_at = nullif(n.next_at, '')::timestamptz
            FROM unnest(${again.map(({ caseNo }) => caseNo)}::text[], ${again.map(({ dueAt }) => dueAt)}::text[],
                        ${again.map(({ nextAt }) => nextAt)}::text[]) AS n (case_no, due_at, next_at)
            WHERE s.case_no = n.case_no AND s.due_at = n.due_at::timestamptz`
        }, Effect.orDie)
      })
    })
  )
}
