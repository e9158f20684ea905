/**
 * Deliveries (推送): one per case. First the part of the submission is due; once the applicant takes the case back, the withdrawal is due instead,
 * where the department has the part or might have it.
 *
 * A delivery is claimed for a time (`claimed_until`) and sent outside of any transaction; what came of it is recorded under the number of its
 * attempt, so that a claim that has run out records nothing. A process that dies in between leaves the delivery due when the claim runs out.
 * Tried again after 5 s, 10 s, 20 s … up to 10 min. Times are those of the database, which all processes share.
 */
import type { SubmissionPart } from '@ljonething/domain/submission/Submission'
import { Context, Duration, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { ServiceConfig } from '../platform/Config.ts'
import { Signals } from '../platform/Signals.ts'
import { submissionPart } from './stored/submissionPart.ts'

export const deliveryTopic = 'delivery'

const firstPauseSeconds = 5
const longestPauseSeconds = 600
/** A claim outlives the time a department is given to answer. */
const claimsPerTimeout = 3

export interface NewDelivery {
  readonly caseNo: string
  readonly deptCode: string
  readonly part: SubmissionPart
}

export interface ClaimedDelivery {
  readonly caseNo: string
  readonly deptCode: string
  readonly kind: 'part' | 'withdrawal'
  /** Undefined when it cannot be read: it stays, failing, for the version of the service that can. */
  readonly part: SubmissionPart | undefined
  readonly attempts: number
}

/** Where the part, or after it the withdrawal, has come to. */
export type DeliveryState = 'waiting' | 'failing' | 'delivered' | 'withdrawing' | 'withdrawn'

export class Deliveries extends Context.Service<
  Deliveries,
  {
    /** Part of the caller's transaction; due at its commit. */
    readonly enqueue: (deliveries: readonly NewDelivery[]) => Effect.Effect<void>
    /** The applicant took these cases back; part of the caller's transaction. */
    readonly withdraw: (caseNos: readonly string[]) => Effect.Effect<void>
    readonly statesOf: (caseNos: readonly string[]) => Effect.Effect<ReadonlyMap<string, DeliveryState>>
    readonly dueDepartments: Effect.Effect<readonly string[]>
    readonly claim: (deptCode: string) => Effect.Effect<ClaimedDelivery | undefined>
    /** Ends a claim: sent, or why not. */
    readonly record: (claimed: ClaimedDelivery, failure: string | undefined) => Effect.Effect<void>
    /** Ends a claim of which nothing is known; due again at once. */
    readonly release: (claimed: ClaimedDelivery) => Effect.Effect<void>
  }
>()('@ljonething/server/deliveries/Deliveries') {
  static readonly layer = Layer.effect(
    Deliveries,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const signals = yield* Signals
      const { departmentTimeout } = yield* ServiceConfig
      const claimSeconds = Duration.toSeconds(departmentTimeout) * claimsPerTimeout
      const isDue = sql`state IN ('waiting', 'failing') AND next_attempt_at <= now() AND (claimed_until IS NULL OR claimed_until <= now())`
      const isOwn = ({ caseNo, attempts }: ClaimedDelivery) => sql`case_no = ${caseNo} AND attempts = ${attempts}`

      const enqueue = Effect.fn('Deliveries.enqueue')(function* (deliveries: readonly NewDelivery[]) {
        yield* Effect.forEach(
          deliveries,
          ({ caseNo, deptCode, part }) =>
            sql`INSERT INTO delivery (case_no, dept_code, part, state, next_attempt_at)
                VALUES (${caseNo}, ${deptCode}, ${submissionPart.write(part)}::jsonb, 'waiting', now())`,
          { discard: true }
        )
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
          SELECT case_no, CASE WHEN kind = 'part' THEN state WHEN state IN ('unsent', 'delivered') THEN 'withdrawn' ELSE 'withdrawing' END AS state
          FROM delivery WHERE ${sql.in('case_no', caseNos)}`
        return new Map(rows.map(({ caseNo, state }) => [caseNo, state]))
      }, Effect.orDie)

      const claim = Effect.fn('Deliveries.claim')(function* (deptCode: string) {
        const rows = yield* sql<Omit<ClaimedDelivery, 'part'> & { readonly part: unknown }>`
          WITH due AS MATERIALIZED (
            SELECT case_no FROM delivery WHERE dept_code = ${deptCode} AND ${isDue}
            ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
          UPDATE delivery SET attempts = attempts + 1, claimed_until = now() + make_interval(secs => ${claimSeconds})
          WHERE case_no IN (SELECT case_no FROM due) RETURNING case_no, dept_code, part, kind, attempts`
        const row = rows[0]
        return row === undefined ? undefined : { ...row, part: yield* submissionPart.read(row.part, row.caseNo) }
      }, Effect.orDie)

      const record = Effect.fn('Deliveries.record')(function* (claimed: ClaimedDelivery, failure: string | undefined) {
        const isStill = sql`kind = ${claimed.kind}`
        if (failure === undefined) {
          yield* sql`
            UPDATE delivery SET claimed_until = NULL, last_error = NULL, delivered_at = now(),
              state = CASE WHEN ${isStill} THEN 'delivered' ELSE state END
            WHERE ${isOwn(claimed)}`
        } else {
          const pause = Math.min(firstPauseSeconds * 2 ** (claimed.attempts - 1), longestPauseSeconds)
          yield* sql`
            UPDATE delivery SET claimed_until = NULL, last_error = ${failure},
              state = CASE WHEN ${isStill} THEN 'failing' ELSE state END,
              next_attempt_at = CASE WHEN ${isStill} THEN now() + make_interval(secs => ${pause}) ELSE next_attempt_at END
            WHERE ${isOwn(claimed)}`
        }
      }, Effect.orDie)

      return Deliveries.of({
        enqueue,
        withdraw,
        statesOf,
        dueDepartments: sql<{ deptCode: string }>`SELECT DISTINCT dept_code FROM delivery WHERE ${isDue}`.pipe(
          Effect.orDie,
          Effect.map((rows) => rows.map(({ deptCode }) => deptCode))
        ),
        claim,
        record,
        release: (claimed) => Effect.asVoid(Effect.orDie(sql`UPDATE delivery SET claimed_until = NULL WHERE ${isOwn(claimed)}`))
      })
    })
  )
}
