/**
 * Uploads in parts, as they are kept (分段上传记录): how many bytes have come, who writes and who finishes. One writes at a time, the last who began; one
 * finishes. A person has at most 20 open, which count as files to come. Untouched for 24 hours they are swept. Times are the real clock.
 */
import { NotFound, Rejected } from '@ljonething/api/errors/errors'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { newPublicId } from '../platform/Ids.ts'
import { ObjectStore } from '../platform/ObjectStore.ts'
import { oneByOne } from '../platform/oneByOne.ts'
import { FileRoom } from './FileRoom.ts'

const mostOpen = 20
const keptHours = 24
const finishMinutes = 10

export interface WantedFile {
  readonly clientKey: string
  readonly sceneCode: string
  readonly materialId: string
  readonly name: string
  readonly size: number
}

export interface PartsRow {
  readonly uploadId: string
  readonly sceneCode: string
  readonly materialId: string
  readonly name: string
  readonly size: string | number | bigint
  readonly received: string | number | bigint
  readonly fileId: string | null
}

export const uploadGone = new NotFound({ msg: '这次上传已失效，请重新选择文件' })

export class UnfinishedUploads extends Context.Service<
  UnfinishedUploads,
  {
    /** Begun again under its client key it is the one it was, at the offset where it stands. */
    readonly begin: (owner: string, wanted: WantedFile) => Effect.Effect<{ readonly uploadId: string; readonly offset: number }, Rejected>
    readonly get: (owner: string, uploadId: string) => Effect.Effect<PartsRow, NotFound>
    /** Whoever wrote before writes no more. Undefined where it does not stand at `offset`; otherwise what notes how far the bytes have come. */
    readonly write: (
      owner: string,
      uploadId: string,
      offset: number
    ) => Effect.Effect<((offset: number) => Effect.Effect<void>) | undefined>
    /** False where somebody is at it. */
    readonly beginFinish: (uploadId: string) => Effect.Effect<boolean>
    readonly cancelFinish: (uploadId: string) => Effect.Effect<void>
    readonly finish: (uploadId: string, fileId: string) => Effect.Effect<void>
    /** With its bytes. */
    readonly remove: (uploadId: string) => Effect.Effect<void>
    readonly sweep: Effect.Effect<void>
  }
>()('@ljonething/server/materials/UnfinishedUploads') {
  static readonly layer = Layer.effect(
    UnfinishedUploads,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const store = yield* ObjectStore
      const room = yield* FileRoom
      const columns = sql.literal('upload_id, scene_code, material_id, name, size, received, file_id')
      const now = Effect.map(DateTime.now, DateTime.toDate)
      const end = Effect.map(DateTime.now, (time) => DateTime.toDate(DateTime.add(time, { hours: keptHours })))

      const begin = Effect.fn('UnfinishedUploads.begin')(function* (owner: string, wanted: WantedFile) {
        yield* oneByOne('parts', owner).pipe(Effect.provideService(SqlClient.SqlClient, sql))
        const open = yield* sql<PartsRow & { readonly clientKey: string }>`
          SELECT ${columns}, client_key FROM resumable_upload WHERE owner = ${owner} AND file_id IS NULL AND expires_at > ${yield* now}`
        const isSame = (row: (typeof open)[number]) =>
          row.clientKey === wanted.clientKey &&
          row.sceneCode === wanted.sceneCode &&
          row.materialId === wanted.materialId &&
          Number(row.size) === wanted.size
        const before = open.find(isSame)
        if (before !== undefined) return { uploadId: before.uploadId, offset: Number(before.received) }
        if (open.length >= mostOpen) return yield* new Rejected({ msg: '未传完的文件过多，请先传完或删除其中一些' })
        const toCome = open.reduce((bytes, { size }) => bytes + Number(size), wanted.size)
        yield* room.mustHave(owner, wanted.sceneCode, toCome)
        const uploadId = yield* newPublicId
        yield* sql`
          INSERT INTO resumable_upload (upload_id, owner, client_key, scene_code, material_id, name, size, expires_at)
          VALUES (${uploadId}, ${owner}, ${wanted.clientKey}, ${wanted.sceneCode}, ${wanted.materialId}, ${wanted.name}, ${wanted.size}, ${yield* end})`
        return { uploadId, offset: 0 }
      }, sql.withTransaction)

      const written = (uploadId: string, writer: string) => (offset: number) =>
        Effect.gen(function* () {
          yield* sql`
            UPDATE resumable_upload SET received = ${offset}, expires_at = ${yield* end} WHERE upload_id = ${uploadId} AND writer = ${writer}`
        }).pipe(Effect.orDie)

      return UnfinishedUploads.of({
        begin: (owner, wanted) => Effect.catchTag(begin(owner, wanted), 'SqlError', Effect.die),
        get: Effect.fn('UnfinishedUploads.get')(function* (owner, uploadId) {
          const [row] = yield* Effect.orDie(
            sql<PartsRow>`SELECT ${columns} FROM resumable_upload WHERE upload_id = ${uploadId} AND owner = ${owner} AND expires_at > ${yield* now}`
          )
          return row ?? (yield* uploadGone)
        }),
        write: Effect.fn('UnfinishedUploads.write')(function* (owner, uploadId, offset) {
          const writer = yield* newPublicId
          const claimed = yield* sql`
            UPDATE resumable_upload SET writer = ${writer}
            WHERE upload_id = ${uploadId} AND owner = ${owner} AND received = ${offset} AND file_id IS NULL AND finishing_until IS NULL
            RETURNING upload_id`
          return claimed.length === 0 ? undefined : written(uploadId, writer)
        }, Effect.orDie),
        beginFinish: Effect.fn('UnfinishedUploads.beginFinish')(function* (uploadId) {
          const until = DateTime.toDate(DateTime.add(yield* DateTime.now, { minutes: finishMinutes }))
          const claimed = yield* sql`
            UPDATE resumable_upload SET finishing_until = ${until}
            WHERE upload_id = ${uploadId} AND file_id IS NULL AND (finishing_until IS NULL OR finishing_until < ${yield* now}) RETURNING upload_id`
          return claimed.length > 0
        }, Effect.orDie),
        cancelFinish: (uploadId) => Effect.ignore(sql`UPDATE resumable_upload SET finishing_until = NULL WHERE upload_id = ${uploadId}`),
        finish: (uploadId, fileId) =>
          sql`UPDATE resumable_upload SET file_id = ${fileId} WHERE upload_id = ${uploadId}`.pipe(Effect.orDie, Effect.asVoid),
        remove: (uploadId) =>
          Effect.andThen(
            Effect.orDie(sql`DELETE FROM resumable_upload WHERE upload_id = ${uploadId}`),
            Effect.ignore(store.delete(uploadId))
          ),
        sweep: Effect.gen(function* () {
          const over = yield* Effect.orDie(
            sql<{ uploadId: string }>`DELETE FROM resumable_upload WHERE expires_at <= ${yield* now} RETURNING upload_id`
          )
          yield* Effect.forEach(over, ({ uploadId }) => Effect.ignore(store.delete(uploadId)), { discard: true })
        })
      })
    })
  ).pipe(Layer.provide(FileRoom.layer))
}
