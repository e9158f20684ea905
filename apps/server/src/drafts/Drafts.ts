/** Drafts (暂存): whole handlings kept for their owner, versioned, 60 days: listed, read, removed, and ended by the submission they become. */
import type { AlreadySubmitted, Conflict, NotFound } from '@ljonething/api/errors/errors'
import type { DraftDetail, DraftSummary } from '@ljonething/api/oneThing/DraftsApi'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { flagOf, isOn } from '@ljonething/domain/codes/flag'
import type { Flag } from '@ljonething/domain/codes/flag'
import { filingObstacle, mayPrepare } from '@ljonething/domain/filing/filingObstacle'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { draftReads, noDraft } from './draftReads.ts'
import { conflict, mostDrafts, retentionDays, shown } from './draftRow.ts'
import type { DraftRow, DraftVersion, ListedDraft } from './draftRow.ts'

const nowDate = Effect.map(DateTime.now, DateTime.toDate)

/** What a draft became. */
export interface Submitted {
  readonly applyNo: string
  readonly submittedAt: string
}

export class Drafts extends Context.Service<
  Drafts,
  {
    readonly list: (
      owner: string,
      page: {
        readonly offset: number
        readonly limit: number
        readonly sceneNo?: string
        readonly sceneName?: string
        readonly sourceName?: string
      }
    ) => Effect.Effect<{ readonly rows: readonly DraftSummary[]; readonly total: number }>
    /** Those of a scene, and whether the person may go on with them. */
    readonly ofScene: (user: UserInfo, sceneNo: string) => Effect.Effect<readonly (DraftSummary & { readonly isPermit: Flag })[]>
    readonly get: (owner: string, rowGuid: string) => Effect.Effect<DraftDetail, AlreadySubmitted | NotFound>
    readonly remove: (owner: string, rowGuid: string) => Effect.Effect<void, NotFound>
    /** Ends the draft of a submission; part of the caller's transaction. A draft that is gone already is no hindrance, a newer one is. */
    readonly end: (owner: string, draft: DraftVersion, submitted: Submitted) => Effect.Effect<void, Conflict>
    readonly sweep: Effect.Effect<void>
  }
>()('@ljonething/server/drafts/Drafts') {
  static readonly layer = Layer.effect(
    Drafts,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const catalogue = yield* Catalogue
      const { columns, find, absent } = draftReads(sql)
      const sceneTypeOf = (sceneNo: string) => catalogue.sceneOf(sceneNo)?.scene.unionType ?? ''
      const listed = sql.literal('row_guid, scene_no, scene_name, source, source_name, step, version, record_time')

      const list: Drafts['Service']['list'] = Effect.fn('Drafts.list')(function* (
        owner,
        { offset, limit, sceneNo, sceneName, sourceName }
      ) {
        const where = sql.and([
          sql`owner = ${owner}`,
          ...(sceneNo === undefined ? [] : [sql`scene_no = ${sceneNo}`]),
          ...(sceneName === undefined ? [] : [sql`strpos(scene_name, ${sceneName}) > 0`]),
          ...(sourceName === undefined ? [] : [sql`source_name = ${sourceName}`])
        ])
        const rows = yield* Effect.orDie(
          sql<ListedDraft>`SELECT ${listed} FROM draft WHERE ${where} ORDER BY record_time DESC LIMIT ${limit} OFFSET ${offset}`
        )
        const [counted] = yield* Effect.orDie(sql<{ count: number }>`SELECT count(*)::int AS count FROM draft WHERE ${where}`)
        return { rows: rows.map(shown(yield* nowDate, sceneTypeOf)), total: counted?.count ?? 0 }
      })

      return Drafts.of({
        list,
        ofScene: Effect.fn('Drafts.ofScene')(function* (user, sceneNo) {
          const scene = catalogue.sceneOf(sceneNo)?.scene
          const isPermit = flagOf(scene !== undefined && !isOn(scene.flags.closeDraftBox) && mayPrepare(filingObstacle(scene, user)))
          const { rows } = yield* list(user.userId, { offset: 0, limit: mostDrafts, sceneNo })
          return rows.map((row) => ({ ...row, isPermit }))
        }),
        get: (owner, rowGuid) =>
          Effect.flatMap(find(owner, rowGuid), (row) =>
            row === undefined ? absent(owner, rowGuid) : Effect.map(nowDate, (now) => shown(now, sceneTypeOf)(row))
          ),
        remove: (owner, rowGuid) =>
          sql`DELETE FROM draft WHERE owner = ${owner} AND row_guid = ${rowGuid} RETURNING row_guid`.pipe(
            Effect.orDie,
            Effect.flatMap((rows) => (rows.length === 0 ? Effect.fail(noDraft()) : Effect.void))
          ),
        end: Effect.fn('Drafts.end')(function* (owner, { rowGuid, version }, { applyNo, submittedAt }) {
          const rows = yield* Effect.orDie(
            sql<DraftRow>`SELECT ${columns} FROM draft WHERE owner = ${owner} AND row_guid = ${rowGuid} FOR UPDATE`
          )
          if (rows[0] !== undefined && rows[0].version !== version)
            return yield* conflict('该申请已在其他页面或设备上修改，请核对后再提交', rows[0])
          yield* Effect.orDie(sql`
            WITH ended AS (DELETE FROM draft WHERE owner = ${owner} AND row_guid = ${rowGuid} RETURNING row_guid, owner, client_key)
            INSERT INTO submitted_draft (row_guid, owner, client_key, apply_no, submitted_at)
            SELECT row_guid, owner, client_key, ${applyNo}, ${new Date(submittedAt)} FROM ended`)
        }),
        sweep: Effect.gen(function* () {
          yield* sql`DELETE FROM draft WHERE record_time < now() - make_interval(days => ${retentionDays})`
          yield* sql`DELETE FROM submitted_draft WHERE submitted_at < now() - make_interval(days => ${retentionDays})`
        }).pipe(Effect.orDie)
      })
    })
  ).pipe(Layer.provide(Catalogue.layer))
}
