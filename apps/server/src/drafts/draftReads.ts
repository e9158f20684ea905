/**
 * What the services of drafts read alike (暂存查询): one's own draft, and what became of one that is not there. Somebody else's draft and a missing one
 * answer alike; one's own that was submitted says as what, as long as a page may still show it.
 */
import { AlreadySubmitted, NotFound } from '@ljonething/api/errors/errors'
import { Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import type { Fragment } from 'effect/sql/Statement'
import type { DraftRow } from './draftRow.ts'

export const noDraft = () => new NotFound({ msg: '未获取到暂存数据' })

export const draftReads = (sql: SqlClient.SqlClient) => {
  const columns = sql.literal('row_guid, scene_no, scene_name, source, source_name, step, version, record_time, content')

  const find = (owner: string, rowGuid: string) =>
    sql<DraftRow>`SELECT ${columns} FROM draft WHERE owner = ${owner} AND row_guid = ${rowGuid}`.pipe(
      Effect.orDie,
      Effect.map((rows) => rows[0])
    )

  /** Nothing where the draft never became an application. */
  const mustBeOpen = Effect.fnUntraced(function* (owner: string, draft: Fragment) {
    const [row] = yield* Effect.orDie(
      sql<{ applyNo: string; submittedAt: Date }>`
        SELECT apply_no, submitted_at FROM submitted_draft WHERE owner = ${owner} AND ${draft}`
    )
    if (row === undefined) return
    const own = { applyNo: row.applyNo, submittedAt: row.submittedAt.toISOString() }
    return yield* new AlreadySubmitted({ msg: '这份申请已经提交，不能再修改，请查看办件', own })
  })

  const absent = (owner: string, rowGuid: string) => Effect.andThen(mustBeOpen(owner, sql`row_guid = ${rowGuid}`), Effect.fail(noDraft()))

  return { columns, find, mustBeOpen, absent }
}
