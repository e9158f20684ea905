/**
 * Deliveries (推送): one per case. First the part of the submission is due; once the applicant takes the case back, the withdrawal is due instead,
 * where the department has the part or might have it. An urge (催办) goes to the department with its part, sent again. The part of a matter that needs
 * another's result is held until it is let go with that result, or dropped.
 */
import type { EarlierResult } from '@ljonething/domain/cases/needs'
import type { SubmissionPart } from '@ljonething/domain/submission/Submission'
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Signals } from '../platform/Signals.ts'
import { submissionPart } from './stored/submissionPart.ts'

export const deliveryTopic = 'delivery'

export interface NewDelivery {
  readonly caseNo: string
  readonly deptCode: string
  readonly part: SubmissionPart
  /** Not before it is let go. */
  readonly isHeld?: boolean
}

/** Where the part, or after it the withdrawal, has come to; `unsent`: it never goes. */
export type DeliveryState = 'held' | 'unsent' | 'waiting' | 'failing' | 'delivered' | 'urging' | 'withdrawing' | 'withdrawn'

export class Deliveries extends Context.Service<
  Deliveries,
  {
    /** Part of the caller's transaction; due at its commit. */
    readonly enqueue: (deliveries: readonly NewDelivery[]) => Effect.Effect<void>
    /** A part that is held is due from now on, with what it waited for; false where it cannot be read. Part of the caller's transaction. */
    readonly letGo: (caseNo: string, results: readonly EarlierResult[]) => Effect.Effect<boolean>
    /** A part that is held never goes; part of the caller's transaction. */
    readonly drop: (caseNo: string) => Effect.Effect<void>
    /** The applicant took these cases back; part of the caller's transaction. */
    readonly withdraw: (caseNos: readonly string[]) => Effect.Effect<void>
    /** The department is told of a part that has become another; part of the caller's transaction. What is withdrawn or unreadable stays. */
    readonly amend: (caseNo: string, change: (part: SubmissionPart) => SubmissionPart) => Effect.Effect<void>
    /** The applicant urged on this day, yyyy-mm-dd; part of the caller's transaction. */
    readonly urge: (caseNo: string, onDay: string) => Effect.Effect<void>
    /** What the department receives; undefined when it cannot be read. */
    readonly partOf: (caseNo: string) => Effect.Effect<SubmissionPart | undefined>
    readonly statesOf: (caseNos: readonly string[]) => Effect.Effect<ReadonlyMap<string, DeliveryState>>
  }
>()('@ljonething/server/deliveries/Deliveries') {
  static readonly layer = Layer.effect(
    Deliveries,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const signals = yield* Signals

      const enqueue = Effect.fnUntraced(function* (deliveries: readonly NewDelivery[]) {
        yield* sql`
          INSERT INTO delivery (case_no, dept_code, part, state, next_attempt_at)
          SELECT d.case_no, d.dept_code, d.part::jsonb, d.state, now()
          FROM unnest(${deliveries.map(({ caseNo }) => caseNo)}::text[], ${deliveries.map(({ deptCode }) => deptCode)}::text[],
                      ${deliveries.map(({ part }) => submissionPart.write(part))}::text[],
                      ${deliveries.map(({ isHeld }) => (isHeld === true ? 'held' : 'waiting'))}::text[]) AS d (case_no, dept_code, part, state)`
        yield* signals.publish(deliveryTopic)
      }, Effect.orDie)

      const withdraw = Effect.fn('Deliveries.withdraw')(function* (caseNos: readonly string[]) {
        if (caseNos.length === 0) return
        yield* sql`
          UPDATE delivery SET kind = 'withdrawal', state = CASE WHEN attempts = 0 THEN 'unsent' ELSE 'waiting' END, next_attempt_at = now()
          WHERE ${sql.in('case_no', caseNos)} AND kind = 'part'`
        yield* signals.publish(deliveryTopic)
      }, Effect.orDie)

      const statesOf = Effect.fn('Deliveries.statesOf')(function* (caseNos: readonly string[]) {
        if (caseNos.length === 0) return new Map()
        const rows = yield* sql<{ caseNo: string; state: DeliveryState }>`
          SELECT case_no, CASE WHEN kind = 'part' AND urged_on IS NOT NULL AND delivered_at IS NOT NULL THEN 'urging' WHEN kind = 'part' THEN state
            WHEN state IN ('unsent', 'delivered') THEN 'withdrawn' ELSE 'withdrawing' END AS state
          FROM delivery WHERE ${sql.in('case_no', caseNos)}`
        return new Map(rows.map(({ caseNo, state }) => [caseNo, state]))
      }, Effect.orDie)

      const letGo = Effect.fn('Deliveries.letGo')(function* (caseNo: string, results: readonly EarlierResult[]) {
        const [row] = yield* sql<{ part: unknown }>`SELECT part FROM delivery WHERE case_no = ${caseNo} AND state = 'held' FOR UPDATE`
        const part = row && (yield* submissionPart.read(row.part, caseNo))
        if (part === undefined) return false
        yield* sql`
          UPDATE delivery SET part = ${submissionPart.write({ ...part, earlierResults: results })}::jsonb, state = 'waiting', next_attempt_at = now()
          WHERE case_no = ${caseNo}`
        yield* signals.publish(deliveryTopic)
        return true
      }, Effect.orDie)

      // What is under way with the former part records nothing, and the new one goes after it. One that is held is still held.
      const amend = Effect.fn('Deliveries.amend')(function* (caseNo: string, change: (part: SubmissionPart) => SubmissionPart) {
        const [row] = yield* sql<{ part: unknown }>`SELECT part FROM delivery WHERE case_no = ${caseNo} AND kind = 'part' FOR UPDATE`
        const part = row && (yield* submissionPart.read(row.part, caseNo))
        if (part === undefined) return
        yield* sql`
          UPDATE delivery SET part = ${submissionPart.write(change(part))}::jsonb, next_attempt_at = now(),
            state = CASE WHEN state = 'held' THEN 'held' ELSE 'waiting' END, attempts = attempts + CASE WHEN state = 'held' THEN 0 ELSE 1 END
          WHERE case_no = ${caseNo}`
        yield* signals.publish(deliveryTopic)
      }, Effect.orDie)

      // As for a part that has become another: what is under way records nothing.
      const urge = Effect.fn('Deliveries.urge')(function* (caseNo: string, onDay: string) {
        yield* sql`
          UPDATE delivery SET urged_on = ${onDay}, state = 'waiting', attempts = attempts + 1, next_attempt_at = now()
          WHERE case_no = ${caseNo} AND kind = 'part'`
        yield* signals.publish(deliveryTopic)
      }, Effect.orDie)

      return Deliveries.of({
        enqueue,
        letGo,
        drop: (caseNo) =>
          Effect.asVoid(Effect.orDie(sql`UPDATE delivery SET state = 'unsent' WHERE case_no = ${caseNo} AND state = 'held'`)),
        withdraw,
        amend,
        urge,
        statesOf,
        partOf: Effect.fn('Deliveries.partOf')(function* (caseNo) {
          const [row] = yield* Effect.orDie(sql<{ part: unknown }>`SELECT part FROM delivery WHERE case_no = ${caseNo}`)
          return row === undefined ? undefined : yield* submissionPart.read(row.part, caseNo)
        })
      })
    })
  )
}
