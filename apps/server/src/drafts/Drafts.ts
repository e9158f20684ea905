/**
 * Drafts (暂存): whole handlings kept for their owner, versioned, 60 days.
 *
 * A save names the version it was read at; a stale one is refused with the newer side. The first save is made once per client key: sent again it
 * gives the same draft, and says what it holds where that is something else. Somebody else's draft and a missing one answer alike; one's own that was
 * submitted says as what, as long as a page may still show it.
 */
import { AlreadySubmitted, Conflict, NotFound, Rejected } from '@ljonething/api/errors/errors'
import type { Forbidden } from '@ljonething/api/errors/errors'
import type { DraftDetail, DraftSummary } from '@ljonething/api/oneThing/DraftsApi'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { flagOf, isOn } from '@ljonething/domain/codes/flag'
import type { Flag } from '@ljonething/domain/codes/flag'
import { filingObstacle, mayPrepare } from '@ljonething/domain/filing/filingObstacle'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Fragment } from 'effect/sql/Statement'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { newPublicId } from '../platform/Ids.ts'
import { oneByOne } from '../platform/oneByOne.ts'
import { prepareAs } from '../plans/mayFile.ts'
import type { Asker } from '../registers/Asker.ts'
import { ReusedCertificates } from '../reuse/ReusedCertificates.ts'
import { reusedFileIds } from './reusedFileIds.ts'

export const retentionDays = 60
export const mostDrafts = 50

export interface DraftInput {
  readonly rowGuid?: string
  readonly version?: number
  readonly clientKey: string
  readonly sceneNo: string
  readonly sourceName: string
  readonly step: string
  /** JSON of one object. */
  readonly content: string
}

interface ListedDraft extends Omit<DraftSummary, 'recordTime' | 'expireTime' | 'daysLeft' | 'status'> {
  readonly recordTime: Date
}

interface DraftRow extends ListedDraft {
  readonly content: string
}

const staged = '暂存'
const dayMs = 86_400_000
const nowDate = Effect.map(DateTime.now, DateTime.toDate)
const shown =
  (now: Date) =>
  <Row extends ListedDraft>(row: Row) => {
    const expiresAt = row.recordTime.getTime() + retentionDays * dayMs
    return {
      ...row,
      recordTime: row.recordTime.toISOString(),
      expireTime: new Date(expiresAt).toISOString(),
      daysLeft: Math.max(0, Math.floor((expiresAt - now.getTime()) / dayMs)),
      status: staged
    }
  }

export interface DraftVersion {
  readonly rowGuid: string
  readonly version: number
}

export interface SavedVersion extends DraftVersion {
  readonly recordTime: string
  /** What stands there instead, where a first save was made before with something else. */
  readonly content?: string
}

/** What a draft became. */
export interface Submitted {
  readonly applyNo: string
  readonly submittedAt: string
}

