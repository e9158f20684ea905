/**
 * Rows of batches as a worker has them (批次领取): claimed for a time like deliveries, the first rows of every batch first, and recorded under the
 * number of the attempt. Times of claims are those of the database.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { BatchRow } from '@ljonething/domain/retirement/batchColumns'
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { storedUser } from '../identity/stored/storedUser.ts'
import { batchRow } from './stored/batchRow.ts'
import { batchShared } from './stored/batchShared.ts'
import type { BatchShared } from './stored/batchShared.ts'

/** A row that a worker has for a while. */
export interface ClaimedRow {
  readonly batchNo: string
  readonly person: string
  /** Undefined when it cannot be read. */
  readonly content: BatchRow | undefined
  readonly attempts: number
}

export type RowOutcome =
  | { readonly state: 'submitted'; readonly applyNo: string }
  | { readonly state: 'refused'; readonly reason: string }
  /** Tried again after so many seconds. */
  | { readonly state: 'waiting'; readonly seconds: number }

/** With whom and what the rows of a batch are submitted. */
export interface BatchContext {
  readonly user: UserInfo
  readonly shared: BatchShared
}

const claimSeconds = 30

export class BatchClaims extends Context.Service<
  BatchClaims,
  {
    readonly claim: (most: number) => Effect.Effect<readonly ClaimedRow[]>
    readonly contextOf: (batchNo: string) => Effect.Effect<BatchContext | undefined>
    readonly record: (claimed: ClaimedRow, outcome: RowOutcome) => Effect.Effect<void>
  }
>()('@ljonething/server/batchRetire/BatchClaims') {
  static readonly layer = Layer.effect(
    BatchClaims,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      return BatchClaims.of({
        // The first rows of every batch first, so that a long one keeps nobody waiting.
        claim: Effect.fnUntraced(function* (most) {
          const rows = yield* sql<Omit<ClaimedRow, 'content'> & { readonly content: unknown }>`
            WITH due AS MATERIALIZED (
              SELECT batch_no, person FROM retire_batch_row
              WHERE state = 'waiting' AND next_attempt_at <= now() AND (claimed_until IS NULL OR claimed_until <= now())
              ORDER BY row_no, batch_no LIMIT ${most} FOR UPDATE SKIP LOCKED)
            UPDATE retire_batch_row r SET attempts = r.attempts + 1, claimed_until = now() + make_interval(secs => ${claimSeconds})
            FROM due WHERE r.batch_no = due.batch_no AND r.person = due.person
            RETURNING r.batch_no, r.person, r.content, r.attempts`
          return yield* Effect.forEach(rows, (row) =>
            Effect.map(batchRow.read(row.content, `${row.batchNo} ${row.person}`), (content) => ({ ...row, content }))
          )
        }, Effect.orDie),
        contextOf: Effect.fnUntraced(function* (batchNo) {
          const [row] = yield* sql<{ agent: unknown; shared: unknown }>`SELECT agent, shared FROM retire_batch WHERE batch_no = ${batchNo}`
          const user = row && (yield* storedUser.read(row.agent, batchNo))
          const shared = row && (yield* batchShared.read(row.shared, batchNo))
          return user === undefined || shared === undefined ? undefined : { user, shared }
        }, Effect.orDie),
        // What a claim that has run out found refused is not recorded; what it submitted is.
        record: Effect.fnUntraced(function* ({ batchNo, person, attempts }, outcome) {
          const applyNo = outcome.state === 'submitted' ? outcome.applyNo : null
          const reason = outcome.state === 'refused' ? outcome.reason : null
          yield* sql`
            UPDATE retire_batch_row SET state = ${outcome.state}, apply_no = ${applyNo}, reason = ${reason}, claimed_until = NULL,
              next_attempt_at = now() + make_interval(secs => ${outcome.state === 'waiting' ? outcome.seconds : 0})
            WHERE batch_no = ${batchNo} AND person = ${person} AND state = 'waiting' AND (attempts = ${attempts} OR ${applyNo !== null})`
        }, Effect.orDie)
      })
    })
  )
}
