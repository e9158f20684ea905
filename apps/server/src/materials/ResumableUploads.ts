/**
 * Large files in parts (大文件分段上传): bytes are written one behind the other into the object store under the id of the upload and counted once on
 * the disk, also those of a part that broke off; so it goes on after a cut line, a reload and a restart of the service. Only who began it sees it.
 * Sizes are bytes.
 */
import { Rejected, TooLarge } from '@ljonething/api/errors/errors'
import type { Forbidden, NotFound, Unavailable } from '@ljonething/api/errors/errors'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { fileSizeMessage } from '@ljonething/validation/rules/checkFileSize'
import { Context, Effect, Layer, Stream } from 'effect'
import { ObjectStore } from '../platform/ObjectStore.ts'
import { fileItem, filesUnavailable } from './fileRow.ts'
import { MaterialFiles } from './MaterialFiles.ts'
import { UnfinishedUploads, uploadGone } from './UnfinishedUploads.ts'
import type { PartsRow, WantedFile } from './UnfinishedUploads.ts'
import { Uploads } from './Uploads.ts'

export interface Progress {
  readonly size: number
  readonly offset: number
}

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
  }
>()('@ljonething/server/materials/ResumableUploads') {
  static readonly layer = Layer.effect(
    ResumableUploads,
    Effect.gen(function* () {
      const store = yield* ObjectStore
      const files = yield* MaterialFiles
      const unfinished = yield* UnfinishedUploads
      const uploads = yield* Uploads

      return ResumableUploads.of({
        begin: Effect.fn('ResumableUploads.begin')(function* (user, wanted) {
          const limit = yield* uploads.limitOf(user, wanted)
          if (wanted.size > limit) return yield* tooLarge(limit)
          if (wanted.size <= 0) return yield* new Rejected({ msg: '文件内容为空，请重新选择' })
          return yield* unfinished.begin(user.userId, wanted)
        }),
        state: (owner, uploadId) => Effect.map(unfinished.get(owner, uploadId), progressOf),
        append: Effect.fn('ResumableUploads.append')(function* (owner, uploadId, offset, bytes) {
          const { size } = progressOf(yield* unfinished.get(owner, uploadId))
          const written = yield* unfinished.write(owner, uploadId, offset)
          if (written === undefined) return undefined
          let room = size - offset
          const limited = Stream.tap(bytes, ({ length }) => {
            room -= length
            return room < 0 ? tooLarge(size) : Effect.void
          })
          yield* store
            .append(uploadId, offset, limited, written)
            .pipe(Effect.catchTag('ObjectStoreUnavailable', () => Effect.fail(filesUnavailable())))
          return progressOf(yield* unfinished.get(owner, uploadId))
        }),
        drop: Effect.fn('ResumableUploads.drop')(function* (owner, uploadId) {
          yield* unfinished.get(owner, uploadId)
          yield* unfinished.remove(uploadId)
        }),
        finish: Effect.fn('ResumableUploads.finish')(function* (user, uploadId) {
          const row = yield* unfinished.get(user.userId, uploadId)
          if (row.fileId !== null) {
            const [file] = yield* files.ofOwner(user.userId, [row.fileId])
            return file === undefined ? yield* uploadGone : fileItem(file)
          }
          const { size, offset } = progressOf(row)
          if (offset < size) return yield* new Rejected({ msg: '文件还没有传完，请继续上传' })
          const limit = yield* uploads.limitOf(user, row)
          if (size > limit) return yield* tooLarge(limit)
          if (!(yield* unfinished.beginFinish(uploadId))) return yield* new Rejected({ msg: '文件正在检查，请稍候再试' })
          const path = yield* store.pathOf(uploadId)
          const file = yield* uploads.add(user.userId, row, { name: row.name, path }).pipe(
            Effect.tapErrorTag('Rejected', () => unfinished.remove(uploadId)),
            Effect.onError(() => unfinished.cancelFinish(uploadId))
          )
          yield* unfinished.finish(uploadId, file.id)
          yield* Effect.ignore(store.delete(uploadId))
          return file
        })
      })
    })
  ).pipe(Layer.provide([MaterialFiles.layer, UnfinishedUploads.layer, Uploads.layer]))
}
