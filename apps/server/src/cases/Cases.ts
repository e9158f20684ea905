/**
 * Cases (办件): one per matter of an application. The log of actions is append only; the status beside it is derived from the log and
 * kept in the same transaction, and so is the group of its application where the case comes to another outcome. A replayed action key
 * changes nothing. A case that is refused or withdrawn gives the place back that it booked. Moves outside the lifecycle of the domain are refused.
 * Where an action of the log cannot be read the case stands as its status says, and does not move.
 *
 * A case that waits for another's result goes on, or ends, in the transaction of the move that gives it, or makes sure that it never comes:
 * its part is sent with the result then, or never. So nothing is lost or done twice wherever a process ends.
 */
import { awaitsCorrection, isFinished, outcomeOf, parseStatus } from '@ljonething/domain/cases/caseStatus'
import { advanceCase, receiveCase } from '@ljonething/domain/cases/lifecycle'
import type { Case, CaseAction, ForbiddenMove } from '@ljonething/domain/cases/lifecycle'
import { earlierResults, isWaiting } from '@ljonething/domain/cases/needs'
import { consequencesOf } from '@ljonething/domain/cases/waiting'
import type { PlannedMatter } from '@ljonething/domain/plan/Plan'
import { Context, Data, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { SqlError } from 'effect/sql/SqlError'
import { Bookings } from '../bookings/Bookings.ts'
import { Deliveries } from '../deliveries/Deliveries.ts'
import { ApplicationGroups } from './ApplicationGroups.ts'
import { CasePaces } from './CasePaces.ts'
import { caseReads } from './caseReads.ts'
import { openedCases } from './openedCases.ts'
import { caseAction } from './stored/caseAction.ts'
import type { CaseRow, KeptCase, ListedCase, StoredCase } from './StoredCase.ts'

/** Refused or withdrawn, nobody comes. */
const freesPlace = (status: CaseRow['status']): boolean => ['refused', 'withdrawn'].includes(outcomeOf(status) ?? '')

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
      const paces = yield* CasePaces
      const { columns, actionsOf, replay, storedOf, rowsOf, rowsNamed } = caseReads(sql)

      const open = Effect.fnUntraced(function* (applyNo: string, matters: readonly PlannedMatter['matter'][], receivedAt: Date) {
        const [first, ...others] = openedCases(applyNo, matters, receivedAt)
        if (first !== undefined) yield* sql`INSERT INTO handling_case ${sql.insert([first, ...others])}`
      }, Effect.orDie)

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
        return caseNos.length === 0 ? [] : yield* storedOf(yield* rowsNamed(caseNos))
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
        if (outcomeOf(after.status) === 'succeeded' && outcomeOf(row.status) === 'open') yield* paces.keep(row, after)
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

      return Cases.of({ open, ofApplications, listed, named, act })
    })
  ).pipe(Layer.provide([Bookings.layer, CasePaces.layer, Deliveries.layer]))
}
