/**
 * Large files in parts (大文件分段上传): bytes are written one behind the other into the object store under the id of the upload and counted once on
 * the disk, also those of a part that broke off; so it goes on after a cut line, a reload and a restart of the service. Only who began it sees it.
 * A person has at most 20 open, which count as files to come. Untouched for 24 hours they are swept. Sizes are bytes, times the real clock.
 */
import { NotFound, Rejected, TooLarge, Unavailable } from '@ljonething/api/errors/errors'
import type { Forbidden } from '@ljonething/api/errors/errors'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { fileSizeMessage } from '@ljonething/validation/rules/checkFileSize'
import { Context, DateTime, Effect, Layer, Stream } from 'effect'
import { SqlClient } from 'effect/sql'
import { newPublicId } from '../platform/Ids.ts'
import { ObjectStore } from '../platform/ObjectStore.ts'
import { oneByOne } from '../platform/oneByOne.ts'
import { fileItem } from './fileRow.ts'
import { MaterialFiles } from './MaterialFiles.ts'
import { Uploads } from './Uploads.ts'

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

interface PartsRow {
  readonly uploadId: string
  readonly sceneCode: string
  readonly materialId: string
  readonly name: string
  readonly size: string | number | bigint
  readonly received: string | number | bigint
  readonly fileId: string | null
}

export interface Progress {
  readonly size: number
  readonly offset: number
}

const missing = new NotFound({ msg: '这次上传已失效，请重新选择文件' })
const progressOf = ({ size, received }: Pick<PartsRow, 'size' | 'received'>): Progress => ({ size: Number(size), offset: Number(received) })
const tooLarge = (limit: number) => new TooLarge({ msg: fileSizeMessage(limit / 1_048_576) })

export class ResumableUploads extends Context.Service<
  ResumableUploads,
  {
    readonly begin: (
      user: UserInfo,
      wanted: WantedFile
    ) => Effect.Effect<{ readonly uploadId: string; readonly offset: number }, Forbidden | NotFound | Rejected | TooLarge>
    readonly state: (owner: string, uploadId: string) => Effect.Effect<Progress, NotFound>
    /** Where it stands after these bytes; undefined where it does not stand at `offset`. More than there is to come is refused. */
    readonly append: <E>(
      owner: string,
      uploadId: string,
      offset: number,
      bytes: Stream.Stream<Uint8Array, E>
    ) => Effect.Effect<Progress | undefined, E | NotFound | TooLarge | Unavailable>
    readonly drop: (owner: string, uploadId: string) => Effect.Effect<void, NotFound>
    readonly finish: (user: UserInfo, uploadId: string) => Effect.Effect<FileItem, Forbidden | NotFound | Rejected | TooLarge | Unavailable>
    readonly sweep: Effect.Effect<void>
  }
