/**
 * The phone of an upload (上传手机): for a token it gets a key that lasts 20 minutes, and with it sends files to one material without being logged in. It
 * sees and deletes what it has sent and nothing else. Times are the real clock. Source: spec §7.4, §7.5.
 */
import { NotFound } from '@ljonething/api/errors/errors'
import type { Rejected, Unavailable } from '@ljonething/api/errors/errors'
import type { PhoneMaterial, PhoneTarget } from '@ljonething/api/oneThing/CapabilityApi'
import { fieldExtension } from '@ljonething/domain/form/fieldExtension'
import { fileLimitsOf, isIdentityCard } from '@ljonething/domain/form/fileLimits'
import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { fileItem } from '../materials/fileRow.ts'
import { FileRoom } from '../materials/FileRoom.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import { Uploads } from '../materials/Uploads.ts'
import { newSecret } from '../platform/Ids.ts'
import { SentFiles } from './SentFiles.ts'
import { ended, hash, materialOf, uploadColumns } from './uploadRow.ts'
import type { UploadRow } from './uploadRow.ts'

const keyMinutes = 20

const unknownToken = new NotFound({ msg: '二维码已失效或已被使用，请在电脑上重新生成' })

export class PhoneSide extends Context.Service<
  PhoneSide,
  {
    readonly open: (
      token: string
    ) => Effect.Effect<{ readonly key: string; readonly expiresAt: string; readonly material: PhoneMaterial }, NotFound>
    readonly sent: (
      key: string
    ) => Effect.Effect<{ readonly expiresAt: string; readonly material: PhoneMaterial; readonly files: readonly FileItem[] }, NotFound>
    /** The most bytes of a file of this phone, where it may send another at all. */
    readonly limitOf: (target: PhoneTarget) => Effect.Effect<number, NotFound | Rejected>
    /** Sent again under its client key it is the file it was. */
    readonly add: (
      target: PhoneTarget,
      file: { readonly name: string; readonly path: string }
    ) => Effect.Effect<FileItem, NotFound | Rejected | Unavailable>
    readonly remove: (key: string, fileId: string) => Effect.Effect<void, NotFound>
  }
>()('@ljonething/server/phoneUploads/PhoneSide') {
  static readonly layer = Layer.effect(
    PhoneSide,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const catalogue = yield* Catalogue
      const files = yield* MaterialFiles
      const room = yield* FileRoom
      const sent = yield* SentFiles
      const uploads = yield* Uploads
      const columns = sql.literal(uploadColumns)

      const shownTo = Effect.fn('PhoneSide.shownTo')(function* (row: UploadRow) {
        const { scene, material } = yield* materialOf(catalogue, row)
        return {
          sceneName: scene.name,
          label: material.label,
          fileTypes: fileLimitsOf(material).fileTypes,
          mostBytes: Number(row.mostBytes),
          mostFiles: row.mostFiles,
          isIdentityCard: isIdentityCard({ extField: fieldExtension(material.extField) })
        } satisfies PhoneMaterial
      })

      const opened = Effect.fn('PhoneSide.opened')(function* (key: string) {
        const now = DateTime.toDate(yield* DateTime.now)
        const [row] = yield* Effect.orDie(
          sql<UploadRow>`SELECT ${columns} FROM phone_upload WHERE secret_hash = ${hash(key)} AND is_open AND expires_at > ${now}`
        )
        return row ?? (yield* ended)
      })

      return PhoneSide.of({
        open: Effect.fn('PhoneSide.open')(function* (token) {
          const key = yield* newSecret
          const now = yield* DateTime.now
          const expiresAt = DateTime.toDate(DateTime.add(now, { minutes: keyMinutes }))
          const [row] = yield* Effect.orDie(sql<UploadRow>`
            UPDATE phone_upload SET secret_hash = ${hash(key)}, is_open = true, expires_at = ${expiresAt}
            WHERE secret_hash = ${hash(token)} AND NOT is_open AND expires_at > ${DateTime.toDate(now)} RETURNING ${columns}`)
          if (row === undefined) return yield* unknownToken
          return { key, expiresAt: row.expiresAt.toISOString(), material: yield* shownTo(row) }
        }),
        sent: Effect.fn('PhoneSide.sent')(function* (key) {
          const row = yield* opened(key)
          const own = yield* sent.of([row.uploadId], row.owner)
          return { expiresAt: row.expiresAt.toISOString(), material: yield* shownTo(row), files: own }
        }),
        limitOf: Effect.fn('PhoneSide.limitOf')(function* ({ key, clientKey }) {
          const row = yield* opened(key)
          if ((yield* sent.known(row, clientKey)) === undefined) {
            yield* sent.mustHaveRoom(row)
            yield* room.mustHave(row.owner, row.sceneCode, 0)
          }
          return Number(row.mostBytes)
        }),
        add: Effect.fn('PhoneSide.add')(function* ({ key, clientKey }, file) {
          const row = yield* opened(key)
          const before = yield* sent.known(row, clientKey)
          if (before !== undefined) return fileItem(before)
          const added = yield* uploads.add(row.owner, { sceneCode: row.sceneCode, materialId: row.materialId }, file)
          const drop = Effect.ignore(files.remove(row.owner, added.id))
          const isNew = yield* sent.link(row, clientKey, added.id).pipe(Effect.onError(() => drop))
          if (isNew) return added
          yield* drop
          const first = yield* sent.known(row, clientKey)
          return first === undefined ? yield* ended : fileItem(first)
        }),
        remove: Effect.fn('PhoneSide.remove')(function* (key, fileId) {
          const row = yield* opened(key)
          const own = yield* sent.of([row.uploadId], row.owner)
          if (!own.some(({ id }) => id === fileId)) return yield* new NotFound({ msg: '文件不存在或已删除' })
          yield* files.remove(row.owner, fileId)
        })
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, FileRoom.layer, MaterialFiles.layer, SentFiles.layer, Uploads.layer]))
}
