/**
 * Application forms (申请表) as files. Of a submitted application: made once from what was submitted, with the scene it was submitted under, and kept
 * with the application, after whoever asked has been answered, one at a time; what cannot be made, as when what was submitted cannot be read, is
 * tried again when it is asked for again.
 * Before submitting: the form that one material asks for, or a preview of the whole, which takes the place of the one before.
 */
import { NotFound, Unavailable } from '@ljonething/api/errors/errors'
import type { Forbidden, Rejected, TooMany } from '@ljonething/api/errors/errors'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { FormFiles } from '@ljonething/domain/form/FormDescription'
import { withKnown } from '@ljonething/domain/form/lockKnown'
import type { Answers } from '@ljonething/domain/scene/Scene'
import { templateTarget } from '@ljonething/domain/scene/templateTarget'
import type { PrintPayload } from '@ljonething/domain/submission/Submission'
import { Context, DateTime, Effect, Layer, Queue, Stream } from 'effect'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Documents } from '../documents/Documents.ts'
import { fileItem } from '../materials/fileRow.ts'
import { MaterialFiles, wholeApplication } from '../materials/MaterialFiles.ts'
import type { MaterialFile } from '../materials/fileRow.ts'
import { NewFiles } from '../materials/NewFiles.ts'
import type { AlsoOfFile } from '../materials/NewFiles.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { FormSigners } from '../seal/FormSigners.ts'
import { sceneFor } from '../plans/mayFile.ts'
import { planForm } from '../plans/planForm.ts'
import type { ApplicationRow } from './Applications.ts'
import { documentRefusal } from './documentRefusal.ts'
import { asFiledBy, plannedAs } from './plannedAs.ts'
import { formPictures } from './formPictures.ts'
import { formToSign } from './formToSign.ts'
import type { FormToSign } from './formToSign.ts'
import { formTitle, printedApplication } from './printedApplication.ts'
import { sentForm } from './sentForm.ts'

/** Material id of a preview of the whole application. */
const previewForm = 'preview'

/** Material id of the application as a Word document; of the form of one material with its id. */
const wordForm = 'word'

export interface PrintRequest {
  readonly sceneCode: string
  /** That of the material which is the form; the whole application unless given. */
  readonly materialId?: string | undefined
  /** One of the scene's, which says the form that is made; the original form without one. */
  readonly templateId?: string
  readonly answers: Answers
  readonly form: PrintPayload
}

/** As what a form is made. */
export type FormFormat = 'pdf' | 'docx'

interface FormBytes {
  /** Of the file. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** Forms of submitted applications that wait to be made; what finds no place is ordered again with the next look. */
const mostOrders = 100

/** Whose turn it is when no person waits. */
const orders = 'orders'

const filesByMaterial = (files: readonly MaterialFile[]): FormFiles =>
  Object.fromEntries(
    Array.from(
      Map.groupBy(files, ({ materialId }) => materialId),
      ([id, list]) => [id, list.map(fileItem)]
    )
  )

export class ApplicationForms extends Context.Service<
  ApplicationForms,
  {
    /** Has the form of a submitted application made, soon; nobody waits for it. */
    readonly order: (row: ApplicationRow) => Effect.Effect<void>
    /** The form that one material asks for, from what was submitted, as a file of `user`, who owns it, that no application has yet. */
    readonly makeAgain: (
      row: ApplicationRow,
      materialId: string,
      user: UserInfo
    ) => Effect.Effect<MaterialFile, Rejected | TooMany | Unavailable>
    /** What it says then, as `contentHash`. */
    readonly hashAgain: (row: ApplicationRow, materialId: string, user: UserInfo) => Effect.Effect<string, Unavailable>
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
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const documents = yield* Documents
      const files = yield* MaterialFiles
      const newFiles = yield* NewFiles
      const formSigners = yield* FormSigners

      const make = Effect.fn('ApplicationForms.make')(function* (row: ApplicationRow) {
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

      /** The form that one material asks for, or that of the whole, as it is filled in now. */
      const filledIn = Effect.fnUntraced(function* (request: PrintRequest, user: UserInfo) {
        const { sceneCode, templateId = '', answers, form } = request
        const entry = yield* sceneFor(user, sceneCode, catalogue)
        const target = templateTarget(entry.scene, templateId, request.materialId)
        if (target === undefined) return yield* new NotFound({ msg: '未查询到该表单模板' })
        const { materialId } = target
        const now = yield* clock.now
        const region = form.areacode === '' ? entry.scene.region : form.areacode
        const { plan, description } = planForm(catalogue, entry, answers, { region, user, today: dayOf(now) })
        const material = description.allfile.find(({ id }) => id === materialId)
        if (materialId !== undefined && material?.isApplicationForm !== true) return yield* new NotFound({ msg: '未查询到该材料' })
        const filled = sentForm(entry.scene, form)
        const given = filesByMaterial(yield* files.ofOwner(user.userId, Object.values(filled.files).flat()))
        const facts = { scene: entry.scene, user, region, at: DateTime.toDate(now) }
        const values = withKnown(description, filled.values)
        return { entry, material, ...formToSign(catalogue, { plan, description, values, files: given }, facts, material) }
      })

      /** Written with the file or not at all: a form without its signers is one that nobody can sign. */
      const toBeSigned =
        (owner: string, { signers, contentHash }: FormToSign, pdf: Uint8Array): AlsoOfFile =>
        (id) =>
          Effect.andThen(
            formSigners.noteMade(pdf),
            signers.length === 0 ? Effect.void : formSigners.begin({ id, owner }, contentHash, signers)
          )

      const print = Effect.fn('ApplicationForms.print')(function* (request: PrintRequest, user: UserInfo) {
        const { entry, material, ...made } = yield* filledIn(request, user)
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
          toBeSigned(user.userId, made, pdf)
        )
      })

      const bytes = Effect.fn('ApplicationForms.bytes')(function* (request: PrintRequest, user: UserInfo, as: FormFormat) {
        const { entry, material, document } = yield* filledIn(request, user)
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

      const makeAgain = Effect.fn('ApplicationForms.makeAgain')(function* (row: ApplicationRow, materialId: string, user: UserInfo) {
        const { name, ...made } = yield* submittedForm(row, materialId, user)
        const pictures = yield* formPictures(files, row.owner, made.document)
        const pdf = yield* documents.render(made.document, row.owner, pictures).pipe(Effect.mapError(documentRefusal('申请表')))
        const { owner, sceneCode } = row
        return yield* newFiles.add(
          { owner, sceneCode, materialId, name, isApplyForm: true },
          Stream.make(pdf),
          toBeSigned(owner, made, pdf)
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
      const order = Effect.fn('ApplicationForms.order')(function* (row: ApplicationRow) {
        if (known.has(row.applyNo)) return
        if (yield* Queue.offer(ordered, row)) known.add(row.applyNo)
      })

      return ApplicationForms.of({
        print,
        word,
        bytes,
        contentHash: (request, user) => Effect.map(filledIn(request, user), ({ contentHash }) => contentHash),
        order,
        hashAgain: (row, materialId, user) => Effect.map(submittedForm(row, materialId, user), ({ contentHash }) => contentHash),
        makeAgain
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, Documents.layer, FormSigners.layer, MaterialFiles.layer, NewFiles.layer]))
}