>()('@ljonething/server/materials/ResumableUploads') {
  static readonly layer = Layer.effect(
    ResumableUploads,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const store = yield* ObjectStore
      const files = yield* MaterialFiles
      const uploads = yield* Uploads
      const columns = sql.literal('upload_id, scene_code, material_id, name, size, received, file_id')
      const now = Effect.map(DateTime.now, DateTime.toDate)
      const end = Effect.map(DateTime.now, (time) => DateTime.toDate(DateTime.add(time, { hours: keptHours })))

      const own = Effect.fn('ResumableUploads.own')(function* (owner: string, uploadId: string) {
        const [row] = yield* Effect.orDie(
          sql<PartsRow>`SELECT ${columns} FROM resumable_upload WHERE upload_id = ${uploadId} AND owner = ${owner} AND expires_at > ${yield* now}`
        )
        return row ?? (yield* missing)
      })

      const remove = (uploadId: string) =>
        Effect.andThen(Effect.orDie(sql`DELETE FROM resumable_upload WHERE upload_id = ${uploadId}`), Effect.ignore(store.delete(uploadId)))

      const begin = Effect.fn('ResumableUploads.begin')(function* (owner: string, wanted: WantedFile) {
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
        yield* files.mustHaveRoom(owner, wanted.sceneCode, toCome)
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

      return ResumableUploads.of({
        begin: Effect.fn('ResumableUploads.beginFor')(function* (user, wanted) {
          const limit = yield* uploads.limitOf(user, wanted)
          if (wanted.size > limit) return yield* tooLarge(limit)
          if (wanted.size <= 0) return yield* new Rejected({ msg: '文件内容为空，请重新选择' })
          return yield* Effect.catchTag(begin(user.userId, wanted), 'SqlError', Effect.die)
        }),
        state: (owner, uploadId) => Effect.map(own(owner, uploadId), progressOf),
        append: Effect.fn('ResumableUploads.append')(function* (owner, uploadId, offset, bytes) {
          const { size } = progressOf(yield* own(owner, uploadId))
          const writer = yield* newPublicId
          const claimed = yield* Effect.orDie(sql`
            UPDATE resumable_upload SET writer = ${writer}
            WHERE upload_id = ${uploadId} AND owner = ${owner} AND received = ${offset} AND file_id IS NULL AND finishing_until IS NULL
            RETURNING upload_id`)
          if (claimed.length === 0) return undefined
          let room = size - offset
          const limited = Stream.tap(bytes, ({ length }) => {
            room -= length
            return room < 0 ? tooLarge(size) : Effect.void
          })
          yield* store
            .append(uploadId, offset, limited, written(uploadId, writer))
            .pipe(Effect.catchTag('ObjectStoreUnavailable', () => Effect.fail(new Unavailable({ msg: '文件服务暂不可用，请稍后再试' }))))
          return progressOf(yield* own(owner, uploadId))
        }),
        drop: Effect.fn('ResumableUploads.drop')(function* (owner, uploadId) {
          yield* own(owner, uploadId)
          yield* remove(uploadId)
        }),
        finish: Effect.fn('ResumableUploads.finish')(function* (user, uploadId) {
          const row = yield* own(user.userId, uploadId)
          if (row.fileId !== null) {
            const [file] = yield* files.ofOwner(user.userId, [row.fileId])
            return file === undefined ? yield* missing : fileItem(file)
          }
          const { size, offset } = progressOf(row)
          if (offset < size) return yield* new Rejected({ msg: '文件还没有传完，请继续上传' })
          const limit = yield* uploads.limitOf(user, row)
          if (size > limit) return yield* tooLarge(limit)
          const until = DateTime.toDate(DateTime.add(yield* DateTime.now, { minutes: finishMinutes }))
          const claimed = yield* Effect.orDie(sql`
            UPDATE resumable_upload SET finishing_until = ${until}
            WHERE upload_id = ${uploadId} AND file_id IS NULL AND (finishing_until IS NULL OR finishing_until < ${yield* now}) RETURNING upload_id`)
          if (claimed.length === 0) return yield* new Rejected({ msg: '文件正在检查，请稍候再试' })
          const path = yield* store.pathOf(uploadId)
          const file = yield* uploads.add(user.userId, row, { name: row.name, path }).pipe(
            Effect.tapErrorTag('Rejected', () => remove(uploadId)),
            Effect.onError(() => Effect.ignore(sql`UPDATE resumable_upload SET finishing_until = NULL WHERE upload_id = ${uploadId}`))
          )
          yield* Effect.orDie(sql`UPDATE resumable_upload SET file_id = ${file.id} WHERE upload_id = ${uploadId}`)
          yield* Effect.ignore(store.delete(uploadId))
          return file
        }),
        sweep: Effect.gen(function* () {
          const over = yield* Effect.orDie(
            sql<{ uploadId: string }>`DELETE FROM resumable_upload WHERE expires_at <= ${yield* now} RETURNING upload_id`
          )
          yield* Effect.forEach(over, ({ uploadId }) => Effect.ignore(store.delete(uploadId)), { discard: true })
        })
      })
    })
  ).pipe(Layer.provide([MaterialFiles.layer, Uploads.layer]))
}
