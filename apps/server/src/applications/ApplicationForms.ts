/**
 * Application forms (申请表) before submitting, as files: the form that one material asks for, or a preview of the whole, which takes the place of the
 * one before.
 */
import type { Forbidden, NotFound, Rejected, TooMany, Unavailable } from '@ljonething/api/errors/errors'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { Context, Effect, Layer, Stream } from 'effect'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Documents } from '../documents/Documents.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import type { MaterialFile } from '../materials/fileRow.ts'
import { NewFiles } from '../materials/NewFiles.ts'
import { Clock } from '../platform/Clock.ts'
import { FormSigners } from '../seal/FormSigners.ts'
import { documentRefusal } from './documentRefusal.ts'
import { formPictures } from './formPictures.ts'
import { formTitle } from './printedApplication.ts'
import { requestedForm } from './requestedForm.ts'
import type { PrintRequest } from './requestedForm.ts'
import { toBeSigned } from './toBeSigned.ts'

/** Material id of a preview of the whole application. */
const previewForm = 'preview'

/** Material id of the application as a Word document; of the form of one material with its id. */
const wordForm = 'word'

/** As what a form is made. */
export type FormFormat = 'pdf' | 'docx'

interface FormBytes {
  /** Of the file. */
  readonly name: string
  readonly bytes: Uint8Array
}

export class ApplicationForms extends Context.Service<
  ApplicationForms,
  {
    /** What the form of a material says now, for who compares it with a signed one. */
    readonly contentHash: (request: PrintRequest, user: UserInfo) => Effect.Effect<string, Forbidden | NotFound>
    /** The same as a Word document, which takes the place of the one before. */
    readonly word: (
      request: PrintRequest,
      user: UserInfo
    ) => Effect.Effect<MaterialFile, Forbidden | NotFound | Rejected | TooMany | Unavailable>
    /** The same, kept nowhere. */
    readonly bytes: (
      request: PrintRequest,
      user: UserInfo,
      as: FormFormat
    ) => Effect.Effect<FormBytes, Forbidden | NotFound | Rejected | TooMany | Unavailable>
    readonly print: (
      request: PrintRequest,
      user: UserInfo
    ) => Effect.Effect<MaterialFile, Forbidden | NotFound | Rejected | TooMany | Unavailable>
  }
>()('@ljonething/server/applications/ApplicationForms') {
  static readonly layer = Layer.effect(
    ApplicationForms,
    Effect.gen(function* () {
      const documents = yield* Documents
      const files = yield* MaterialFiles
      const needs = { catalogue: yield* Catalogue, clock: yield* Clock, files }
      const newFiles = yield* NewFiles
      const formSigners = yield* FormSigners

      const print = Effect.fn('ApplicationForms.print')(function* (request: PrintRequest, user: UserInfo) {
        const { entry, material, ...made } = yield* requestedForm(needs, request, user)
        const pictures = yield* formPictures(files, user.userId, made.document)
        const pdf = yield* documents.render(made.document, user.userId, pictures).pipe(Effect.mapError(documentRefusal('申请表')))
        const keep = material === undefined ? newFiles.replace : newFiles.add
        return yield* keep(
          {
            owner: user.userId,
            sceneCode: request.sceneCode,
            materialId: material?.id ?? previewForm,
            name: `${formTitle(entry.scene, material)}.pdf`,
            isApplyForm: true
          },
          Stream.make(pdf),
          toBeSigned(formSigners, user.userId, made, pdf)
        )
      })

      const bytes = Effect.fn('ApplicationForms.bytes')(function* (request: PrintRequest, user: UserInfo, as: FormFormat) {
        const { entry, material, document } = yield* requestedForm(needs, request, user)
        const render = as === 'docx' ? documents.renderWord : documents.render
        const pictures = yield* formPictures(files, user.userId, document)
        const made = yield* render(document, user.userId, pictures).pipe(Effect.mapError(documentRefusal('申请表')))
        yield* formSigners.noteMade(made)
        return { bytes: made, name: `${formTitle(entry.scene, material)}.${as}`, materialId: material?.id }
      })

      const word = Effect.fn('ApplicationForms.word')(function* (request: PrintRequest, user: UserInfo) {
        const { bytes: made, name, materialId } = yield* bytes(request, user, 'docx')
        const { sceneCode } = request
        const place = materialId === undefined ? wordForm : `${wordForm}-${materialId}`
        return yield* newFiles.replace({ owner: user.userId, sceneCode, materialId: place, name, isApplyForm: false }, Stream.make(made))
      })

      return ApplicationForms.of({
        print,
        word,
        bytes,
        contentHash: (request, user) => Effect.map(requestedForm(needs, request, user), ({ contentHash }) => contentHash)
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, Documents.layer, FormSigners.layer, MaterialFiles.layer, NewFiles.layer]))
}
