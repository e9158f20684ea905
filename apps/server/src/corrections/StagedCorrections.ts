/**
 * What is typed of a correction and not handed in (补正暂存): at most one of an application, kept under a version like a draft, with the
 * files that it names.
 */
import type { StagedCorrection } from '@ljonething/api/oneThing/CorrectionsApi'
import { Conflict } from '@ljonething/api/errors/errors'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Clock } from '../platform/Clock.ts'
import { stagedCorrection } from './stored/stagedCorrection.ts'

export interface Staging {
  readonly applyNo: string
  readonly version: number
  readonly staged: StagedCorrection
}

/** Version 0 where nothing is. */
export type KeptStaging = StagedCorrection & Pick<Staging, 'version'>

export const nothingStaged = { version: 0, values: {}, files: {} }

export const correctedElsewhere = () => new Conflict({ msg: '补正内容已在其他页面或设备上修改，请核对后再交回' })

export class StagedCorrections extends Context.Service<
  StagedCorrections,
  {
    readonly of: (applyNo: string) => Effect.Effect<KeptStaging>
    /** In place of what was kept under its version. */
    readonly keep: (owner: string, staging: Staging) => Effect.Effect<{ readonly version: number; readonly savedAt: string }, Conflict>
    /** It is handed in; part of the caller's transaction. */
    readonly end: (applyNo: string, version: number) => Effect.Effect<void, Conflict>
  }
>()('@ljonething/server/corrections/StagedCorrections') {
  static readonly layer = Layer.effect(
    StagedCorrections,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const clock = yield* Clock

      const stagedOf = Effect.fnUntraced(function* (applyNo: string) {
        const [row] = yield* Effect.orDie(
          sql<{ version: number; content: unknown }>`SELECT version, content FROM staged_correction WHERE apply_no = ${applyNo}`
        )
        const content = row && (yield* stagedCorrection.read(row.content, applyNo))
        return row === undefined ? nothingStaged : { version: row.version, values: {}, files: {}, ...content }
      })

      const keep = Effect.fn('StagedCorrections.keep')(
        function* (owner: string, { applyNo, version, staged }: Staging) {
          const savedAt = DateTime.toDate(yield* clock.now)
          const saved =
            version === 0
              ? yield* sql<{ version: number }>`
                  INSERT INTO staged_correction (apply_no, owner, version, content, saved_at)
                  VALUES (${applyNo}, ${owner}, 1, ${stagedCorrection.write(staged)}::jsonb, ${savedAt})
                  ON CONFLICT (apply_no) DO UPDATE SET saved_at = EXCLUDED.saved_at
                  WHERE staged_correction.version = 1 AND staged_correction.content = EXCLUDED.content RETURNING version`
              : yield* sql<{ version: number }>`
                  UPDATE staged_correction SET content = ${stagedCorrection.write(staged)}::jsonb, saved_at = ${savedAt},
                    version = CASE WHEN version = ${version} THEN version + 1 ELSE version END
                  WHERE apply_no = ${applyNo}
                    AND (version = ${version} OR (version = ${version + 1} AND content = ${stagedCorrection.write(staged)}::jsonb)) RETURNING version`
          const [now] = saved
          return now === undefined ? yield* correctedElsewhere() : { version: now.version, savedAt: savedAt.toISOString() }
        },
        Effect.catchTag('SqlError', Effect.die)
      )

      const end = Effect.fnUntraced(function* (applyNo: string, version: number) {
        const taken = yield* Effect.orDie(
          sql`DELETE FROM staged_correction WHERE apply_no = ${applyNo} AND version = ${version} RETURNING version`
        )
        if (taken.length === 0) return yield* correctedElsewhere()
      })

      return StagedCorrections.of({ of: stagedOf, keep, end })
    })
  )
}
