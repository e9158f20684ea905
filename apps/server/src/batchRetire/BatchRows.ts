/** The people of a batch (批次人员), a row for each that waits to be submitted, was submitted or was refused; for whoever sees the batch. */
import type { NotFound } from '@ljonething/api/errors/errors'
import { rowStates } from '@ljonething/api/oneThing/BatchRetireApi'
import type { HandlingInfo } from '@ljonething/api/oneThing/BatchRetireApi'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { Standing } from '@ljonething/domain/cases/application'
import { caseGroups } from '@ljonething/domain/cases/caseStatus'
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { InstallationKey } from '../platform/InstallationKey.ts'
import type { PageWindow } from '../platform/paging.ts'
import { Batches, noBatch } from './Batches.ts'
import { personOf } from './batchPerson.ts'
import { batchRow } from './stored/batchRow.ts'

type RowState = (typeof rowStates)[number]

const isRowState = (text: string | undefined): text is RowState => rowStates.some((state) => state === text)

const standingText: Readonly<Record<Standing, string>> = { ...caseGroups, partlyRefused: '部分未通过' }
const statusText = (state: RowState, standing: Standing | null): string => {
  if (state === 'submitted') return standing === null ? '已提交' : standingText[standing]
  return state === 'waiting' ? '待提交' : '未提交'
}

export class BatchRows extends Context.Service<
  BatchRows,
  {
    readonly list: (
      user: UserInfo,
      batchNo: string,
      window: PageWindow & { readonly state?: string | undefined }
    ) => Effect.Effect<{ readonly rows: readonly HandlingInfo[]; readonly total: number }, NotFound>
    /** Numbers of those who were submitted, of these; only the owner asks. */
    readonly submittedOf: (user: UserInfo, batchNo: string, idCards: readonly string[]) => Effect.Effect<ReadonlySet<string>, NotFound>
  }
>()('@ljonething/server/batchRetire/BatchRows') {
  static readonly layer = Layer.effect(
    BatchRows,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const batches = yield* Batches
      const key = yield* InstallationKey

      return BatchRows.of({
        list: Effect.fn('BatchRows.list')(function* (user, batchNo, { offset, limit, state }) {
          yield* batches.get(user, batchNo)
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
        submittedOf: Effect.fn('BatchRows.submittedOf')(function* ({ userId }, batchNo, idCards) {
          const own = yield* Effect.orDie(sql`SELECT 1 FROM retire_batch WHERE batch_no = ${batchNo} AND owner = ${userId}`)
          if (own.length === 0) return yield* noBatch()
          if (idCards.length === 0) return new Set()
          const byPerson = new Map(idCards.map((idCard) => [personOf(key, idCard), idCard]))
          const rows = yield* Effect.orDie(
            sql<{ person: string }>`
              SELECT person FROM retire_batch_row WHERE batch_no = ${batchNo} AND state = 'submitted' AND ${sql.in('person', [...byPerson.keys()])}`
          )
          return new Set(rows.map(({ person }) => byPerson.get(person) ?? ''))
        })
      })
    })
  ).pipe(Layer.provide(Batches.layer))
}
