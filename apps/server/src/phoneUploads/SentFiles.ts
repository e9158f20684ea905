/** Files that phones have sent (手机已传文件), by the upload that took them and the client key they came under. */
import { Rejected } from '@ljonething/api/errors/errors'
import type { NotFound } from '@ljonething/api/errors/errors'
import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { fileItem } from '../materials/fileRow.ts'
import type { MaterialFile } from '../materials/fileRow.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import { ended } from './uploadRow.ts'
import type { UploadRow } from './uploadRow.ts'

interface FileId {
  readonly fileId: string
}

const full = (most: number) => new Rejected({ msg: `最多再上传${most}个文件，请先删除不需要的文件` })

export class SentFiles extends Context.Service<
  SentFiles,
  {
    /** That are there still and belong to no application. */
    readonly of: (uploadIds: readonly string[], owner: string) => Effect.Effect<readonly FileItem[]>
    /** What was sent before under this key. */
    readonly known: (upload: UploadRow, clientKey: string) => Effect.Effect<MaterialFile | undefined>
    readonly mustHaveRoom: (upload: UploadRow) => Effect.Effect<void, Rejected>
    /**
     * False where it is there already; refused where too many came meanwhile or the desk has ended it, which waits for this: what the phone is
     * told it sent, the last look of the desk sees.
     */
    readonly link: (upload: UploadRow, clientKey: string, fileId: string) => Effect.Effect<boolean, NotFound | Rejected>
  }
>()('@ljonething/server/phoneUploads/SentFiles') {
  static readonly layer = Layer.effect(
    SentFiles,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const materialFiles = yield* MaterialFiles

      const filesOf = (owner: string, rows: readonly FileId[]) =>
        materialFiles.ofOwner(
          owner,
          rows.map(({ fileId }) => fileId)
        )

      const of = Effect.fn('SentFiles.of')(function* (uploadIds: readonly string[], owner: string) {
        const rows = yield* sql<FileId>`SELECT file_id FROM phone_file WHERE ${sql.in('upload_id', uploadIds)}`
        const files = yield* filesOf(owner, rows)
        return files.filter(({ applyNo }) => applyNo === null).map(fileItem)
      }, Effect.orDie)

      const known = Effect.fn('SentFiles.known')(function* ({ uploadId, owner }: UploadRow, clientKey: string) {
        const rows = yield* sql<FileId>`SELECT file_id FROM phone_file WHERE upload_id = ${uploadId} AND client_key = ${clientKey}`
        return (yield* filesOf(owner, rows))[0]
      }, Effect.orDie)

      const mustHaveRoom = Effect.fn('SentFiles.mustHaveRoom')(function* ({ uploadId, owner, mostFiles }: UploadRow) {
        if (mostFiles > 0 && (yield* of([uploadId], owner)).length >= mostFiles) return yield* full(mostFiles)
      })

      const link = Effect.fn('SentFiles.link')(function* (upload: UploadRow, clientKey: string, fileId: string) {
        const now = DateTime.toDate(yield* DateTime.now)
        const live = yield* sql`SELECT upload_id FROM phone_upload WHERE upload_id = ${upload.uploadId} AND expires_at > ${now} FOR UPDATE`
        if (live.length === 0) return yield* ended
        if ((yield* known(upload, clientKey)) !== undefined) return false
        yield* mustHaveRoom(upload)
        yield* sql`INSERT INTO phone_file (upload_id, client_key, file_id) VALUES (${upload.uploadId}, ${clientKey}, ${fileId})`
        return true
      }, sql.withTransaction)

      return SentFiles.of({
        of,
        known,
        mustHaveRoom,
        link: (upload, clientKey, fileId) => Effect.catchTag(link(upload, clientKey, fileId), 'SqlError', Effect.die)
      })
    })
  ).pipe(Layer.provide(MaterialFiles.layer))
}
