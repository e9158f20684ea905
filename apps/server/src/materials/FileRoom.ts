/**
 * Room for files (材料文件额度): of unclaimed files, uploaded or generated alike, one owner has at most 200 of a scene and 1.5 GB in all
 * (PERSON_FILES_LIMIT). Sizes are bytes.
 */
import { Rejected } from '@ljonething/api/errors/errors'
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { ServiceConfig } from '../platform/Config.ts'

/** Of one owner and scene. */
const mostFiles = 200

export class FileRoom extends Context.Service<
  FileRoom,
  {
    /** Refuses where the owner has as much as may be; asked before the bytes are taken, and again when they are there. */
    readonly mustHave: (owner: string, sceneCode: string, bytes: number) => Effect.Effect<void, Rejected>
  }
>()('@ljonething/server/materials/FileRoom') {
  static readonly layer = Layer.effect(
    FileRoom,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const mostBytes = Number((yield* ServiceConfig).personFilesLimit)

      return FileRoom.of({
        mustHave: Effect.fn('FileRoom.mustHave')(function* (owner, sceneCode, bytes) {
          const [held] = yield* Effect.orDie(sql<{ files: number; bytes: number }>`
            SELECT count(*) FILTER (WHERE scene_code = ${sceneCode})::int AS files, coalesce(sum(size), 0)::float8 AS bytes
            FROM material_file WHERE owner = ${owner} AND apply_no IS NULL`)
          if (held === undefined) return
          if (held.files >= mostFiles) return yield* new Rejected({ msg: '上传的文件过多，请先删除不需要的文件' })
          if (held.bytes + bytes > mostBytes)
            return yield* new Rejected({ msg: `尚未提交的文件合计不能超过${Math.floor(mostBytes / 1_048_576)}MB，请先删除不需要的文件` })
        })
      })
    })
  )
}
