/**
 * Material files (材料文件): uploads and generated forms of one owner, bytes in the object store, facts in the database.
 *
 * A file belongs to its owner and, once submitted, to an application; then it is neither deleted nor used again. Somebody else's file and a
 * missing one answer alike. Files that neither a draft, a correction nor an application names are swept after 48 hours.
 */
import { NotFound, Rejected } from '@ljonething/api/errors/errors'
import type { Unavailable } from '@ljonething/api/errors/errors'
import { Context, Effect, Layer, Stream } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Viewer } from '../identity/viewer.ts'
import { ObjectStore } from '../platform/ObjectStore.ts'
import { fileColumns, filesUnavailable, toFile } from './fileRow.ts'
import type { FileRow, MaterialFile, MaterialPlace } from './fileRow.ts'

export interface HandedIn {
  readonly file: MaterialFile
  readonly sceneName: string
  readonly submittedAt: Date
}

/** As many as a person looks through. */
const mostHandedIn = 50

/** Material id of the form of the whole application, and of those that a correction has outdated. */
export const wholeApplication = 'application'
const formerApplication = 'former-application'

export const filesGone = '部分材料文件已不存在，请重新上传'
export const fileTwice = '同一份文件在一项材料中重复提交，请删除重复的文件'

export class MaterialFiles extends Context.Service<
  MaterialFiles,
  {
    /** Their own, or one of an application of the company they administer. */
    readonly get: (viewer: Viewer, fileId: string) => Effect.Effect<MaterialFile, NotFound>
    readonly ofOwner: (owner: string, fileIds: readonly string[]) => Effect.Effect<readonly MaterialFile[]>
    /** Handed in with applications of the owner for one of these materials, the latest application first, its files in their order. */
    readonly handedIn: (owner: string, places: readonly MaterialPlace[]) => Effect.Effect<readonly HandedIn[]>
    readonly ofApplication: (applyNo: string) => Effect.Effect<readonly MaterialFile[]>
    readonly bytes: (file: MaterialFile) => Effect.Effect<Stream.Stream<Uint8Array, Unavailable>, Unavailable>
    /** With the others of the same reuse. */
    readonly remove: (owner: string, fileId: string) => Effect.Effect<void, NotFound>
    /** Makes unclaimed files of the owner part of the application, all or none; part of the caller's transaction. */
    readonly claim: (owner: string, applyNo: string, fileIds: readonly string[]) => Effect.Effect<void, Rejected>
    /** The whole form of an application is another one from now on: the former stays as a paper of what was submitted before. */
    readonly outdateForm: (applyNo: string) => Effect.Effect<void>
    readonly sweep: Effect.Effect<void>
  }
>()('@ljonething/server/materials/MaterialFiles') {
  static readonly layer = Layer.effect(
    MaterialFiles,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const store = yield* ObjectStore
      const columns = sql.literal(fileColumns.join())
      const columnsOfFile = sql.literal(fileColumns.map((name) => `f.${name}`).join())
      const missing = new NotFound({ msg: '文件不存在或已删除' })

      return MaterialFiles.of({
        get: Effect.fn('MaterialFiles.get')(function* ({ userId, company }, fileId) {
          const ofCompany =
            company === undefined ? sql`FALSE` : sql`apply_no IN (SELECT a.apply_no FROM application a WHERE a.company = ${company})`
          const rows = yield* Effect.orDie(
            sql<FileRow>`SELECT ${columns} FROM material_file WHERE file_id = ${fileId} AND (owner = ${userId} OR ${ofCompany})`
          )
          return rows[0] === undefined ? yield* missing : toFile(rows[0])
        }),
        ofOwner: (owner, fileIds) =>
          fileIds.length === 0
            ? Effect.succeed([])
            : sql<FileRow>`SELECT ${columns} FROM material_file WHERE owner = ${owner} AND ${sql.in('file_id', fileIds)}`.pipe(
                Effect.orDie,
                Effect.map((rows) => rows.map(toFile))
              ),
        handedIn: (owner, places) =>
          places.length === 0
            ? Effect.succeed([])
            : sql<FileRow & { sceneName: string; submittedAt: Date }>`
                SELECT ${columnsOfFile}, a.scene_name, a.submitted_at FROM material_file f JOIN application a ON a.apply_no = f.apply_no
                WHERE f.owner = ${owner} AND NOT f.is_apply_form
                  AND ${sql.or(places.map(({ sceneCode, materialId }) => sql`(f.scene_code = ${sceneCode} AND f.material_id = ${materialId})`))}
                ORDER BY a.submitted_at DESC, f.created_at LIMIT ${mostHandedIn}`.pipe(
                Effect.orDie,
                Effect.map((rows) => rows.map(({ sceneName, submittedAt, ...row }) => ({ file: toFile(row), sceneName, submittedAt })))
              ),
        ofApplication: (applyNo) =>
          sql<FileRow>`SELECT ${columns} FROM material_file WHERE apply_no = ${applyNo} ORDER BY created_at`.pipe(
            Effect.orDie,
            Effect.map((rows) => rows.map(toFile))
          ),
        bytes: (file) =>
          store.get(file.objectKey).pipe(
            Effect.map((stream) => Stream.mapError(stream, filesUnavailable)),
            Effect.mapError(filesUnavailable)
          ),
        remove: Effect.fn('MaterialFiles.remove')(function* (owner, fileId) {
          const rows = yield* Effect.orDie(
            sql<{ objectKey: string }>`
              DELETE FROM material_file f USING material_file named
              WHERE named.file_id = ${fileId} AND named.owner = ${owner} AND f.owner = ${owner} AND f.apply_no IS NULL
                AND (f.file_id = named.file_id OR f.reuse_group = named.reuse_group)
              RETURNING f.object_key`
          )
          if (rows.length === 0) return yield* missing
          yield* Effect.forEach(rows, ({ objectKey }) => Effect.ignore(store.delete(objectKey)), { discard: true })
        }),
        claim: Effect.fn('MaterialFiles.claim')(function* (owner, applyNo, fileIds) {
          if (fileIds.length === 0) return
          const claimed = yield* Effect.orDie(
            sql`UPDATE material_file SET apply_no = ${applyNo}
                WHERE owner = ${owner} AND apply_no IS NULL AND ${sql.in('file_id', fileIds)} RETURNING file_id`
          )
          if (claimed.length !== new Set(fileIds).size) return yield* new Rejected({ msg: filesGone })
        }),
        outdateForm: (applyNo) =>
          Effect.orDie(
            sql`UPDATE material_file SET material_id = ${formerApplication} WHERE apply_no = ${applyNo} AND material_id = ${wholeApplication}`
          ),
        sweep: Effect.gen(function* () {
          const rows = yield* Effect.orDie(
            sql<{ objectKey: string }>`
              DELETE FROM material_file f
              WHERE f.apply_no IS NULL AND f.created_at < now() - interval '48 hours'
                AND NOT EXISTS (SELECT 1 FROM draft d WHERE d.owner = f.owner AND strpos(d.content, f.file_id) > 0)
                AND NOT EXISTS (SELECT 1 FROM staged_correction s WHERE s.owner = f.owner AND strpos(s.content::text, f.file_id) > 0)
              RETURNING object_key`
          )
          yield* Effect.forEach(rows, ({ objectKey }) => Effect.ignore(store.delete(objectKey)), { discard: true })
        })
      })
    })
  )
}
