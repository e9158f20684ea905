/**
 * Saving drafts (暂存保存). A save names the version it was read at; a stale one is refused with the newer side. The first save is made once per client
 * key: sent again it gives the same draft, and says what it holds where that is something else.
 */
import { Rejected, TooMany } from '@ljonething/api/errors/errors'
import type { AlreadySubmitted, Conflict, Forbidden, NotFound } from '@ljonething/api/errors/errors'
import { DraftContent } from '@ljonething/api/oneThing/DraftsApi'
import { isOn } from '@ljonething/domain/codes/flag'
import { channelOf, usualSource } from '@ljonething/domain/submission/origin'
import { Context, DateTime, Effect, Layer, Option, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { newPublicId } from '../platform/Ids.ts'
import { oneByOne } from '../platform/oneByOne.ts'
import { prepareAs } from '../plans/mayFile.ts'
import type { Asker } from '../registers/Asker.ts'
import { ReusedCertificates } from '../reuse/ReusedCertificates.ts'
import { draftReads, noDraft } from './draftReads.ts'
import { conflict, mostDrafts, saved } from './draftRow.ts'
import type { DraftRow, SavedVersion } from './draftRow.ts'
import { reusedFileIds } from './reusedFileIds.ts'

export interface DraftInput {
  readonly rowGuid?: string
  readonly version?: number
  readonly clientKey: string
  readonly sceneNo: string
  readonly sourceName: string
  /** Client type of who saves. */
  readonly client: string
  readonly step: string
  /** JSON of one object. */
  readonly content: string
}

const readContent = Schema.decodeUnknownOption(Schema.fromJsonString(DraftContent))

const channelOfClient = (client: string) => channelOf(usualSource(client))

export class DraftSaves extends Context.Service<
  DraftSaves,
  {
    readonly save: (
      asker: Asker,
      input: DraftInput
    ) => Effect.Effect<SavedVersion, AlreadySubmitted | Conflict | Forbidden | NotFound | Rejected | TooMany>
  }
>()('@ljonething/server/drafts/DraftSaves') {
  static readonly layer = Layer.effect(
    DraftSaves,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const catalogue = yield* Catalogue
      const reuse = yield* ReusedCertificates
      const { columns, find, mustBeOpen, absent } = draftReads(sql)

      const create = Effect.fn('DraftSaves.create')(
        function* (owner: string, input: DraftInput, sceneName: string) {
          yield* oneByOne('draft', owner).pipe(Effect.provideService(SqlClient.SqlClient, sql))
          const known = yield* sql<DraftRow>`SELECT ${columns} FROM draft WHERE owner = ${owner} AND client_key = ${input.clientKey}`
          const [former] = known
          if (former !== undefined) return { ...saved(former), ...(former.content === input.content ? {} : { content: former.content }) }
          yield* mustBeOpen(owner, sql`client_key = ${input.clientKey}`)
          const [counted] = yield* sql<{ count: number }>`SELECT count(*)::int AS count FROM draft WHERE owner = ${owner}`
          if ((counted?.count ?? 0) >= mostDrafts)
            return yield* new TooMany({ msg: `草稿箱最多保存${mostDrafts}份，请先删除不需要的草稿，删除后自动暂存` })
          const rowGuid = yield* newPublicId
          const now = DateTime.toDate(yield* DateTime.now)
          const rows = yield* sql<DraftRow>`
            INSERT INTO draft (row_guid, owner, client_key, scene_no, scene_name, source, source_name, step, content, version, record_time)
            VALUES (${rowGuid}, ${owner}, ${input.clientKey}, ${input.sceneNo}, ${sceneName}, ${channelOfClient(input.client)},
                    ${input.sourceName}, ${input.step}, ${input.content}, 1, ${now})
            RETURNING ${columns}`
          return rows[0] === undefined ? yield* noDraft() : saved(rows[0])
        },
        sql.withTransaction,
        Effect.catchTag('SqlError', Effect.die)
      )

      const replace = Effect.fn('DraftSaves.replace')(function* (owner: string, rowGuid: string, input: DraftInput) {
        const now = DateTime.toDate(yield* DateTime.now)
        const rows = yield* Effect.orDie(sql<DraftRow>`
          UPDATE draft SET content = ${input.content}, step = ${input.step}, source = ${channelOfClient(input.client)}, version = version + 1, record_time = ${now}
          WHERE owner = ${owner} AND row_guid = ${rowGuid} AND version = ${input.version ?? 0}
          RETURNING ${columns}`)
        if (rows[0] !== undefined) return saved(rows[0])
        const current = yield* find(owner, rowGuid)
        if (current === undefined) return yield* absent(owner, rowGuid)
        if (current.version === (input.version ?? 0) + 1 && current.content === input.content) return saved(current)
        return yield* conflict('该草稿已在其他页面或设备上修改', current)
      })

      return DraftSaves.of({
        save: Effect.fn('DraftSaves.save')(function* (asker, input) {
          const { user } = asker
          const scene = catalogue.sceneOf(input.sceneNo)?.scene
          if (scene === undefined) return yield* new Rejected({ msg: '不在要求的参数范围中' })
          yield* prepareAs(scene, user)
          if (isOn(scene.flags.closeDraftBox)) return yield* new Rejected({ msg: '该主题不支持暂存' })
          const content = Option.getOrUndefined(readContent(input.content))
          if (content === undefined) return yield* new Rejected({ msg: '暂存内容无法识别' })
          yield* reuse.mustHold(asker, input.sceneNo, reusedFileIds(content))
          return yield* input.rowGuid === undefined ? create(user.userId, input, scene.name) : replace(user.userId, input.rowGuid, input)
        })
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, ReusedCertificates.layer]))
}
