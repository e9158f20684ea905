/** Corrections that were handed in (已交回的补正), each with what it answered and the version that it took the place of; once per client key. */
import type { HandedInCorrection } from '@ljonething/api/oneThing/CorrectionsApi'
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { submittedForm } from '../applications/stored/submittedForm.ts'
import type { SubmittedForm } from '../applications/stored/submittedForm.ts'
import { handedInCorrection } from './stored/handedInCorrection.ts'

export class HandedInCorrections extends Context.Service<
  HandedInCorrections,
  {
    /** The answer already given to this key. */
    readonly of: (applyNo: string, clientKey: string) => Effect.Effect<HandedInCorrection | undefined>
    /** Part of the caller's transaction, which holds the application. */
    readonly keep: (
      correction: { readonly applyNo: string; readonly clientKey: string },
      former: SubmittedForm,
      result: HandedInCorrection
    ) => Effect.Effect<void>
  }
>()('@ljonething/server/corrections/HandedInCorrections') {
  static readonly layer = Layer.effect(
    HandedInCorrections,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient

      return HandedInCorrections.of({
        of: Effect.fnUntraced(function* (applyNo, clientKey) {
          const [row] = yield* sql<{ result: unknown }>`
            SELECT result FROM correction WHERE apply_no = ${applyNo} AND client_key = ${clientKey}`
          return row === undefined ? undefined : yield* handedInCorrection.read(row.result, applyNo)
        }, Effect.orDie),
        keep: Effect.fnUntraced(function* ({ applyNo, clientKey }, former, result) {
          yield* sql`
            INSERT INTO correction (apply_no, seq, client_key, former, result)
            SELECT ${applyNo}, coalesce(max(seq), 0) + 1, ${clientKey}, ${submittedForm.write(former)}::jsonb, ${handedInCorrection.write(result)}::jsonb
            FROM correction WHERE apply_no = ${applyNo}`
        }, Effect.orDie)
      })
    })
  )
}