const jsonObject = (text: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

const conflict = (msg: string, { version, content, recordTime }: DraftRow): Conflict =>
  new Conflict({ msg, current: { version, content, recordTime: recordTime.toISOString() } })

export class Drafts extends Context.Service<
  Drafts,
  {
    readonly save: (
      asker: Asker,
      input: DraftInput
    ) => Effect.Effect<SavedVersion, AlreadySubmitted | Conflict | Forbidden | NotFound | Rejected>
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
      const reuse = yield* ReusedCertificates
      const listed = sql.literal('row_guid, scene_no, scene_name, source_name, step, version, record_time')
      const columns = sql.literal('row_guid, scene_no, scene_name, source_name, step, version, record_time, content')
      const missing = new NotFound({ msg: '未获取到暂存数据' })

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

      const absent = (owner: string, rowGuid: string) => Effect.andThen(mustBeOpen(owner, sql`row_guid = ${rowGuid}`), Effect.fail(missing))

      const saved = ({ rowGuid, version, recordTime }: DraftRow): SavedVersion => ({
        rowGuid,
        version,
        recordTime: recordTime.toISOString()
      })

      const create = Effect.fn('Drafts.create')(
        function* (owner: string, input: DraftInput, sceneName: string) {
          yield* oneByOne('draft', owner).pipe(Effect.provideService(SqlClient.SqlClient, sql))
          const known = yield* sql<DraftRow>`SELECT ${columns} FROM draft WHERE owner = ${owner} AND client_key = ${input.clientKey}`
          const [former] = known
          if (former !== undefined) return { ...saved(former), ...(former.content === input.content ? {} : { content: former.content }) }
          yield* mustBeOpen(owner, sql`client_key = ${input.clientKey}`)
          const [counted] = yield* sql<{ count: number }>`SELECT count(*)::int AS count FROM draft WHERE owner = ${owner}`
          if ((counted?.count ?? 0) >= mostDrafts)
            return yield* new Rejected({ msg: `草稿箱最多保存${mostDrafts}份，请先删除不需要的草稿` })
          const rowGuid = yield* newPublicId
          const now = yield* nowDate
          const rows = yield* sql<DraftRow>`
            INSERT INTO draft (row_guid, owner, client_key, scene_no, scene_name, source_name, step, content, version, record_time)
            VALUES (${rowGuid}, ${owner}, ${input.clientKey}, ${input.sceneNo}, ${sceneName}, ${input.sourceName}, ${input.step}, ${input.content}, 1, ${now})
            RETURNING ${columns}`
          return rows[0] === undefined ? yield* missing : saved(rows[0])
        },
        sql.withTransaction,
        Effect.catchTag('SqlError', Effect.die)
      )

      const replace = Effect.fn('Drafts.replace')(function* (owner: string, rowGuid: string, input: DraftInput) {
        const now = yield* nowDate
        const rows = yield* Effect.orDie(sql<DraftRow>`
          UPDATE draft SET content = ${input.content}, step = ${input.step}, version = version + 1, record_time = ${now}
          WHERE owner = ${owner} AND row_guid = ${rowGuid} AND version = ${input.version ?? 0}
          RETURNING ${columns}`)
        if (rows[0] !== undefined) return saved(rows[0])
        const current = yield* find(owner, rowGuid)
        if (current === undefined) return yield* absent(owner, rowGuid)
        if (current.version === (input.version ?? 0) + 1 && current.content === input.content) return saved(current)
        return yield* conflict('该草稿已在其他页面或设备上修改', current)
      })

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
        return { rows: rows.map(shown(yield* nowDate)), total: counted?.count ?? 0 }
      })

      return Drafts.of({
        list,
        ofScene: Effect.fn('Drafts.ofScene')(function* (user, sceneNo) {
          const scene = catalogue.sceneOf(sceneNo)?.scene
          const isPermit = flagOf(scene !== undefined && !isOn(scene.flags.closeDraftBox) && mayPrepare(filingObstacle(scene, user)))
          const { rows } = yield* list(user.userId, { offset: 0, limit: mostDrafts, sceneNo })
          return rows.map((row) => ({ ...row, isPermit }))
        }),
        save: Effect.fn('Drafts.save')(function* (asker, input) {
          const { user } = asker
          const scene = catalogue.sceneOf(input.sceneNo)?.scene
          if (scene === undefined) return yield* new Rejected({ msg: '不在要求的参数范围中' })
          yield* prepareAs(scene, user)
          if (isOn(scene.flags.closeDraftBox)) return yield* new Rejected({ msg: '该主题不支持暂存' })
          const content = jsonObject(input.content)
          if (content === undefined) return yield* new Rejected({ msg: '暂存内容无法识别' })
          yield* reuse.mustHold(asker, input.sceneNo, reusedFileIds(content))
          return yield* input.rowGuid === undefined ? create(user.userId, input, scene.name) : replace(user.userId, input.rowGuid, input)
        }),
        get: (owner, rowGuid) =>
          Effect.flatMap(find(owner, rowGuid), (row) =>
            row === undefined ? absent(owner, rowGuid) : Effect.map(nowDate, (now) => shown(now)(row))
          ),
        remove: (owner, rowGuid) =>
          sql`DELETE FROM draft WHERE owner = ${owner} AND row_guid = ${rowGuid} RETURNING row_guid`.pipe(
            Effect.orDie,
            Effect.flatMap((rows) => (rows.length === 0 ? Effect.fail(missing) : Effect.void))
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
  ).pipe(Layer.provide([Catalogue.layer, ReusedCertificates.layer]))
}
