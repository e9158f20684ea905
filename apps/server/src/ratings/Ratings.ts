/**
 * Ratings (评价): one per application, by its owner, once every case is finished, and one per case and stage. Sent again with the same key it changes
 * nothing.
 */
import { evaluationOf, evaluationValue } from '@ljonething/domain/appraisal/stages'
import type { AppraisalStage } from '@ljonething/domain/appraisal/stages'
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

export interface NewStageRating extends Omit<NewRating, 'applyNo'> {
  readonly caseNo: string
  readonly stage: AppraisalStage
  readonly sceneCode: string
  readonly matterCode: string
}

export interface StageRating {
  readonly caseNo: string
  readonly stage: AppraisalStage
  readonly score: number
  readonly isCancelled: boolean
}

export interface MatterTally {
  readonly matterCode: string
  readonly count: number
  readonly good: number
  readonly average: number
}

export class Ratings extends Context.Service<
  Ratings,
  {
    readonly rated: (applyNos: readonly string[]) => Effect.Effect<ReadonlySet<string>>
    /** False when the application is rated already under another key. */
    readonly add: (rating: NewRating) => Effect.Effect<boolean>
    readonly stagesOf: (caseNos: readonly string[]) => Effect.Effect<readonly StageRating[]>
    /** False when the stage is rated already under another key. */
    readonly addStage: (rating: NewStageRating) => Effect.Effect<boolean>
    /** False where there is no rating to take back. */
    readonly cancelStage: (owner: string, caseNo: string, stage: AppraisalStage) => Effect.Effect<boolean>
    /** Of the matters of a scene that were rated; two decimals. */
    readonly tallyOf: (sceneCode: string) => Effect.Effect<readonly MatterTally[]>
  }
>()('@ljonething/server/ratings/Ratings') {
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
        }),
        stagesOf: (caseNos) =>
          caseNos.length === 0
            ? Effect.succeed([])
            : Effect.orDie(
                sql<StageRating>`SELECT case_no, stage, score, is_cancelled FROM stage_rating WHERE ${sql.in('case_no', caseNos)}`
              ),
        addStage: Effect.fn('Ratings.addStage')(function* (rating) {
          const now = DateTime.toDate(yield* clock.now)
          const rows = yield* Effect.orDie(sql<{ clientKey: string }>`
            INSERT INTO stage_rating (case_no, stage, owner, client_key, scene_code, matter_code, score, is_good, norm_codes, words, anonymous, payload,
                                      created_at)
            VALUES (${rating.caseNo}, ${rating.stage}, ${rating.owner}, ${rating.clientKey}, ${rating.sceneCode}, ${rating.matterCode}, ${rating.score},
                    ${evaluationOf(rating.score) === evaluationValue.code.good}, ${rating.normCodes.join(',')}, ${rating.words}, ${rating.anonymous},
                    ${ratingPayload.write(rating.payload)}::jsonb, ${now})
            ON CONFLICT (case_no, stage) DO UPDATE SET case_no = EXCLUDED.case_no RETURNING client_key`)
          return rows[0]?.clientKey === rating.clientKey
        }),
        cancelStage: Effect.fn('Ratings.cancelStage')(function* (owner, caseNo, stage) {
          const rows = yield* Effect.orDie(sql`
            UPDATE stage_rating SET is_cancelled = true WHERE case_no = ${caseNo} AND stage = ${stage} AND owner = ${owner} RETURNING case_no`)
          return rows.length > 0
        }),
        tallyOf: (sceneCode) =>
          Effect.orDie(sql<MatterTally>`
            SELECT matter_code, count(*)::int AS count, (count(*) FILTER (WHERE is_good))::int AS good, round(avg(score), 2)::float8 AS average
            FROM stage_rating WHERE scene_code = ${sceneCode} AND NOT is_cancelled GROUP BY matter_code`)
      })
    })
  )
}
