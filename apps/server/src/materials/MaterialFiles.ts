/**
 * Material files (材料文件): uploads and generated forms of one owner, bytes in the object store, facts in the database.
 *
 * A file belongs to its owner and, once submitted, to an application; then it is neither deleted nor used again. Somebody else's file and a
 * missing one answer alike. Of unclaimed files, uploaded or generated alike, one owner has at most 200 of a scene and 1.5 GB in all
 * (PERSON_FILES_LIMIT). Files that neither a draft, a correction nor an application names are swept after 48 hours. Sizes are bytes.
 */
import { NotFound, Rejected, Unavailable } from '@ljonething/api/errors/errors'
import { Context, Effect, Layer, Stream } from 'effect'
import { SqlClient } from 'effect/sql'
import { ServiceConfig } from '../platform/Config.ts'
import type { Viewer } from '../identity/viewer.ts'
import { newPublicId } from '../platform/Ids.ts'
import { ObjectStore } from '../platform/ObjectStore.ts'
import type { StoredObject } from '../platform/ObjectStore.ts'
import { oneByOne } from '../platform/oneByOne.ts'
import { extensionOf } from './fileName.ts'
import { fileColumns, toFile } from './fileRow.ts'
import type { FileRow, MaterialFile, Reused } from './fileRow.ts'

export interface NewFile {
  readonly owner: string
  readonly sceneCode: string
  readonly materialId: string
  readonly name: string
  readonly isApplyForm: boolean
  /** The application it belongs to from the start; at most one whole form per application. */
  readonly applyNo?: string
  readonly reuse?: Reused
}

/** What is written of a new file, by its id. */
export type AlsoOfFile = (fileId: string) => Effect.Effect<void>

export type MaterialPlace = Pick<NewFile, 'sceneCode' | 'materialId'>

export interface HandedIn {
  readonly file: MaterialFile
  readonly sceneName: string
  readonly submittedAt: Date
}

/** As many as a person looks through. */
const mostHandedIn = 50

/** Unclaimed files of one owner and scene. */
const mostFiles = 200

/** Material id of the form of the whole application, and of those that a correction has outdated. */
export const wholeApplication = 'application'
const formerApplication = 'former-application'

export const filesGone = '部分材料文件已不存在，请重新上传'
export const fileTwice = '同一份文件在一项材料中重复提交，请删除重复的文件'

/** Where the bytes of a new file lie, and what comes with it. */
interface Placed {
  readonly fileId: string
  readonly objectKey: string
  readonly stored: StoredObject
  readonly inPlace: boolean
  readonly also: AlsoOfFile
}

