/**
 * Submits that were answered (已答复的提交), by owner and client key: the same key and body give the first answer again, another body under the same key
 * is refused.
 */
import { AlreadySubmitted, Rejected } from '@ljonething/api/errors/errors'
import type { SubmitResult } from '@ljonething/api/oneThing/SubmitApi'
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { submitResult } from './stored/submitResult.ts'

export class AnsweredSubmits extends Context.Service<
  AnsweredSubmits,
  {
    /** The answer already given to this key and body; `AlreadySubmitted` when the body was another. */
    readonly of: (
      owner: string,
      clientKey: string,
      bodyHash: string
    ) => Effect.Effect<SubmitResult | undefined, AlreadySubmitted | Rejected>
    /** Number of the application that this key made; undefined when it made none. */
    readonly applyNoOf: (owner: string, clientKey: string) => Effect.Effect<string | undefined>
  }
>()('@ljonething/server/applications/AnsweredSubmits') {
  static readonly layer = Layer.effect(
    AnsweredSubmits,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient

      return AnsweredSubmits.of({
        of: Effect.fnUntraced(function* (owner: string, clientKey: string, bodyHash: string) {
          const rows = yield* Effect.orDie(
            sql<{
              applyNo: string
              result: unknown
              bodyHash: string
              submittedAt: Date
            }>`SELECT apply_no, result, body_hash, submitted_at FROM application WHERE owner = ${owner} AND client_key = ${clientKey}`
          )
          const first = rows[0]
          if (first === undefined) return undefined
          if (first.bodyHash !== bodyHash) {
            const own = { applyNo: first.applyNo, submittedAt: first.submittedAt.toISOString() }
            return yield* new AlreadySubmitted({ msg: '该申请已提交，请勿修改后重复提交', own })
          }
          const result = yield* submitResult.read(first.result, first.applyNo)
          return result ?? (yield* new Rejected({ msg: `该申请已提交，申请编号${first.applyNo}，请在“我的办件”中查看` }))
        }),
        applyNoOf: (owner, clientKey) =>
          sql<{ applyNo: string }>`SELECT apply_no FROM application WHERE owner = ${owner} AND client_key = ${clientKey}`.pipe(
            Effect.orDie,
            Effect.map(([row]) => row?.applyNo)
          )
      })
    })
  )
}
