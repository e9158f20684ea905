/**
 * Handing people of a batch in (批次交办), in one transaction: what holds for all of them and a row for each. What is handed in again takes up those who
 * were refused and leaves the others. One batch of a company runs at a time.
 */
import { Conflict, Rejected } from '@ljonething/api/errors/errors'
import type { NotFound } from '@ljonething/api/errors/errors'
import type { BatchState } from '@ljonething/api/oneThing/BatchRetireApi'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { mostBatchRows } from '@ljonething/domain/retirement/batchColumns'
import type { BatchRow } from '@ljonething/domain/retirement/batchColumns'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { storedUser } from '../identity/stored/storedUser.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import { Clock } from '../platform/Clock.ts'
import { InstallationKey } from '../platform/InstallationKey.ts'
import { oneByOne } from '../platform/oneByOne.ts'
import { Signals } from '../platform/Signals.ts'
import { Batches, noBatch } from './Batches.ts'
import { personOf } from './batchPerson.ts'
import { batchRow } from './stored/batchRow.ts'
import { batchShared } from './stored/batchShared.ts'
import type { BatchShared } from './stored/batchShared.ts'

export const batchTopic = 'retire-batch'

export class BatchHandIns extends Context.Service<
  BatchHandIns,
  {
    readonly handIn: (
      user: UserInfo,
      batchNo: string,
      shared: BatchShared,
      rows: readonly BatchRow[]
    ) => Effect.Effect<BatchState, Conflict | NotFound | Rejected>
  }
>()('@ljonething/server/batchRetire/BatchHandIns') {
  static readonly layer = Layer.effect(
    BatchHandIns,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const batches = yield* Batches
      const clock = yield* Clock
      const files = yield* MaterialFiles
      const key = yield* InstallationKey
      const signals = yield* Signals

      const takeRows = Effect.fnUntraced(function* (batchNo: string, rows: readonly BatchRow[]) {
        yield* sql`
          INSERT INTO retire_batch_row (batch_no, person, row_no, content, state, next_attempt_at)
          SELECT ${batchNo}, r.person, (SELECT count(*) FROM retire_batch_row b WHERE b.batch_no = ${batchNo}) + r.at, r.content::jsonb, 'waiting', now()
          FROM unnest(${rows.map(({ empIdCard }) => personOf(key, empIdCard))}::text[], ${rows.map((row) => batchRow.write(row))}::text[])
            WITH ORDINALITY AS r (person, content, at)
          ON CONFLICT (batch_no, person) DO UPDATE SET content = EXCLUDED.content, state = 'waiting', reason = NULL, attempts = 0, next_attempt_at = now()
          WHERE retire_batch_row.state = 'refused'`
        const [count] = yield* sql<{
          rows: number
        }>`SELECT count(*)::int AS rows FROM retire_batch_row WHERE batch_no = ${batchNo}`
        if ((count?.rows ?? 0) > mostBatchRows) {
          return yield* new Rejected({ msg: `每批最多${mostBatchRows}人，请把其余职工放入另一批` })
        }
      })

      const handIn = Effect.fn('BatchHandIns.handIn')(
        function* (user: UserInfo, batchNo: string, shared: BatchShared, rows: readonly BatchRow[]) {
          const { userId, unionCode = '' } = user
          yield* oneByOne(batchTopic, unionCode).pipe(Effect.provideService(SqlClient.SqlClient, sql))
          const [own] = yield* sql<{
            shared: unknown
          }>`SELECT shared FROM retire_batch WHERE batch_no = ${batchNo} AND owner = ${userId} FOR UPDATE`
          if (own === undefined) return yield* noBatch()
          const [other] = yield* sql<{ batchNo: string; left: number }>`
            SELECT b.batch_no, count(*)::int AS left FROM retire_batch b JOIN retire_batch_row r USING (batch_no)
            WHERE b.company = ${unionCode} AND b.batch_no <> ${batchNo} AND r.state = 'waiting' GROUP BY b.batch_no LIMIT 1`
          if (other !== undefined) {
            return yield* new Conflict({ msg: `贵单位的批次${other.batchNo}正在提交，还有${other.left}人，请等它完成后再提交这一批` })
          }
          const before = own.shared === null ? undefined : yield* batchShared.read(own.shared, batchNo)
          yield* files.claim(
            userId,
            batchNo,
            shared.files.filter((id) => before?.files.includes(id) !== true)
          )
          yield* sql`
            UPDATE retire_batch SET shared = ${batchShared.write(shared)}::jsonb, agent = ${storedUser.write(user)}::jsonb,
              submitted_at = coalesce(submitted_at, ${DateTime.toDate(yield* clock.now)})
            WHERE batch_no = ${batchNo}`
          yield* takeRows(batchNo, rows)
          yield* signals.publish(batchTopic)
          return yield* batches.get(user, batchNo)
        },
        sql.withTransaction,
        Effect.catchTag('SqlError', Effect.die)
      )

      return BatchHandIns.of({ handIn })
    })
  ).pipe(Layer.provide([Batches.layer, MaterialFiles.layer]))
}
