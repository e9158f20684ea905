/**
 * Deliveries as a worker has them (推送领取): claimed for a time (`claimed_until`) and sent outside of any transaction; what came of it is recorded
 * under the number of its attempt, so that a claim that has run out records nothing. A process that dies in between leaves the delivery due when the
 * claim runs out. Tried again after 5 s, 10 s, 20 s … up to 10 min. Times are those of the database, which all processes share.
 */
import type { SubmissionPart } from '@ljonething/domain/submission/Submission'
import { Context, Duration, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { ServiceConfig } from '../platform/Config.ts'
import { submissionPart } from './stored/submissionPart.ts'

const firstPauseSeconds = 5
const longestPauseSeconds = 600
/** A claim outlives the time a department is given to answer. */
const claimsPerTimeout = 3

export interface ClaimedDelivery {
  readonly caseNo: string
  readonly deptCode: string
  readonly kind: 'part' | 'withdrawal'
  /** Undefined when it cannot be read: it stays, failing, for the version of the service that can. */
  readonly part: SubmissionPart | undefined
  /** The day on which the applicant urged, where the department has not been told. */
  readonly urgedOn: string | null
  readonly attempts: number
}

export interface DeliveryOutcome {
  readonly claimed: ClaimedDelivery
  /** Why it was not sent. */
  readonly failure: string | undefined
}

export class DeliveryClaims extends Context.Service<
  DeliveryClaims,
  {
    /** What is due, the longest waiting first, of each department no more than its lanes less those that are busy. */
    readonly claim: (lanes: number, busy: ReadonlyMap<string, number>) => Effect.Effect<readonly ClaimedDelivery[]>
    /** Ends claims. */
    readonly record: (outcomes: readonly DeliveryOutcome[]) => Effect.Effect<void>
    /** Ends a claim of which nothing is known; due again at once. */
    readonly release: (claimed: ClaimedDelivery) => Effect.Effect<void>
  }
>()('@ljonething/server/deliveries/DeliveryClaims') {
  static readonly layer = Layer.effect(
    DeliveryClaims,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { departmentTimeout } = yield* ServiceConfig
      const claimSeconds = Duration.toSeconds(departmentTimeout) * claimsPerTimeout
      const isOpen = sql`state IN ('waiting', 'failing')`
      const isDue = sql`${isOpen} AND next_attempt_at <= now() AND (claimed_until IS NULL OR claimed_until <= now())`

      // From department to department in the index, and the rows by their keys: it costs the same however much waits, or was delivered.
      const claim = Effect.fnUntraced(function* (lanes: number, busy: ReadonlyMap<string, number>) {
        const rows = yield* sql<Omit<ClaimedDelivery, 'part'> & { readonly part: unknown }>`
          WITH RECURSIVE department AS (
            SELECT min(dept_code) AS dept_code FROM delivery WHERE ${isOpen}
            UNION ALL
            SELECT (SELECT min(d.dept_code) FROM delivery d WHERE ${isOpen} AND d.dept_code > department.dept_code)
            FROM department WHERE department.dept_code IS NOT NULL),
          due AS MATERIALIZED (
            SELECT first.case_no
            FROM department
              LEFT JOIN unnest(${[...busy.keys()]}::text[], ${[...busy.values()]}::int[]) AS busy (dept_code, lanes) USING (dept_code)
              CROSS JOIN LATERAL (
                SELECT case_no FROM delivery WHERE delivery.dept_code = department.dept_code AND ${isDue} ORDER BY next_attempt_at
                LIMIT greatest(0, ${lanes}::int - coalesce(busy.lanes, 0)) FOR UPDATE SKIP LOCKED) first)
          UPDATE delivery SET attempts = attempts + 1, claimed_until = now() + make_interval(secs => ${claimSeconds})
          WHERE case_no = ANY (ARRAY(SELECT case_no FROM due)) RETURNING case_no, dept_code, part, kind, urged_on, attempts`
        return yield* Effect.forEach(rows, (row) => Effect.map(submissionPart.read(row.part, row.caseNo), (part) => ({ ...row, part })))
      }, Effect.orDie)

      const record = Effect.fnUntraced(function* (outcomes: readonly DeliveryOutcome[]) {
        const of = <A>(value: (outcome: DeliveryOutcome) => A) => outcomes.map(value)
        yield* sql`
          UPDATE delivery d SET claimed_until = NULL, last_error = failed.failure,
            delivered_at = CASE WHEN failed.failure IS NULL THEN now() ELSE d.delivered_at END,
            urged_on = CASE WHEN d.kind = o.kind AND failed.failure IS NULL THEN NULL ELSE d.urged_on END,
            state = CASE WHEN d.kind <> o.kind THEN d.state WHEN failed.failure IS NULL THEN 'delivered' ELSE 'failing' END,
            next_attempt_at = CASE WHEN d.kind <> o.kind OR failed.failure IS NULL THEN d.next_attempt_at
              ELSE now() + make_interval(secs => least(${firstPauseSeconds} * 2.0 ^ least(d.attempts - 1, 20), ${longestPauseSeconds})) END
          FROM unnest(${of(({ claimed }) => claimed.caseNo)}::text[], ${of(({ claimed }) => claimed.attempts)}::int[],
                      ${of(({ claimed }) => claimed.kind)}::text[], ${of(({ failure = '' }) => failure)}::text[]) AS o (case_no, attempts, kind, reason)
            CROSS JOIN LATERAL (SELECT nullif(o.reason, '') AS failure) failed
          WHERE d.case_no = o.case_no AND d.attempts = o.attempts`
      }, Effect.orDie)

      return DeliveryClaims.of({
        claim,
        record,
        release: ({ caseNo, attempts }) =>
          Effect.asVoid(Effect.orDie(sql`UPDATE delivery SET claimed_until = NULL WHERE case_no = ${caseNo} AND attempts = ${attempts}`))
      })
    })
  )
}
