/**
 * Cases (办件): one per matter of an application. The log of actions is append only; the status beside it is derived from the log and
 * kept in the same transaction, and so is the group of its application where the case comes to another outcome. A replayed action key
 * changes nothing. A case that is refused or withdrawn gives the place back that it booked. Moves outside the lifecycle of the domain are refused.
 * Where an action of the log cannot be read the case stands as its status says, and does not move.
 *
 * A case that waits for another's result goes on, or ends, in the transaction of the move that gives it, or makes sure that it never comes:
 * its part is sent with the result then, or never. So nothing is lost or done twice wherever a process ends.
 */
import { awaitsCorrection, isFinished, outcomeOf, parseStatus, receivedStatus } from '@ljonething/domain/cases/caseStatus'
import { advanceCase, receiveCase } from '@ljonething/domain/cases/lifecycle'
import type { Case, CaseAction, ForbiddenMove } from '@ljonething/domain/cases/lifecycle'
import { earlierResults, isWaiting, needsOf } from '@ljonething/domain/cases/needs'
import { promiseOf } from '@ljonething/domain/cases/promise'
import { consequencesOf } from '@ljonething/domain/cases/waiting'
import { formatDate } from '@ljonething/domain/display/dateTime'
import type { PlannedMatter } from '@ljonething/domain/plan/Plan'
import { Context, Data, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { SqlError } from 'effect/sql/SqlError'
import { Bookings } from '../bookings/Bookings.ts'
import { Deliveries } from '../deliveries/Deliveries.ts'
import { ApplicationGroups } from './ApplicationGroups.ts'
import { caseAction } from './stored/caseAction.ts'
import { caseNeeds } from './stored/caseNeeds.ts'

export interface CaseRow {
  readonly caseNo: string
  readonly applyNo: string
  readonly matterCode: string
  readonly matterName: string
  readonly deptCode: string
  readonly department: string
  readonly promisedDays: number
  readonly handleType: string
  readonly resultName: string
  readonly receivedAt: Date
  readonly status: number
}

/** As it stands in its table. */
interface KeptCase extends CaseRow {
  readonly needs: unknown
}

export interface StoredCase extends CaseRow {
  readonly current: Case
  /** Entries at the end of the log that cannot be read are left out of it. */
  readonly wholeLog: boolean
}

/** Of the last finished cases of a matter. */
export interface Pace {
  /** Working days within which half of them ended well. */
  readonly days: number
  readonly cases: number
}

export type ListedCase = Pick<StoredCase, 'applyNo' | 'promisedDays' | 'current'>

/** The pace of a matter is that of its last ones, and is told from so many on. */
const pacedBy = 200
const fewestPaced = 20

/** Refused or withdrawn, nobody comes. */
const freesPlace = (status: CaseRow['status']): boolean => ['refused', 'withdrawn'].includes(outcomeOf(status) ?? '')

export const caseNoOf = (applyNo: string, matterCode: string): string => `${applyNo}-${matterCode}`

export type ActOutcome =
  { readonly ok: true; readonly case: Case } | { readonly ok: false; readonly error: ForbiddenMove | 'no such case' | 'unreadable log' }

/** Nothing of what was written before it stays. */
class NotActed extends Data.TaggedError('NotActed')<{ readonly error: Extract<ActOutcome, { readonly ok: false }>['error'] }> {}

type Acted = (caseNo: string, actions: readonly CaseAction[]) => Effect.Effect<Case, NotActed | SqlError>

export class Cases extends Context.Service<
  Cases,
  {
    /** Opens one case per matter, numbered after the application; part of the caller's transaction. */
    readonly open: (applyNo: string, matters: readonly PlannedMatter['matter'][], receivedAt: Date) => Effect.Effect<void>
    readonly ofApplications: (applyNos: readonly string[]) => Effect.Effect<readonly StoredCase[]>
    /** As lists show them: of a finished case the status is all that matters, its log is not read. */
    readonly listed: (applyNos: readonly string[]) => Effect.Effect<readonly ListedCase[]>
    readonly named: (caseNos: readonly string[]) => Effect.Effect<readonly StoredCase[]>
    /** By case: how long the last of its matter took that ended well; missing while there are too few. */
    readonly paces: (cases: readonly Pick<CaseRow, 'caseNo' | 'deptCode' | 'matterName'>[]) => Effect.Effect<ReadonlyMap<string, Pace>>
    /** All of the actions or none. */
    readonly act: (caseNo: string, ...actions: readonly CaseAction[]) => Effect.Effect<ActOutcome>
  }
>()('@ljonething/server/cases/Cases') {
  static readonly layer = Layer.effect(
    Cases,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const groups = yield* ApplicationGroups
      const bookings = yield* Bookings
      const deliveries = yield* Deliveries
      const columns = sql.literal(
        'c.case_no, c.apply_no, c.matter_code, c.matter_name, c.dept_code, c.department, c.promised_days, c.handle_type, c.result_name, c.received_at, c.status, c.needs'
      )

      const actionsOf = (caseNos: readonly string[]) =>
        sql<{ caseNo: string; action: unknown }>`
          SELECT case_no, action FROM case_action WHERE ${sql.in('case_no', caseNos)} ORDER BY case_no, seq`

      const replay = Effect.fnUntraced(function* (row: KeptCase, kept: readonly { readonly action: unknown }[]) {
        const needed = row.needs === null ? undefined : yield* caseNeeds.read(row.needs, row.caseNo)
        const actions: CaseAction[] = []
        for (const { action } of kept) {
          const read = yield* caseAction.read(action, row.caseNo)
          if (read === undefined) break
          actions.push(read)
        }
        const { caseNo, matterCode, receivedAt } = row
        const current = actions.reduce(
          (theCase, action) => {
            const moved = advanceCase(theCase, action)
            return moved.ok ? moved.case : theCase
          },
          receiveCase({ caseNo, matterCode, receivedAt: receivedAt.toISOString(), ...needed })
        )
        const wholeLog = actions.length === kept.length && (row.needs === null || needed !== undefined)
        return { current: wholeLog ? current : { ...current, status: parseStatus(row.status) ?? current.status }, wholeLog }
      })

      const open = Effect.fnUntraced(function* (applyNo: string, matters: readonly PlannedMatter['matter'][], receivedAt: Date) {
        const needed = needsOf(matters)
        const rows = matters.map((matter, position) => {
          const needs = needed.get(matter.code)
          return {
            caseNo: caseNoOf(applyNo, matter.code),
            applyNo,
            position,
            matterCode: matter.code,
            matterName: matter.name,
            deptCode: matter.deptCode,
            department: matter.department,
            promisedDays: matter.promisedDays,
            handleType: matter.handleType,
            resultName: matter.approvalResult.name,
            receivedAt,
            status: receivedStatus,
            needs: needs === undefined ? null : caseNeeds.write({ needs }),
            waits: needs !== undefined
          }
        })
        const [first, ...others] = rows
        if (first !== undefined) yield* sql`INSERT INTO handling_case ${sql.insert([first, ...others])}`
      }, Effect.orDie)

      const storedOf = Effect.fn('Cases.storedOf')(function* (rows: readonly KeptCase[]) {
        const actions = rows.length === 0 ? [] : yield* actionsOf(rows.map(({ caseNo }) => caseNo))
        const byCase = Map.groupBy(actions, ({ caseNo }) => caseNo)
        return yield* Effect.forEach(rows, ({ needs, ...row }) =>
          Effect.map(replay({ ...row, needs }, byCase.get(row.caseNo) ?? []), (replayed): StoredCase => ({ ...row, ...replayed }))
        )
      })

      const rowsOf = (applyNos: readonly string[]) =>
        sql<KeptCase>`SELECT ${columns} FROM handling_case c WHERE ${sql.in('c.apply_no', applyNos)} ORDER BY c.apply_no, c.position`

      const ofApplications = Effect.fn('Cases.ofApplications')(function* (applyNos: readonly string[]) {
        return applyNos.length === 0 ? [] : yield* storedOf(yield* rowsOf(applyNos))
      }, Effect.orDie)

      const listed = Effect.fn('Cases.listed')(function* (applyNos: readonly string[]) {
        const rows = applyNos.length === 0 ? [] : yield* rowsOf(applyNos)
        const open = new Map((yield* storedOf(rows.filter(({ status }) => !isFinished(status)))).map((one) => [one.caseNo, one]))
        return rows.map(({ needs: _needs, ...row }): ListedCase => {
          const received = receiveCase({ ...row, receivedAt: row.receivedAt.toISOString() })
          return open.get(row.caseNo) ?? { ...row, current: { ...received, status: parseStatus(row.status) ?? received.status } }
        })
      }, Effect.orDie)

      const named = Effect.fn('Cases.named')(function* (caseNos: readonly string[]) {
        if (caseNos.length === 0) return []
        return yield* storedOf(yield* sql<KeptCase>`SELECT ${columns} FROM handling_case c WHERE ${sql.in('c.case_no', caseNos)}`)
      }, Effect.orDie)

      const keepPace = (row: CaseRow, ended: Case) => {
        const endedAt = ended.log.find(({ to }) => isFinished(to))?.at ?? ended.receivedAt
        const { usedDays } = promiseOf(ended, row.promisedDays, formatDate(endedAt))
        return sql`UPDATE handling_case SET used_days = ${usedDays}, ended_at = ${new Date(endedAt)} WHERE case_no = ${row.caseNo}`
      }

      // So many entries of an index for each matter, however many have ended.
      const paces = Effect.fn('Cases.paces')(function* (cases: readonly Pick<CaseRow, 'caseNo' | 'deptCode' | 'matterName'>[]) {
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

      const acted: Acted = Effect.fnUntraced(function* (caseNo, actions) {
        // The application first: two of its cases that move at once see each other's move, and nobody waits in a circle.
        const rows = yield* sql<KeptCase>`
          SELECT ${columns} FROM application a JOIN handling_case c ON c.apply_no = a.apply_no
          WHERE c.case_no = ${caseNo} FOR NO KEY UPDATE OF a, c`
        const row = rows[0]
        if (row === undefined) return yield* new NotActed({ error: 'no such case' })
        const before = yield* actionsOf([caseNo])
        const { current, wholeLog } = yield* replay(row, before)
        if (!wholeLog) return yield* new NotActed({ error: 'unreadable log' })
        let after = current
        const added: CaseAction[] = []
        for (const action of actions) {
          const moved = advanceCase(after, action)
          if (!moved.ok) return yield* new NotActed({ error: moved.error })
          if (moved.case.log.length > after.log.length) added.push(action)
          after = moved.case
        }
        if (added.length === 0) return current
        yield* sql`
          INSERT INTO case_action (case_no, seq, action_key, action)
          SELECT ${caseNo}, ${before.length}::int + a.place, a.key, a.action::jsonb
          FROM unnest(${added.map(({ key }) => key)}::text[], ${added.map(caseAction.write)}::text[]) WITH ORDINALITY AS a (key, action, place)`
        yield* sql`UPDATE handling_case SET status = ${after.status}, waits = ${isWaiting(after)} WHERE case_no = ${caseNo}`
        if (outcomeOf(after.status) === 'succeeded' && outcomeOf(row.status) === 'open') yield* keepPace(row, after)
        if (outcomeOf(after.status) !== outcomeOf(row.status) || awaitsCorrection(after.status) !== awaitsCorrection(row.status))
          yield* groups.keep(row.applyNo)
        if (freesPlace(after.status)) yield* bookings.free(caseNo)
        if (isWaiting(current) && !isWaiting(after)) yield* leaveWaiting(after)
        // Only a result or an end concerns those that wait.
        if (outcomeOf(after.status) !== 'open') yield* tellWaiting(row.applyNo, after)
        return after
      })

      /** What it waited for has come, and goes to the department with its part; otherwise the part never goes. */
      const leaveWaiting = Effect.fnUntraced(function* (after: Case) {
        if (outcomeOf(after.status) !== 'open') return yield* deliveries.drop(after.caseNo)
        const isSent = yield* deliveries.letGo(after.caseNo, earlierResults(after))
        if (!isSent) return yield* new NotActed({ error: 'unreadable log' })
      })

      /** Of the same application, which is locked. One of them may end by another's end: each is read when its turn comes. */
      const tellWaiting = Effect.fnUntraced(function* (applyNo: string, earlier: Case) {
        const beside = yield* sql<{ caseNo: string }>`
          SELECT case_no FROM handling_case WHERE apply_no = ${applyNo} AND waits ORDER BY position`
        for (const { caseNo } of beside) {
          for (const { current, wholeLog } of yield* named([caseNo])) {
            if (!wholeLog) return yield* new NotActed({ error: 'unreadable log' })
            const actions = consequencesOf(earlier, current)
            if (actions.length > 0) yield* acted(caseNo, actions)
          }
        }
      })

      const act = Effect.fn('Cases.act')(
        function* (caseNo: string, ...actions: readonly CaseAction[]) {
          const theCase = yield* sql.withTransaction(acted(caseNo, actions))
          return { ok: true, case: theCase } satisfies ActOutcome
        },
        Effect.catchTag('NotActed', ({ error }) => Effect.succeed({ ok: false, error } satisfies ActOutcome)),
        Effect.orDie
      )

      return Cases.of({ open, ofApplications, listed, named, paces, act })
    })
  ).pipe(Layer.provide([Bookings.layer, Deliveries.layer]))
}
