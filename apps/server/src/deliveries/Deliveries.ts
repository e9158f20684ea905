/** Deliveries (推送): one per case, waiting for its department. */
import type { SubmissionPart } from '@ljonething/domain/submission/Submission'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Signals } from '../platform/Signals.ts'
import { submissionPart } from './stored/submissionPart.ts'

export const deliveryTopic = 'delivery'

export interface NewDelivery {
  readonly caseNo: string
  readonly deptCode: string
  readonly part: SubmissionPart
}

export class Deliveries extends Context.Service<
  Deliveries,
  {
    /** Part of the caller's transaction; due at its commit. */
    readonly enqueue: (deliveries: readonly NewDelivery[]) => Effect.Effect<void>
  }
>()('@ljonething/server/deliveries/Deliveries') {
  static readonly layer = Layer.effect(
    Deliveries,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const signals = yield* Signals
      return Deliveries.of({
        enqueue: Effect.fn('Deliveries.enqueue')(function* (deliveries) {
          const due = DateTime.toDate(yield* DateTime.now)
          yield* Effect.forEach(
            deliveries,
            ({ caseNo, deptCode, part }) =>
              sql`INSERT INTO delivery (case_no, dept_code, part, state, next_attempt_at)
                  VALUES (${caseNo}, ${deptCode}, ${submissionPart.write(part)}::jsonb, 'waiting', ${due})`,
            { discard: true }
          )
          yield* signals.publish(deliveryTopic)
        }, Effect.orDie)
      })
    })
  )
}
