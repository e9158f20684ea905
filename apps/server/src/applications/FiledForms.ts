/**
 * Application forms (申请表) of submitted applications, as files: made once from what was submitted, with the scene it was submitted under, and kept
 * with the application, after whoever asked has been answered, one at a time; what cannot be made, as when what was submitted cannot be read, is
 * tried again when it is asked for again. For a correction the form that one material asks for is made again.
 */
import { Unavailable } from '@ljonething/api/errors/errors'
import type { Rejected, TooMany } from '@ljonething/api/errors/errors'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { Context, Effect, Layer, Queue, Stream } from 'effect'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Documents } from '../documents/Documents.ts'
import type { MaterialFile } from '../materials/fileRow.ts'
import { MaterialFiles, wholeApplication } from '../materials/MaterialFiles.ts'
import { NewFiles } from '../materials/NewFiles.ts'
import { FormSigners } from '../seal/FormSigners.ts'
import type { ApplicationRow } from './Applications.ts'
import { documentRefusal } from './documentRefusal.ts'
import { formPictures } from './formPictures.ts'
import { formToSign } from './formToSign.ts'
import { asFiledBy, plannedAs } from './plannedAs.ts'
import { formTitle, printedApplication } from './printedApplication.ts'
import { toBeSigned } from './toBeSigned.ts'

/** Forms of submitted applications that wait to be made; what finds no place is ordered again with the next look. */
const mostOrders = 100

/** Whose turn it is when no person waits. */
const orders = 'orders'

export class FiledForms extends Context.Service<
  FiledForms,
  {
    /** Has the form of a submitted application made, soon; nobody waits for it. */
    readonly order: (row: ApplicationRow) => Effect.Effect<void>
    /** The form that one material asks for, from what was submitted, as a file of `user`, who owns it, that no application has yet. */
    readonly makeAgain: (
      row: ApplicationRow,
      materialId: string,
      user: UserInfo
    ) => Effect.Effect<MaterialFile, Rejected | TooMany | Unavailable>
    /** What it says then, as `ApplicationForms.contentHash` gives it. */
    readonly hashAgain: (row: ApplicationRow, materialId: string, user: UserInfo) => Effect.Effect<string, Unavailable>
  }
>()('@ljonething/server/applications/FiledForms') {
  static readonly layer = Layer.effect(
    FiledForms,
    Effect.gen(function* () {
      const catalogue = yield* Catalogue
      const documents = yield* Documents
      const files = yield* MaterialFiles
      const newFiles = yield* NewFiles
      const formSigners = yield* FormSigners

      const make = Effect.fn('FiledForms.make')(function* (row: ApplicationRow) {
        const planned = yield* plannedAs(catalogue, row)
        if (planned === undefined) return undefined
        const { plan, description, submitted, facts } = planned
        const { values, files: given } = submitted
        const document = printedApplication(catalogue, { plan, description, values, files: given }, facts)
        const pdf = yield* documents.render(document, orders, yield* formPictures(files, row.owner, document))
        return yield* newFiles.add(
          {
            owner: row.owner,
            sceneCode: row.sceneCode,
            materialId: wholeApplication,
            name: `${formTitle(facts.scene, undefined)}-${row.applyNo}.pdf`,
            isApplyForm: true,
            applyNo: row.applyNo
          },
          Stream.make(pdf)
        )
      })

      /** The form that one material asks for, as it was submitted. */
      const submittedForm = Effect.fnUntraced(function* (row: ApplicationRow, materialId: string, user: UserInfo) {
        const planned = yield* plannedAs(catalogue, row)
        const material = planned?.description.allfile.find(({ id, isApplicationForm }) => id === materialId && isApplicationForm)
        if (planned === undefined || material === undefined) return yield* new Unavailable()
        const { plan, description, submitted, facts } = planned
        const { values, files: given } = submitted
        const name = `${formTitle(facts.scene, material)}.pdf`
        return { name, ...formToSign(catalogue, { plan, description, values, files: given }, asFiledBy(user, facts), material) }
      })

      const makeAgain = Effect.fn('FiledForms.makeAgain')(function* (row: ApplicationRow, materialId: string, user: UserInfo) {
        const { name, ...made } = yield* submittedForm(row, materialId, user)
        const pictures = yield* formPictures(files, row.owner, made.document)
        const pdf = yield* documents.render(made.document, row.owner, pictures).pipe(Effect.mapError(documentRefusal('申请表')))
        const { owner, sceneCode } = row
        return yield* newFiles.add(
          { owner, sceneCode, materialId, name, isApplyForm: true },
          Stream.make(pdf),
          toBeSigned(formSigners, owner, made, pdf)
        )
      })

      const ordered = yield* Queue.dropping<ApplicationRow>(mostOrders)
      const known = new Set<string>()
      yield* Queue.take(ordered).pipe(
        Effect.flatMap((row) =>
          make(row).pipe(
            Effect.catchCause((cause) => Effect.logWarning('申请表暂时无法生成', cause)),
            Effect.ensuring(Effect.sync(() => known.delete(row.applyNo)))
          )
        ),
        Effect.forever,
        Effect.forkScoped
      )
      const order = Effect.fn('FiledForms.order')(function* (row: ApplicationRow) {
        if (known.has(row.applyNo)) return
        if (yield* Queue.offer(ordered, row)) known.add(row.applyNo)
      })

      return FiledForms.of({
        order,
        makeAgain,
        hashAgain: (row, materialId, user) => Effect.map(submittedForm(row, materialId, user), ({ contentHash }) => contentHash)
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, Documents.layer, FormSigners.layer, MaterialFiles.layer, NewFiles.layer]))
}
