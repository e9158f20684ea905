/**
 * What cases have come to (办理结果) as files: whoever may see the application may have them. A file is made when it is first asked for, from the log of
 * the case, and kept in the object store from then on; a move of a case waits for none. Two who ask at once get the same one.
 */
import { FileDownloadError, NotFound } from '@ljonething/api/errors/errors'
import type { Rejected, TooMany } from '@ljonething/api/errors/errors'
import { conclusionOf } from '@ljonething/domain/cases/conclusion'
import type { Conclusion } from '@ljonething/domain/cases/conclusion'
import { Context, Effect, Layer, Stream } from 'effect'
import { SqlClient } from 'effect/sql'
import { Applications } from '../applications/Applications.ts'
import { consultOf } from '../applications/consultOf.ts'
import { Cases } from '../cases/Cases.ts'
import { Catalogue } from '../catalogue/Catalogue.ts'
import type { CertificateFormat } from '../deliveries/Department.ts'
import { DepartmentFiles } from './DepartmentFiles.ts'
import type { Viewer } from '../identity/viewer.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import { ServiceConfig } from '../platform/Config.ts'
import { newPublicId } from '../platform/Ids.ts'
import { makeInTurn } from '../platform/inTurn.ts'
import { ObjectStore } from '../platform/ObjectStore.ts'
import { pictureOf } from './pictureOf.ts'
import { ResultPages } from './ResultPages.ts'
import { resultSheet } from './resultSheet.ts'
import { hasFormat, resultFileName, resultPlace } from '../cases/resultView.ts'
import type { ResultFormat } from '../cases/resultView.ts'

export interface Download {
  readonly name: string
  readonly bytes: Stream.Stream<Uint8Array, FileDownloadError>
}

/** Who wait for one file. */
const mostAsked = 20

export class Results extends Context.Service<
  Results,
  {
    /** `materialId` names a file of a result, or any file of the viewer. */
    readonly download: (viewer: Viewer, materialId: string) => Effect.Effect<Download, NotFound | TooMany | FileDownloadError>
    /** Of the certificate that the file shows, PNG. */
    readonly picture: (viewer: Viewer, materialId: string) => Effect.Effect<Uint8Array, NotFound | Rejected | TooMany | FileDownloadError>
  }
>()('@ljonething/server/results/Results') {
  static readonly layer = Layer.effect(
    Results,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const applications = yield* Applications
      const cases = yield* Cases
      const catalogue = yield* Catalogue
      const departmentFiles = yield* DepartmentFiles
      const files = yield* MaterialFiles
      const pages = yield* ResultPages
      const store = yield* ObjectStore
      const { sandbox } = yield* ServiceConfig
      const inTurn = makeInTurn(mostAsked)

      const find = Effect.fn('Results.find')(function* (viewer: Viewer, materialId: string) {
        const place = resultPlace(materialId)
        if (place === undefined) return yield* new NotFound()
        const row = yield* applications.get(viewer, place.applyNo)
        const stored = (yield* cases.ofApplications([place.applyNo])).find(({ caseNo }) => caseNo === place.caseNo)
        const conclusion = stored?.wholeLog === true ? conclusionOf(stored.current) : undefined
        if (stored === undefined || conclusion === undefined || !hasFormat(conclusion, place.format)) return yield* new NotFound()
        if (row.applicant === undefined) return yield* new FileDownloadError()
        const consult = consultOf(catalogue.sceneOf(row.sceneCode)?.scene)
        const { deptCode } = stored
        return {
          ...place,
          deptCode,
          conclusion,
          sheet: resultSheet({ row, applicant: row.applicant, stored, consult, sandbox }, conclusion)
        }
      })

      type Found = Effect.Success<ReturnType<typeof find>>

      const kept = (caseNo: string, { kind }: Conclusion, format: ResultFormat) =>
        Effect.map(
          Effect.orDie(
            sql<{
              objectKey: string
            }>`SELECT object_key FROM result_file WHERE case_no = ${caseNo} AND kind = ${kind} AND format = ${format}`
          ),
          ([row]) => row?.objectKey
        )

      /** Undefined where what is made here stands for it. */
      const issued = ({ caseNo, deptCode, conclusion }: Found, format: CertificateFormat) =>
        conclusion.kind === 'certificate' ? departmentFiles.certificate(caseNo, deptCode, format) : Effect.succeed(undefined)

      const make = Effect.fn('Results.make')(function* (viewer: Viewer, found: Found) {
        const { caseNo, conclusion, format, sheet } = found
        const bytes = (yield* issued(found, format)) ?? (yield* pages.print(sheet, format, viewer))
        const objectKey = yield* newPublicId
        yield* store.putBytes(objectKey, bytes).pipe(Effect.mapError(() => new FileDownloadError()))
        const rows = yield* Effect.orDie(
          sql`INSERT INTO result_file (case_no, kind, format, object_key) VALUES (${caseNo}, ${conclusion.kind}, ${format}, ${objectKey})
              ON CONFLICT DO NOTHING RETURNING case_no`
        )
        if (rows.length > 0) return objectKey
        yield* Effect.ignore(store.delete(objectKey))
        return (yield* kept(caseNo, conclusion, format)) ?? (yield* new FileDownloadError())
      })

      return Results.of({
        download: Effect.fn('Results.download')(function* (viewer, materialId) {
          if (resultPlace(materialId) === undefined) {
            const file = yield* files.get(viewer, materialId)
            const bytes = yield* Effect.mapError(files.bytes(file), () => new FileDownloadError())
            return { name: file.name, bytes: Stream.mapError(bytes, () => new FileDownloadError()) }
          }
          const found = yield* find(viewer, materialId)
          const { caseNo, conclusion, format, sheet } = found
          const now = kept(caseNo, conclusion, format)
          // Who asks meanwhile waits, and finds what the first has made.
          const made = Effect.flatMap(now, (key) => (key === undefined ? make(viewer, found) : Effect.succeed(key)))
          const objectKey = (yield* now) ?? (yield* inTurn(`${caseNo}.${format}`, made))
          const bytes = yield* Effect.mapError(store.get(objectKey), () => new FileDownloadError())
          return { name: resultFileName(sheet.title, caseNo, format), bytes: Stream.mapError(bytes, () => new FileDownloadError()) }
        }),
        picture: Effect.fn('Results.picture')(function* (viewer, materialId) {
          const missing = new NotFound({ msg: '下载地址错误' })
          const found = yield* Effect.catchTag(find(viewer, materialId), 'NotFound', () => missing)
          const { caseNo, conclusion, sheet } = found
          if (conclusion.kind !== 'certificate') return yield* missing
          const picture = yield* inTurn(`${caseNo}.png`, issued(found, 'png'))
          return yield* pictureOf(picture ?? (yield* pages.picture(sheet, viewer)))
        })
      })
    })
  ).pipe(Layer.provide([Applications.layer, Cases.layer, Catalogue.layer, DepartmentFiles.layer, MaterialFiles.layer, ResultPages.layer]))
}
