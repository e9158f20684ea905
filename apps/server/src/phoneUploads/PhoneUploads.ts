/**
 * Uploads by phone (手机扫码上传): a token that the desk shows as a QR code lets one phone, which is not logged in, add files to one material of one
 * handling. The token is 256 bits, used once within 5 minutes; for it the phone gets a key that lasts 20 minutes. Hashes are kept; both end with
 * the session of the desk. The phone sees and deletes what it has sent and nothing else. Times are the real clock. Source: spec §7.4, §7.5.
 */
import { NotFound, Rejected } from '@ljonething/api/errors/errors'
import type { Forbidden, Unavailable } from '@ljonething/api/errors/errors'
import type { PhoneFiles, PhoneMaterial, PhoneTarget } from '@ljonething/api/oneThing/CapabilityApi'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { fileLimitsOf, isIdentityCard, usualFileMB } from '@ljonething/domain/form/fileLimits'
import { fieldExtension } from '@ljonething/domain/form/fieldExtension'
import { isOn } from '@ljonething/domain/codes/flag'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { createHash } from 'node:crypto'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { fileItem } from '../materials/fileRow.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import { Uploads } from '../materials/Uploads.ts'
import { newPublicId, newSecret } from '../platform/Ids.ts'

const tokenMinutes = 5
const keyMinutes = 20

export interface WantedUpload {
  readonly sceneCode: string
  readonly materialId: string
  readonly applicationKey: string
  /** Files the material has already. */
  readonly present: number
}

interface UploadRow {
  readonly uploadId: string
  readonly isOpen: boolean
  readonly owner: string
  readonly sceneCode: string
  readonly materialId: string
  readonly applicationKey: string
  readonly mostBytes: string | number | bigint
  readonly mostFiles: number
  readonly expiresAt: Date
}

const hash = (secret: string) => createHash('sha256').update(secret).digest()

const unknownToken = new NotFound({ msg: '二维码已失效或已被使用，请在电脑上重新生成' })
const ended = new NotFound({ msg: '本次手机上传已结束，请在电脑上重新生成二维码' })
const missing = new NotFound({ msg: '未查询到相关记录' })
const full = (most: number) => new Rejected({ msg: `最多再上传${most}个文件，请先删除不需要的文件` })

const later = (now: DateTime.Utc, minutes: number) => DateTime.toDate(DateTime.add(now, { minutes }))

export class PhoneUploads extends Context.Service<
  PhoneUploads,
  {
    readonly begin: (
      user: UserInfo,
      sessionId: string,
      wanted: WantedUpload
    ) => Effect.Effect<{ readonly uploadId: string; readonly token: string; readonly expiresAt: string }, Forbidden | NotFound | Rejected>
    readonly files: (owner: string, uploadId: string) => Effect.Effect<PhoneFiles, NotFound>
    readonly end: (owner: string, uploadId: string) => Effect.Effect<void, NotFound>
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
    readonly sweep: Effect.Effect<void>
  }
