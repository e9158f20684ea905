/**
 * Batches of retirements (退休批次): a number, what holds for all of its people, and a row for each of them that waits to be submitted, was submitted or
 * was refused.
 *
 * A clerk finds their own batches, the administrator those of the company. A person stands once in a batch, under a keyed hash of the number. What is
 * handed in again takes up those who were refused and leaves the others. One batch of a company runs at a time.
 */
import { Conflict, NotFound, Rejected } from '@ljonething/api/errors/errors'
import { rowStates } from '@ljonething/api/oneThing/BatchRetireApi'
import type { BatchState, HandlingInfo } from '@ljonething/api/oneThing/BatchRetireApi'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { caseGroups } from '@ljonething/domain/cases/caseStatus'
import type { Standing } from '@ljonething/domain/cases/application'
import { maskName } from '@ljonething/domain/display/maskText'
import { mostBatchRows } from '@ljonething/domain/retirement/batchColumns'
import type { BatchRow } from '@ljonething/domain/retirement/batchColumns'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { storedUser } from '../identity/stored/storedUser.ts'
import { viewerOf } from '../identity/viewer.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { InstallationKey } from '../platform/InstallationKey.ts'
import { oneByOne } from '../platform/oneByOne.ts'
import type { PageWindow } from '../platform/paging.ts'
import { Signals } from '../platform/Signals.ts'
import { batchRow } from './stored/batchRow.ts'
import { batchShared } from './stored/batchShared.ts'
import type { BatchShared } from './stored/batchShared.ts'

export const batchTopic = 'retire-batch'

type RowState = (typeof rowStates)[number]

interface BatchRecord {
  readonly batchNo: string
  readonly agent: unknown
  readonly createdAt: Date
  readonly submittedAt: Date | null
  readonly waiting: number
  readonly submitted: number
  readonly refused: number
}

const missing = () => new NotFound({ msg: '未查询到该批次' })
const isRowState = (text: string | undefined): text is RowState => rowStates.some((state) => state === text)

const standingText: Readonly<Record<Standing, string>> = { ...caseGroups, partlyRefused: '部分未通过' }
const statusText = (state: RowState, standing: Standing | null): string => {
  if (state === 'submitted') return standing === null ? '已提交' : standingText[standing]
  return state === 'waiting' ? '待提交' : '未提交'
}

export class Batches extends Context.Service<
  Batches,
  {
    readonly create: (user: UserInfo, clientKey: string) => Effect.Effect<BatchState>
    readonly list: (
      user: UserInfo,
      filter: PageWindow & { readonly batchNo?: string | undefined }
    ) => Effect.Effect<{ readonly batches: readonly BatchState[]; readonly total: number }>
    readonly get: (user: UserInfo, batchNo: string) => Effect.Effect<BatchState, NotFound>
    readonly rows: (
      user: UserInfo,
      batchNo: string,
      window: PageWindow & { readonly state?: string | undefined }
    ) => Effect.Effect<{ readonly rows: readonly HandlingInfo[]; readonly total: number }, NotFound>
    /** Numbers of those who were submitted, of these; only the owner asks. */
    readonly submittedOf: (user: UserInfo, batchNo: string, idCards: readonly string[]) => Effect.Effect<ReadonlySet<string>, NotFound>
    readonly handIn: (
      user: UserInfo,
      batchNo: string,
      shared: BatchShared,
      rows: readonly BatchRow[]
    ) => Effect.Effect<BatchState, Conflict | NotFound | Rejected>
  }
