/**
 * The application forms of a correction (补正的申请表): made from what is staged, for the signing before it is handed in, and held against what is staged
 * then. Source: spec §4.1, §4.2.
 */
import { NotFound, Rejected } from '@ljonething/api/errors/errors'
import type { Conflict, Forbidden, TooMany, Unavailable } from '@ljonething/api/errors/errors'
import type { Signing as SigningView } from '@ljonething/api/shapes/Signature'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { Context, Effect, Layer } from 'effect'
import { Applications } from '../applications/Applications.ts'
import { FiledForms } from '../applications/FiledForms.ts'
import { CorrectedBookings } from '../bookings/CorrectedBookings.ts'
import { Cases } from '../cases/Cases.ts'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { viewerOf } from '../identity/viewer.ts'
import { fileItem } from '../materials/fileRow.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import { Clock } from '../platform/Clock.ts'
import { Sources } from '../registers/sources/Sources.ts'
import { FormSigners } from '../seal/FormSigners.ts'
import { SigningViews } from '../seal/SigningViews.ts'
import { closedText, mustBeOwner, openDesk } from './correctionDesk.ts'
import { standing } from './standing.ts'
import { correctedElsewhere, StagedCorrections } from './StagedCorrections.ts'

export interface PrintedCorrection {
  readonly applyNo: string
  readonly materialId: string
  /** Of what is staged. */
  readonly version: number
}

export class CorrectedForms extends Context.Service<
  CorrectedForms,
  {
    readonly print: (
      user: UserInfo,
      printed: PrintedCorrection
    ) => Effect.Effect<FileItem, Conflict | Forbidden | NotFound | Rejected | TooMany | Unavailable>
    /** How far the signing of such a file is, and whether it still says what is staged. */
    readonly signing: (
      user: UserInfo,
      file: { readonly applyNo: string; readonly fileId: string }
    ) => Effect.Effect<SigningView, Forbidden | NotFound | Rejected | Unavailable>
  }
>()('@ljonething/server/corrections/CorrectedForms') {
  static readonly layer = Layer.effect(
    CorrectedForms,
    Effect.gen(function* () {
      const applications = yield* Applications
      const files = yield* MaterialFiles
      const forms = yield* FiledForms
      const signing = yield* SigningViews
      const sources = yield* Sources
      const stagings = yield* StagedCorrections
      const [bookings, cases, catalogue, clock, signers] = yield* Effect.all([CorrectedBookings, Cases, Catalogue, Clock, FormSigners])

      /** What the caller has staged, as it stands now. */
      const own = Effect.fnUntraced(function* (user: UserInfo, applyNo: string) {
        const row = yield* applications.get(viewerOf(user), applyNo)
        yield* mustBeOwner(row, viewerOf(user))
        const desk = yield* openDesk({ bookings, cases, catalogue, clock, signers }, row)
        const { version, ...staged } = yield* stagings.of(applyNo)
        return { row, desk, version, ...(yield* standing({ files, sources }, row, desk, staged)) }
      })

      return CorrectedForms.of({
        print: Effect.fn('CorrectedForms.print')(function* (user, { applyNo, materialId, version }) {
          const { desk, version: kept, corrected, after } = yield* own(user, applyNo)
          const closed = closedText(desk.requests)
          if (closed !== '') return yield* new Rejected({ msg: closed })
          if (version !== kept) return yield* correctedElsewhere()
          const isForm = desk.description.allfile.some(({ id, isApplicationForm }) => id === materialId && isApplicationForm)
          if (!isForm || !corrected.openMaterials.has(materialId)) return yield* new NotFound({ msg: '未查询到需要重新签名的申请表' })
          return fileItem(yield* forms.makeAgain(after, materialId, user))
        }),
        signing: Effect.fn('CorrectedForms.signing')(function* (user, { applyNo, fileId }) {
          const { row, after } = yield* own(user, applyNo)
          const view = yield* signing.view(user, fileId)
          const [file] = yield* files.ofOwner(user.userId, [fileId])
          if (file === undefined || file.sceneCode !== row.sceneCode) return yield* new NotFound({ msg: '文件不存在或已删除' })
          const now = yield* forms.hashAgain(after, file.materialId, user)
          return { ...view, isOutdated: now !== (yield* signing.contentHash(user, fileId)) }
        })
      })
    })
  ).pipe(
    Layer.provide([
      Applications.layer,
      Cases.layer,
      Catalogue.layer,
      CorrectedBookings.layer,
      FiledForms.layer,
      FormSigners.layer,
      MaterialFiles.layer,
      SigningViews.layer,
      Sources.layer,
      StagedCorrections.layer
    ])
  )
}