>()('@ljonething/server/phoneUploads/PhoneUploads') {
  static readonly layer = Layer.effect(
    PhoneUploads,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const catalogue = yield* Catalogue
      const uploads = yield* Uploads
      const materialFiles = yield* MaterialFiles
      const columns = sql.literal('upload_id, is_open, owner, scene_code, material_id, application_key, most_bytes, most_files, expires_at')

      const materialOf = (sceneCode: string, materialId: string) => {
        const scene = catalogue.sceneOf(sceneCode)?.scene
        const material = scene?.materials.find(({ code }) => code === materialId)
        return scene === undefined || material === undefined ? Effect.fail(missing) : Effect.succeed({ scene, material })
      }

      const shownTo = Effect.fn('PhoneUploads.shownTo')(function* (row: UploadRow) {
        const { scene, material } = yield* materialOf(row.sceneCode, row.materialId)
        return {
          sceneName: scene.name,
          label: material.label,
          fileTypes: fileLimitsOf(material).fileTypes,
          mostBytes: Number(row.mostBytes),
          mostFiles: row.mostFiles,
          isIdentityCard: isIdentityCard({ extField: fieldExtension(material.extField) })
        } satisfies PhoneMaterial
      })

      const opened = Effect.fn('PhoneUploads.opened')(function* (key: string) {
        const now = DateTime.toDate(yield* DateTime.now)
        const [row] = yield* Effect.orDie(
          sql<UploadRow>`SELECT ${columns} FROM phone_upload WHERE secret_hash = ${hash(key)} AND is_open AND expires_at > ${now}`
        )
        return row ?? (yield* ended)
      })

      const sentBy = (uploadIds: readonly string[], owner: string) =>
        Effect.gen(function* () {
          const rows = yield* sql<{ fileId: string }>`SELECT file_id FROM phone_file WHERE ${sql.in('upload_id', uploadIds)}`
          const files = yield* materialFiles.ofOwner(
            owner,
            rows.map(({ fileId }) => fileId)
          )
          return files.filter(({ applyNo }) => applyNo === null).map(fileItem)
        }).pipe(Effect.orDie)

      const mustHaveRoom = Effect.fn('PhoneUploads.mustHaveRoom')(function* ({ uploadId, owner, mostFiles }: UploadRow) {
        if (mostFiles > 0 && (yield* sentBy([uploadId], owner)).length >= mostFiles) return yield* full(mostFiles)
      })

      const known = (uploadId: string, clientKey: string, owner: string) =>
        sql<{ fileId: string }>`SELECT file_id FROM phone_file WHERE upload_id = ${uploadId} AND client_key = ${clientKey}`.pipe(
          Effect.orDie,
          Effect.flatMap((rows) =>
            materialFiles.ofOwner(
              owner,
              rows.map(({ fileId }) => fileId)
            )
          ),
          Effect.map(([file]) => file)
        )

      /**
       * False where it is there already; refused where too many came meanwhile or the desk has ended it, which waits for this: what the phone is
       * told it sent, the last look of the desk sees.
       */
      const link = Effect.fn('PhoneUploads.link')(function* (row: UploadRow, clientKey: string, fileId: string) {
        const now = DateTime.toDate(yield* DateTime.now)
        const live = yield* sql`SELECT upload_id FROM phone_upload WHERE upload_id = ${row.uploadId} AND expires_at > ${now} FOR UPDATE`
        if (live.length === 0) return yield* ended
        if ((yield* known(row.uploadId, clientKey, row.owner)) !== undefined) return false
        yield* mustHaveRoom(row)
        yield* sql`INSERT INTO phone_file (upload_id, client_key, file_id) VALUES (${row.uploadId}, ${clientKey}, ${fileId})`
        return true
      }, sql.withTransaction)

      return PhoneUploads.of({
        begin: Effect.fn('PhoneUploads.begin')(function* (user, sessionId, { sceneCode, materialId, applicationKey, present }) {
          const mostBytes = Math.min(yield* uploads.limitOf(user, { sceneCode, materialId }), usualFileMB * 1_048_576)
          const { material } = yield* materialOf(sceneCode, materialId)
          const { fileNum } = fileLimitsOf(material)
          const most = isOn(material.isform) ? 1 : fileNum === 0 ? 0 : fileNum - present
          if (fileNum > 0 && most <= 0) return yield* new Rejected({ msg: '文件数量已达上限，请先删除不需要的文件' })
          const [uploadId, token] = yield* Effect.all([newPublicId, newSecret])
          const expiresAt = later(yield* DateTime.now, tokenMinutes)
          yield* Effect.orDie(sql`
            INSERT INTO phone_upload
              (upload_id, secret_hash, owner, session_id, scene_code, material_id, application_key, most_bytes, most_files, expires_at)
            VALUES (${uploadId}, ${hash(token)}, ${user.userId}, ${sessionId}, ${sceneCode}, ${materialId}, ${applicationKey},
                    ${mostBytes}, ${most}, ${expiresAt})`)
          return { uploadId, token, expiresAt: expiresAt.toISOString() }
        }),
        files: Effect.fn('PhoneUploads.files')(function* (owner, uploadId) {
          const [row] = yield* Effect.orDie(
            sql<UploadRow>`SELECT ${columns} FROM phone_upload WHERE upload_id = ${uploadId} AND owner = ${owner}`
          )
          if (row === undefined) return yield* missing
          const uploadIds = yield* Effect.orDie(sql<{ uploadId: string }>`
            SELECT upload_id FROM phone_upload
            WHERE owner = ${owner} AND application_key = ${row.applicationKey} AND material_id = ${row.materialId} AND scene_code = ${row.sceneCode}`)
          const isOver = row.expiresAt <= DateTime.toDate(yield* DateTime.now)
          return {
            state: isOver ? 'ended' : row.isOpen ? 'open' : 'waiting',
            files: yield* sentBy(
              uploadIds.map((one) => one.uploadId),
              owner
            )
          } satisfies PhoneFiles
        }),
        end: Effect.fn('PhoneUploads.end')(function* (owner, uploadId) {
          const now = DateTime.toDate(yield* DateTime.now)
          const rows = yield* Effect.orDie(
            sql`UPDATE phone_upload SET expires_at = least(expires_at, ${now}) WHERE upload_id = ${uploadId} AND owner = ${owner} RETURNING upload_id`
          )
          if (rows.length === 0) return yield* missing
        }),
        open: Effect.fn('PhoneUploads.open')(function* (token) {
          const key = yield* newSecret
          const now = yield* DateTime.now
          const [row] = yield* Effect.orDie(sql<UploadRow>`
            UPDATE phone_upload SET secret_hash = ${hash(key)}, is_open = true, expires_at = ${later(now, keyMinutes)}
            WHERE secret_hash = ${hash(token)} AND NOT is_open AND expires_at > ${DateTime.toDate(now)} RETURNING ${columns}`)
          if (row === undefined) return yield* unknownToken
          return { key, expiresAt: row.expiresAt.toISOString(), material: yield* shownTo(row) }
        }),
        sent: Effect.fn('PhoneUploads.sent')(function* (key) {
          const row = yield* opened(key)
          const files = yield* sentBy([row.uploadId], row.owner)
          return { expiresAt: row.expiresAt.toISOString(), material: yield* shownTo(row), files }
        }),
        limitOf: Effect.fn('PhoneUploads.limitOf')(function* ({ key, clientKey }) {
          const row = yield* opened(key)
          if ((yield* known(row.uploadId, clientKey, row.owner)) === undefined) {
            yield* mustHaveRoom(row)
            yield* materialFiles.mustHaveRoom(row.owner, row.sceneCode, 0)
          }
          return Number(row.mostBytes)
        }),
        add: Effect.fn('PhoneUploads.add')(function* ({ key, clientKey }, file) {
          const row = yield* opened(key)
          const before = yield* known(row.uploadId, clientKey, row.owner)
          if (before !== undefined) return fileItem(before)
          const added = yield* uploads.add(row.owner, { sceneCode: row.sceneCode, materialId: row.materialId }, file)
          const drop = Effect.ignore(materialFiles.remove(row.owner, added.id))
          const isNew = yield* link(row, clientKey, added.id).pipe(
            Effect.catchTag('SqlError', Effect.die),
            Effect.onError(() => drop)
          )
          if (isNew) return added
          yield* drop
          const first = yield* known(row.uploadId, clientKey, row.owner)
          return first === undefined ? yield* ended : fileItem(first)
        }),
        remove: Effect.fn('PhoneUploads.remove')(function* (key, fileId) {
          const row = yield* opened(key)
          const files = yield* sentBy([row.uploadId], row.owner)
          if (!files.some(({ id }) => id === fileId)) return yield* new NotFound({ msg: '文件不存在或已删除' })
          yield* materialFiles.remove(row.owner, fileId)
        }),
        sweep: Effect.gen(function* () {
          const now = DateTime.toDate(yield* DateTime.now)
          yield* sql`DELETE FROM phone_upload WHERE expires_at < ${now}::timestamptz - interval '48 hours'`
        }).pipe(Effect.orDie)
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, MaterialFiles.layer, Uploads.layer]))
}