>()('@ljonething/server/batchRetire/Batches') {
  static readonly layer = Layer.effect(
    Batches,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const clock = yield* Clock
      const files = yield* MaterialFiles
      const key = yield* InstallationKey
      const signals = yield* Signals
      const personOf = (idCard: string): string => key.hash(`retire ${idCard.toUpperCase()}`)

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
        return row === undefined ? yield* missing() : yield* stateOf(row)
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

      const takeRows = Effect.fnUntraced(function* (batchNo: string, rows: readonly BatchRow[]) {
        yield* sql`
          INSERT INTO retire_batch_row (batch_no, person, row_no, content, state, next_attempt_at)
          SELECT ${batchNo}, r.person, (SELECT count(*) FROM retire_batch_row b WHERE b.batch_no = ${batchNo}) + r.at, r.content::jsonb, 'waiting', now()
          FROM unnest(${rows.map(({ empIdCard }) => personOf(empIdCard))}::text[], ${rows.map((row) => batchRow.write(row))}::text[])
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

      const handIn = Effect.fn('Batches.handIn')(
        function* (user: UserInfo, batchNo: string, shared: BatchShared, rows: readonly BatchRow[]) {
          const { userId, unionCode = '' } = user
          yield* oneByOne(batchTopic, unionCode).pipe(Effect.provideService(SqlClient.SqlClient, sql))
          const [own] = yield* sql<{
            shared: unknown
          }>`SELECT shared FROM retire_batch WHERE batch_no = ${batchNo} AND owner = ${userId} FOR UPDATE`
          if (own === undefined) return yield* missing()
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
          return yield* get(user, batchNo)
        },
        sql.withTransaction,
        Effect.catchTag('SqlError', Effect.die)
      )

      return Batches.of({
        create,
        get,
        handIn,
        list: Effect.fn('Batches.list')(function* (user, { offset, limit, batchNo }) {
          const where = sql.and([seenBy(user), ...(batchNo === undefined || batchNo === '' ? [] : [sql`b.batch_no = ${batchNo}`])])
          const rows = yield* sql<BatchRecord>`
            SELECT ${columns} FROM retire_batch b CROSS JOIN LATERAL ${counted} c WHERE ${where}
            ORDER BY b.created_at DESC, b.batch_no DESC LIMIT ${limit} OFFSET ${offset}`
          const [count] = yield* sql<{ total: number }>`SELECT count(*)::int AS total FROM retire_batch b WHERE ${where}`
          return { batches: yield* Effect.forEach(rows, stateOf), total: count?.total ?? 0 }
        }, Effect.orDie),
        rows: Effect.fn('Batches.rows')(function* (user, batchNo, { offset, limit, state }) {
          yield* get(user, batchNo)
          const where = sql.and([sql`r.batch_no = ${batchNo}`, ...(isRowState(state) ? [sql`r.state = ${state}`] : [])])
          const rows = yield* Effect.orDie(
            sql<{
              rowNo: number
              content: unknown
              state: RowState
              applyNo: string | null
              reason: string | null
              standing: Standing | null
            }>`
              SELECT r.row_no, r.content, r.state, r.apply_no, r.reason, a.standing FROM retire_batch_row r LEFT JOIN application a USING (apply_no)
              WHERE ${where} ORDER BY r.row_no LIMIT ${limit} OFFSET ${offset}`
          )
          const [count] = yield* Effect.orDie(sql<{ total: number }>`SELECT count(*)::int AS total FROM retire_batch_row r WHERE ${where}`)
          const read = yield* Effect.forEach(rows, ({ content, standing, applyNo, reason, ...row }) =>
            Effect.map(batchRow.read(content, `${batchNo} ${row.rowNo}`), (person) =>
              person === undefined
                ? []
                : [
                    {
                      ...person,
                      ...row,
                      batchNo,
                      statusText: statusText(row.state, standing),
                      ...(applyNo === null ? {} : { applyNo }),
                      ...(reason === null ? {} : { reason })
                    }
                  ]
            )
          )
          return { rows: read.flat(), total: count?.total ?? 0 }
        }),
        submittedOf: Effect.fn('Batches.submittedOf')(function* ({ userId }, batchNo, idCards) {
          const own = yield* Effect.orDie(sql`SELECT 1 FROM retire_batch WHERE batch_no = ${batchNo} AND owner = ${userId}`)
          if (own.length === 0) return yield* missing()
          if (idCards.length === 0) return new Set()
          const byPerson = new Map(idCards.map((idCard) => [personOf(idCard), idCard]))
          const rows = yield* Effect.orDie(
            sql<{ person: string }>`
              SELECT person FROM retire_batch_row WHERE batch_no = ${batchNo} AND state = 'submitted' AND ${sql.in('person', [...byPerson.keys()])}`
          )
          return new Set(rows.map(({ person }) => byPerson.get(person) ?? ''))
        })
      })
    })
  ).pipe(Layer.provide(MaterialFiles.layer))
}
