/**
 * Batches of retirements (退休批次): a number, and how many of its people wait to be submitted, were submitted or were refused. A clerk finds their own
 * batches, the administrator those of the company.
 */
import { NotFound } from '@ljonething/api/errors/errors'
import type { BatchState } from '@ljonething/api/oneThing/BatchRetireApi'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { maskName } from '@ljonething/domain/display/maskText'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { storedUser } from '../identity/stored/storedUser.ts'
import { viewerOf } from '../identity/viewer.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import type { PageWindow } from '../platform/paging.ts'

interface BatchRecord {
  readonly batchNo: string
  readonly agent: unknown
  readonly createdAt: Date
  readonly submittedAt: Date | null
  readonly waiting: number
  readonly submitted: number
  readonly refused: number
}

export const noBatch = () => new NotFound({ msg: '未查询到该批次' })
export class Batches extends Context.Service<
  Batches,
  {
    readonly create: (user: UserInfo, clientKey: string) => Effect.Effect<BatchState>
    readonly list: (
      user: UserInfo,
      filter: PageWindow & { readonly batchNo?: string | undefined }
    ) => Effect.Effect<{ readonly batches: readonly BatchState[]; readonly total: number }>
    readonly get: (user: UserInfo, batchNo: string) => Effect.Effect<BatchState, NotFound>
  }
>()('@ljonething/server/batchRetire/Batches') {
  static readonly layer = Layer.effect(
    Batches,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const clock = yield* Clock

      const seenBy = (user: UserInfo) => {
        const { userId, company } = viewerOf(user)
        return company === undefined ? sql`b.owner = ${userId}` : sql`(b.owner = ${userId} OR b.company = ${company})`
      }
      const counted = sql.literal(`
        (SELECT count(*) FILTER (WHERE state = 'waiting')::int AS waiting, count(*) FILTER (WHERE state = 'submitted')::int AS submitted,
                count(*) FILTER (WHERE state = 'refused')::int AS refused
         FROM retire_batch_row r WHERE r.batch_no = b.batch_no)`)
      const columns = sql.literal('b.batch_no, b.agent, b.created_at, b.submitted_at, c.waiting, c.submitted, c.refused')

      const stateOf = Effect.fnUntraced(function* ({ batchNo, agent, createdAt, submittedAt, waiting, submitted, refused }: BatchRecord) {
        const user = yield* storedUser.read(agent, batchNo)
        return {
          batchNo,
          state: submittedAt === null ? 'open' : waiting > 0 ? 'running' : 'done',
          agentName: user === undefined ? '' : maskName(user.userName),
          createdAt: createdAt.toISOString(),
          ...(submittedAt === null ? {} : { submittedAt: submittedAt.toISOString() }),
          ...{ total: waiting + submitted + refused, waiting, submitted, refused }
        } satisfies BatchState
      })

      const get = Effect.fn('Batches.get')(function* (user: UserInfo, batchNo: string) {
        const [row] = yield* Effect.orDie(
          sql<BatchRecord>`SELECT ${columns} FROM retire_batch b CROSS JOIN LATERAL ${counted} c WHERE b.batch_no = ${batchNo} AND ${seenBy(user)}`
        )
        return row === undefined ? yield* noBatch() : yield* stateOf(row)
      })

      const create = Effect.fn('Batches.create')(function* (user: UserInfo, clientKey: string) {
        const now = yield* clock.now
        const day = dayOf(now).replaceAll('-', '')
        const [row] = yield* sql<{ batchNo: string }>`
          WITH made AS (
            INSERT INTO retire_batch (batch_no, owner, company, client_key, agent, created_at)
            SELECT 'PLTX' || ${day}::text || lpad(nextval('retire_batch_serial')::text, 6, '0'), ${user.userId}, ${user.unionCode ?? ''}, ${clientKey},
                   ${storedUser.write(user)}::jsonb, ${DateTime.toDate(now)}
            WHERE NOT EXISTS (SELECT 1 FROM retire_batch WHERE owner = ${user.userId} AND client_key = ${clientKey})
            ON CONFLICT (owner, client_key) DO NOTHING RETURNING batch_no)
          SELECT batch_no FROM made UNION ALL
          SELECT batch_no FROM retire_batch WHERE owner = ${user.userId} AND client_key = ${clientKey}`
        if (row !== undefined) return yield* get(user, row.batchNo)
        // A twin of this call made it between the two looks.
        const [twin] = yield* sql<{
          batchNo: string
        }>`SELECT batch_no FROM retire_batch WHERE owner = ${user.userId} AND client_key = ${clientKey}`
        return yield* get(user, twin?.batchNo ?? '')
      }, Effect.orDie)

      return Batches.of({
        create,
        get,
        list: Effect.fn('Batches.list')(function* (user, { offset, limit, batchNo }) {
          const where = sql.and([seenBy(user), ...(batchNo === undefined || batchNo === '' ? [] : [sql`b.batch_no = ${batchNo}`])])
          const rows = yield* sql<BatchRecord>`
            SELECT ${columns} FROM retire_batch b CROSS JOIN LATERAL ${counted} c WHERE ${where}
            ORDER BY b.created_at DESC, b.batch_no DESC LIMIT ${limit} OFFSET ${offset}`
          const [count] = yield* sql<{ total: number }>`SELECT count(*)::int AS total FROM retire_batch b WHERE ${where}`
          return { batches: yield* Effect.forEach(rows, stateOf), total: count?.total ?? 0 }
        }, Effect.orDie)
      })
    })
  )
}
