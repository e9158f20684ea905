/**
 * Uploads by phone (手机扫码上传): a token that the desk shows as a QR code lets one phone, which is not logged in, add files to one material of one
 * handling. The token is 256 bits, used once within 5 minutes. Hashes are kept; token and key end with the session of the desk, which sees what came.
 * Times are the real clock. Source: spec §7.4, §7.5.
 */
import { Rejected } from '@ljonething/api/errors/errors'
import type { Forbidden, NotFound } from '@ljonething/api/errors/errors'
import type { PhoneFiles } from '@ljonething/api/oneThing/CapabilityApi'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { isOn } from '@ljonething/domain/codes/flag'
import { fileLimitsOf, usualFileMB } from '@ljonething/domain/form/fileLimits'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Uploads } from '../materials/Uploads.ts'
import { newPublicId, newSecret } from '../platform/Ids.ts'
import { SentFiles } from './SentFiles.ts'
import { hash, materialOf, missing, uploadColumns } from './uploadRow.ts'
import type { UploadRow } from './uploadRow.ts'

const tokenMinutes = 5

export interface WantedUpload {
  readonly sceneCode: string
  readonly materialId: string
  readonly applicationKey: string
  /** Files the material has already. */
  readonly present: number
}

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
    readonly sweep: Effect.Effect<void>
  }
>()('@ljonething/server/phoneUploads/PhoneUploads') {
  static readonly layer = Layer.effect(
    PhoneUploads,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const catalogue = yield* Catalogue
      const sent = yield* SentFiles
      const uploads = yield* Uploads
      const columns = sql.literal(uploadColumns)

      return PhoneUploads.of({
        begin: Effect.fn('PhoneUploads.begin')(function* (user, sessionId, { sceneCode, materialId, applicationKey, present }) {
          const mostBytes = Math.min(yield* uploads.limitOf(user, { sceneCode, materialId }), usualFileMB * 1_048_576)
          const { material } = yield* materialOf(catalogue, { sceneCode, materialId })
          const { fileNum } = fileLimitsOf(material)
          const most = isOn(material.isform) ? 1 : fileNum === 0 ? 0 : fileNum - present
          if (fileNum > 0 && most <= 0) return yield* new Rejected({ msg: '文件数量已达上限，请先删除不需要的文件' })
          const [uploadId, token] = yield* Effect.all([newPublicId, newSecret])
          const expiresAt = DateTime.toDate(DateTime.add(yield* DateTime.now, { minutes: tokenMinutes }))
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
            files: yield* sent.of(
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
        sweep: Effect.gen(function* () {
          const now = DateTime.toDate(yield* DateTime.now)
          yield* sql`DELETE FROM phone_upload WHERE expires_at < ${now}::timestamptz - interval '48 hours'`
        }).pipe(Effect.orDie)
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, SentFiles.layer, Uploads.layer]))
}
