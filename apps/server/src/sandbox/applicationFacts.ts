/** What a desk needs to know of applications (申请信息), by their numbers; read from where they are kept. */
import { Effect } from 'effect'
import type { SqlClient } from 'effect/sql'

export interface ApplicationFacts {
  readonly applyNo: string
  readonly sceneCode: string
  readonly sceneHash: string
  readonly sceneName: string
  readonly applicant: unknown
}

export const applicationFacts = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, applyNos: readonly string[]) {
  if (applyNos.length === 0) return new Map<string, ApplicationFacts>()
  const rows = yield* sql<ApplicationFacts>`
    SELECT apply_no, scene_code, scene_hash, scene_name, applicant FROM application WHERE ${sql.in('apply_no', applyNos)}`
  return new Map(rows.map((row) => [row.applyNo, row]))
}, Effect.orDie)
