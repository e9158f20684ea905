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
import type { PrintPayload } from '@ljonething/domain/submission/Submission'
import { Context, DateTime, Effect, Layer, Queue, Stream } from 'effect'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Documents } from '../documents/Documents.ts'
import { fileItem } from '../materials/fileRow.ts'
import { MaterialFiles, wholeApplication } from '../materials/MaterialFiles.ts'
import type { MaterialFile } from '../materials/fileRow.ts'
import type { AlsoOfFile } from '../materials/MaterialFiles.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { FormSigners } from '../seal/FormSigners.ts'
import { sceneFor } from '../plans/mayFile.ts'
import { planForm } from '../plans/planForm.ts'
import type { ApplicationRow } from './Applications.ts'
import { documentRefusal } from './documentRefusal.ts'
import { plannedAs } from './plannedAs.ts'
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
      const formSigners = yield* FormSigners

      const make = Effect.fn('ApplicationForms.make')(function* (row: ApplicationRow) {
        const planned = yield* plannedAs(catalogue, row)
        if (planned === undefined) return undefined
        const { plan, description, submitted, facts } = planned
        const { values, files: given } = submitted
        const pdf = yield* documents.render(printedApplication(catalogue, { plan, description, values, files: given }, facts), orders)
        return yield* files.add(
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
      const filledIn = Effect.fnUntraced(function* ({ sceneCode, materialId, answers, form }: PrintRequest, user: UserInfo) {
        const entry = yield* sceneFor(user, sceneCode, catalogue)
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
        (owner: string, { signers, contentHash }: FormToSign): AlsoOfFile =>
        (id) =>
          signers.length === 0 ? Effect.void : formSigners.begin({ id, owner }, contentHash, signers)

      const print = Effect.fn('ApplicationForms.print')(function* (request: PrintRequest, user: UserInfo) {
        const { entry, material, ...made } = yield* filledIn(request, user)
        const pdf = yield* documents.render(made.document, user.userId).pipe(Effect.mapError(documentRefusal('申请表')))
        const keep = material === undefined ? files.replace : files.add
        return yield* keep(
          {
            owner: user.userId,
            sceneCode: request.sceneCode,
            materialId: request.materialId ?? previewForm,
            name: `${formTitle(entry.scene, material)}.pdf`,
            isApplyForm: true
          },
          Stream.make(pdf),
          toBeSigned(user.userId, made)
        )
      })

      const bytes = Effect.fn('ApplicationForms.bytes')(function* (request: PrintRequest, user: UserInfo, as: FormFormat) {
        const { entry, material, document } = yield* filledIn(request, user)
        const render = as === 'docx' ? documents.renderWord : documents.render
        const made = yield* render(document, user.userId).pipe(Effect.mapError(documentRefusal('申请表')))
        return { bytes: made, name: `${formTitle(entry.scene, material)}.${as}` }
      })

      const word = Effect.fn('ApplicationForms.word')(function* (request: PrintRequest, user: UserInfo) {
        const { bytes: made, name } = yield* bytes(request, user, 'docx')
        const { sceneCode, materialId } = request
        const place = materialId === undefined ? wordForm : `${wordForm}-${materialId}`
        return yield* files.replace({ owner: user.userId, sceneCode, materialId: place, name, isApplyForm: false }, Stream.make(made))
      })

      const makeAgain = Effect.fn('ApplicationForms.makeAgain')(function* (
        row: ApplicationRow,
        materialId: string,
        { unionCode }: UserInfo
      ) {
        const planned = yield* plannedAs(catalogue, row)
        const material = planned?.description.allfile.find(({ id }) => id === materialId)
        if (planned === undefined || material === undefined || row.applicant === undefined) return yield* new Unavailable()
        const { plan, description, submitted, facts } = planned
        const { values, files: given } = submitted
        const user = { ...facts.user, cardId: row.applicant.cardId, ...(unionCode === undefined ? {} : { unionCode }) }
        const made = formToSign(catalogue, { plan, description, values, files: given }, { ...facts, user }, material)
        const pdf = yield* documents.render(made.document, row.owner).pipe(Effect.mapError(documentRefusal('申请表')))
        return yield* files.add(
          { owner: row.owner, sceneCode: row.sceneCode, materialId, name: `${formTitle(facts.scene, material)}.pdf`, isApplyForm: true },
          Stream.make(pdf),
          toBeSigned(row.owner, made)
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
        makeAgain
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, Documents.layer, FormSigners.layer, MaterialFiles.layer]))
}