export class MaterialFiles extends Context.Service<
  MaterialFiles,
  {
    /** `also` happens with it or not at all. */
    readonly add: (
      file: NewFile,
      bytes: Stream.Stream<Uint8Array>,
      also?: AlsoOfFile
    ) => Effect.Effect<MaterialFile, Rejected | Unavailable>
    /** Adds a file in place of the unclaimed ones of the same owner, scene and material, such as the preview before. */
    readonly replace: (
      file: NewFile,
      bytes: Stream.Stream<Uint8Array>,
      also?: AlsoOfFile
    ) => Effect.Effect<MaterialFile, Rejected | Unavailable>
    /** Their own, or one of an application of the company they administer. */
    readonly get: (viewer: Viewer, fileId: string) => Effect.Effect<MaterialFile, NotFound>
    readonly ofOwner: (owner: string, fileIds: readonly string[]) => Effect.Effect<readonly MaterialFile[]>
    /** Handed in with applications of the owner for one of these materials, the latest application first, its files in their order. */
    readonly handedIn: (owner: string, places: readonly MaterialPlace[]) => Effect.Effect<readonly HandedIn[]>
    readonly ofApplication: (applyNo: string) => Effect.Effect<readonly MaterialFile[]>
    /** Refuses where the owner has as much as may be; asked before the bytes are taken, and again when they are there. */
    readonly mustHaveRoom: (owner: string, sceneCode: string, bytes: number) => Effect.Effect<void, Rejected>
    readonly bytes: (file: MaterialFile) => Effect.Effect<Stream.Stream<Uint8Array, Unavailable>, Unavailable>
    /**
     * Other bytes under the same id, where it is unclaimed and still has the bytes that are told; `also` happens with it or not at all. Undefined
     * where it is neither any more.
     */
    readonly rewrite: (
      file: Pick<MaterialFile, 'id' | 'sha256'>,
      bytes: Uint8Array,
      also: Effect.Effect<void>
    ) => Effect.Effect<MaterialFile | undefined, Unavailable>
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
      const mostBytes = Number((yield* ServiceConfig).personFilesLimit)
      const columns = sql.literal(fileColumns.join())
      const columnsOfFile = sql.literal(fileColumns.map((name) => `f.${name}`).join())
      const missing = new NotFound({ msg: '文件不存在或已删除' })
      const unavailable = () => new Unavailable({ msg: '文件服务暂不可用，请稍后再试' })

      const mustHaveRoom = Effect.fn('MaterialFiles.mustHaveRoom')(function* (owner: string, sceneCode: string, bytes: number) {
        const [held] = yield* sql<{ files: number; bytes: number }>`
          SELECT count(*) FILTER (WHERE scene_code = ${sceneCode})::int AS files, coalesce(sum(size), 0)::float8 AS bytes
          FROM material_file WHERE owner = ${owner} AND apply_no IS NULL`
        if (held === undefined) return
        if (held.files >= mostFiles) return yield* new Rejected({ msg: '上传的文件过多，请先删除不需要的文件' })
        if (held.bytes + bytes > mostBytes)
          return yield* new Rejected({ msg: `尚未提交的文件合计不能超过${Math.floor(mostBytes / 1_048_576)}MB，请先删除不需要的文件` })
      })

      /** The row, and the files it takes the place of, which are gone with it. */
      const insert = Effect.fn('MaterialFiles.insert')(function* (file: NewFile, { fileId, objectKey, stored, inPlace, also }: Placed) {
        yield* oneByOne('file', file.owner).pipe(Effect.provideService(SqlClient.SqlClient, sql))
        const before = inPlace
          ? yield* sql<{ objectKey: string }>`
              DELETE FROM material_file
              WHERE owner = ${file.owner} AND scene_code = ${file.sceneCode} AND material_id = ${file.materialId} AND apply_no IS NULL
              RETURNING object_key`
          : []
        if (file.applyNo === undefined) yield* mustHaveRoom(file.owner, file.sceneCode, stored.size)
        const rows = yield* sql<FileRow>`
          INSERT INTO material_file (file_id, owner, scene_code, material_id, name, file_type, size, sha256, object_key, is_apply_form, apply_no,
                                     reuse_group, cert_id, cert_edition)
          VALUES (${fileId}, ${file.owner}, ${file.sceneCode}, ${file.materialId}, ${file.name}, ${extensionOf(file.name)},
                  ${stored.size}, ${stored.sha256}, ${objectKey}, ${file.isApplyForm}, ${file.applyNo ?? null},
                  ${file.reuse?.group ?? null}, ${file.reuse?.certId ?? null}, ${file.reuse?.edition ?? null})
          ON CONFLICT DO NOTHING RETURNING ${columns}`
        const row = rows[0] ?? (yield* unavailable())
        yield* also(fileId)
        return { row, before }
      }, sql.withTransaction)

      const put =
        (inPlace: boolean) =>
        (file: NewFile, bytes: Stream.Stream<Uint8Array>, also: AlsoOfFile = () => Effect.void) =>
          Effect.gen(function* () {
            const [fileId, objectKey] = yield* Effect.all([newPublicId, newPublicId])
            const stored = yield* store.put(objectKey, bytes).pipe(Effect.mapError(unavailable))
            const { row, before } = yield* insert(file, { fileId, objectKey, stored, inPlace, also }).pipe(
              Effect.catchTag('SqlError', Effect.die),
              Effect.onError(() => Effect.ignore(store.delete(objectKey)))
            )
            yield* Effect.forEach(before, (gone) => Effect.ignore(store.delete(gone.objectKey)), { discard: true })
            return toFile(row)
          })

      const ofOwner = (owner: string, fileIds: readonly string[]) =>
        fileIds.length === 0
          ? Effect.succeed([])
          : sql<FileRow>`SELECT ${columns} FROM material_file WHERE owner = ${owner} AND ${sql.in('file_id', fileIds)}`.pipe(
              Effect.orDie,
              Effect.map((rows) => rows.map(toFile))
            )

      return MaterialFiles.of({
        add: put(false),
        replace: put(true),
        get: Effect.fn('MaterialFiles.get')(function* ({ userId, company }, fileId) {
          const ofCompany =
            company === undefined ? sql`FALSE` : sql`apply_no IN (SELECT a.apply_no FROM application a WHERE a.company = ${company})`
          const rows = yield* Effect.orDie(
            sql<FileRow>`SELECT ${columns} FROM material_file WHERE file_id = ${fileId} AND (owner = ${userId} OR ${ofCompany})`
          )
          return rows[0] === undefined ? yield* missing : toFile(rows[0])
        }),
        ofOwner,
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
        mustHaveRoom: (owner, sceneCode, bytes) => Effect.catchTag(mustHaveRoom(owner, sceneCode, bytes), 'SqlError', Effect.die),
        bytes: (file) =>
          store.get(file.objectKey).pipe(
            Effect.map((stream) => Stream.mapError(stream, unavailable)),
            Effect.mapError(unavailable)
          ),
        rewrite: Effect.fn('MaterialFiles.rewrite')(function* ({ id, sha256 }, bytes, also) {
          const objectKey = yield* newPublicId
          const stored = yield* store.putBytes(objectKey, bytes).pipe(Effect.mapError(unavailable))
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
        }),
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
