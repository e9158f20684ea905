/**
 * New files (新材料文件), and new bytes of one that is there: first the bytes in the object store, then the row, or neither. Of files that no
 * application has yet, where there is room for them (`FileRoom`).
 */
import type { Rejected, Unavailable } from '@ljonething/api/errors/errors'
import type { Stream } from 'effect'
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { newPublicId } from '../platform/Ids.ts'
import { ObjectStore } from '../platform/ObjectStore.ts'
import { oneByOne } from '../platform/oneByOne.ts'
import type { StoredObject } from '../platform/StoredObject.ts'
import { extensionOf } from './fileName.ts'
import { FileRoom } from './FileRoom.ts'
import { fileColumns, filesUnavailable, toFile } from './fileRow.ts'
import type { FileRow, MaterialFile, MaterialPlace, Reused } from './fileRow.ts'

export interface NewFile extends MaterialPlace {
  readonly owner: string
  readonly name: string
  readonly isApplyForm: boolean
  /** The application it belongs to from the start; at most one whole form per application. */
  readonly applyNo?: string
  readonly reuse?: Reused
}

/** What is written of a new file, by its id. */
export type AlsoOfFile = (fileId: string) => Effect.Effect<void>

/** Where the bytes of a new file lie, and what comes with it. */
interface Placed {
  readonly fileId: string
  readonly objectKey: string
  readonly stored: StoredObject
  readonly inPlace: boolean
  readonly also: AlsoOfFile
}

/** `also` happens with it or not at all. */
type Add = (file: NewFile, bytes: Stream.Stream<Uint8Array>, also?: AlsoOfFile) => Effect.Effect<MaterialFile, Rejected | Unavailable>

export class NewFiles extends Context.Service<
  NewFiles,
  {
    readonly add: Add
    /** Adds a file in place of the unclaimed ones of the same owner, scene and material, such as the preview before. */
    readonly replace: Add
    /**
     * Other bytes under the same id, where it is unclaimed and still has the bytes that are told; `also` happens with it or not at all. Undefined
     * where it is neither any more.
     */
    readonly rewrite: (
      file: Pick<MaterialFile, 'id' | 'sha256'>,
      bytes: Uint8Array,
      also: Effect.Effect<void>
    ) => Effect.Effect<MaterialFile | undefined, Unavailable>
  }
>()('@ljonething/server/materials/NewFiles') {
  static readonly layer = Layer.effect(
    NewFiles,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const store = yield* ObjectStore
      const room = yield* FileRoom
      const columns = sql.literal(fileColumns.join())

      /** The row, and the files it takes the place of, which are gone with it. */
      const insert = Effect.fn('NewFiles.insert')(function* (file: NewFile, { fileId, objectKey, stored, inPlace, also }: Placed) {
        yield* oneByOne('file', file.owner).pipe(Effect.provideService(SqlClient.SqlClient, sql))
        const before = inPlace
          ? yield* sql<{ objectKey: string }>`
              DELETE FROM material_file
              WHERE owner = ${file.owner} AND scene_code = ${file.sceneCode} AND material_id = ${file.materialId} AND apply_no IS NULL
              RETURNING object_key`
          : []
        if (file.applyNo === undefined) yield* room.mustHave(file.owner, file.sceneCode, stored.size)
        const rows = yield* sql<FileRow>`
          INSERT INTO material_file (file_id, owner, scene_code, material_id, name, file_type, size, sha256, object_key, is_apply_form, apply_no,
                                     reuse_group, cert_id, cert_edition)
          VALUES (${fileId}, ${file.owner}, ${file.sceneCode}, ${file.materialId}, ${file.name}, ${extensionOf(file.name)},
                  ${stored.size}, ${stored.sha256}, ${objectKey}, ${file.isApplyForm}, ${file.applyNo ?? null},
                  ${file.reuse?.group ?? null}, ${file.reuse?.certId ?? null}, ${file.reuse?.edition ?? null})
          ON CONFLICT DO NOTHING RETURNING ${columns}`
        const row = rows[0] ?? (yield* filesUnavailable())
        yield* also(fileId)
        return { row, before }
      }, sql.withTransaction)

      const put =
        (inPlace: boolean) =>
        (file: NewFile, bytes: Stream.Stream<Uint8Array>, also: AlsoOfFile = () => Effect.void) =>
          Effect.gen(function* () {
            const [fileId, objectKey] = yield* Effect.all([newPublicId, newPublicId])
            const stored = yield* store.put(objectKey, bytes).pipe(Effect.mapError(filesUnavailable))
            const { row, before } = yield* insert(file, { fileId, objectKey, stored, inPlace, also }).pipe(
              Effect.catchTag('SqlError', Effect.die),
              Effect.onError(() => Effect.ignore(store.delete(objectKey)))
            )
            yield* Effect.forEach(before, (gone) => Effect.ignore(store.delete(gone.objectKey)), { discard: true })
            return toFile(row)
          })

      return NewFiles.of({
        add: put(false),
        replace: put(true),
        rewrite: Effect.fn('NewFiles.rewrite')(function* ({ id, sha256 }, bytes, also) {
          const objectKey = yield* newPublicId
          const stored = yield* store.putBytes(objectKey, bytes).pipe(Effect.mapError(filesUnavailable))
          const drop = Effect.ignore(store.delete(objectKey))
          const former = yield* Effect.gen(function* () {
            const [held] = yield* sql<{ objectKey: string }>`
              SELECT object_key FROM material_file WHERE file_id = ${id} AND sha256 = ${sha256} AND apply_no IS NULL FOR UPDATE`
            if (held === undefined) return undefined
            const [row] = yield* sql<FileRow>`
              UPDATE material_file SET object_key = ${objectKey}, size = ${stored.size}, sha256 = ${stored.sha256} WHERE file_id = ${id}
              RETURNING ${columns}`
            yield* also
            return row === undefined ? undefined : { row, gone: held.objectKey }
          }).pipe(
            sql.withTransaction,
            Effect.orDie,
            Effect.onError(() => drop)
          )
          if (former === undefined) {
            yield* drop
            return undefined
          }
          yield* Effect.ignore(store.delete(former.gone))
          return toFile(former.row)
        })
      })
    })
  ).pipe(Layer.provide(FileRoom.layer))
}
