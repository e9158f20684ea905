/** Ratings (评价): one per application, by its owner, once every case is finished. Sent again with the same key it changes nothing. */
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Clock } from '../platform/Clock.ts'
import { ratingPayload } from './stored/ratingPayload.ts'

export interface NewRating {
  readonly applyNo: string
  readonly owner: string
  readonly clientKey: string
  readonly score: number
  readonly normCodes: readonly string[]
  readonly words: string
  readonly anonymous: boolean
  readonly payload: Readonly<Record<string, string>>
}

export class Ratings extends Context.Service<
  Ratings,
  {
    readonly rated: (applyNos: readonly string[]) => Effect.Effect<ReadonlySet<string>>
    /** False when the application is rated already under another key. */
    readonly add: (rating: NewRating) => Effect.Effect<boolean>
  }
>()('@ljonething/server/appraisal/Ratings') {
  static readonly layer = Layer.effect(
    Ratings,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const clock = yield* Clock
      return Ratings.of({
        rated: (applyNos) =>
          applyNos.length === 0
            ? Effect.succeed(new Set<string>())
            : sql<{ applyNo: string }>`SELECT apply_no FROM rating WHERE ${sql.in('apply_no', applyNos)}`.pipe(
                Effect.orDie,
                Effect.map((rows) => new Set(rows.map(({ applyNo }) => applyNo)))
              ),
        add: Effect.fn('Ratings.add')(function* (rating) {
          const now = DateTime.toDate(yield* clock.now)
          const rows = yield* Effect.orDie(sql<{ clientKey: string }>`
            INSERT INTO rating (apply_no, owner, client_key, score, norm_codes, words, anonymous, payload, created_at)
            VALUES (${rating.applyNo}, ${rating.owner}, ${rating.clientKey}, ${rating.score}, ${rating.normCodes.join(',')}, ${rating.words},
                    ${rating.anonymous}, ${ratingPayload.write(rating.payload)}::jsonb, ${now})
            ON CONFLICT (apply_no) DO UPDATE SET apply_no = EXCLUDED.apply_no RETURNING client_key`)
          return rows[0]?.clientKey === rating.clientKey
        })
      })
    })
  )
}
