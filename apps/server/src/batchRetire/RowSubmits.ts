/**
 * Submits one person of a batch (批量逐人提交) the way a single form is submitted: what archive, insurance, company and row say is filled into the scene's
 * form, its application form is printed, the shared files are copied, and `Submits` checks and keeps all of it.
 *
 * The client key is made of batch and person, so that the same person of the same batch becomes one application however often it is tried: what was
 * submitted before is found by that key. What a refused try had made is removed.
 */
import type { SubmitContent } from '@ljonething/api/shapes/FormPayload'
import { clientType } from '@ljonething/domain/codes/user'
import type { FormFiles } from '@ljonething/domain/form/FormDescription'
import { buildSubmission } from '@ljonething/domain/submission/buildSubmission'
import { usualSource } from '@ljonething/domain/submission/origin'
import type { SubmissionContext } from '@ljonething/domain/submission/Submission'
import { Context, DateTime, Effect, Layer, Semaphore, Stream } from 'effect'
import { ApplicationForms } from '../applications/ApplicationForms.ts'
import { AnsweredSubmits } from '../applications/AnsweredSubmits.ts'
import { Submits } from '../applications/Submits.ts'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { fileItem } from '../materials/fileRow.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import { NewFiles } from '../materials/NewFiles.ts'
import type { MaterialFile } from '../materials/fileRow.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { planForm } from '../plans/planForm.ts'
import { batchSceneIn } from './batchScene.ts'
import type { BatchContext, ClaimedRow, RowOutcome } from './BatchClaims.ts'
import { asRefused, gone, issuesText, later, noMember, refused } from './rowOutcomes.ts'
import { rowValues } from './rowValues.ts'
import type { CompanyMember } from './CompanyStaff.ts'

export class RowSubmits extends Context.Service<
  RowSubmits,
  {
    readonly submit: (claimed: ClaimedRow, context: BatchContext, member: CompanyMember | undefined) => Effect.Effect<RowOutcome>
  }
>()('@ljonething/server/batchRetire/RowSubmits') {
  static readonly layer = Layer.effect(
    RowSubmits,
    Effect.gen(function* () {
      const answers = yield* AnsweredSubmits
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const files = yield* MaterialFiles
      const newFiles = yield* NewFiles
      const forms = yield* ApplicationForms
      const submits = yield* Submits
      const batchScene = batchSceneIn(catalogue.scenes)
      /** A user has one form made at a time. */
      const printing = yield* Semaphore.make(1)

      const copies = Effect.fnUntraced(function* (owner: string, shared: readonly MaterialFile[]) {
        return yield* Effect.forEach(shared, (file) =>
          Effect.flatMap(files.bytes(file), (bytes) =>
            newFiles.add(
              { owner, sceneCode: file.sceneCode, materialId: file.materialId, name: file.name, isApplyForm: false },
              Stream.orDie(bytes)
            )
          )
        )
      })

      const attempt = Effect.fnUntraced(function* (
        { batchNo, person, content }: ClaimedRow,
        { user, shared }: BatchContext,
        member: CompanyMember,
        made: MaterialFile[]
      ) {
        if (batchScene === undefined || content === undefined) return gone
        const { entry } = batchScene
        const { scene } = entry
        const now = yield* clock.now
        const today = dayOf(now)
        const answers = batchScene.answersOf(content)
        const { plan, description } = planForm(catalogue, entry, answers, { region: shared.region, user, today })
        const values = rowValues(description, { ...member.values, ...shared.unit, ...content }, today)
        const checked: SubmitContent = { answers: plan.answers, declarations: {}, checkParams: {} }
        const client = String(clientType.code.pc)
        const facts: SubmissionContext = {
          packageName: scene.name,
          regionCode: shared.region,
          dataSource: usualSource(client),
          hasEnt: true,
          sceneType: scene.unionType,
          content: JSON.stringify(checked),
          today
        }
        const given = new Map<string, MaterialFile[]>()
        const keep = (file: MaterialFile) => {
          made.push(file)
          given.set(file.materialId, [...(given.get(file.materialId) ?? []), file])
        }
        const itemsOf = (): FormFiles => Object.fromEntries(Array.from(given, ([id, list]) => [id, list.map(fileItem)]))
        for (const file of yield* copies(user.userId, yield* files.ofOwner(user.userId, shared.files))) keep(file)
        for (const { id: materialId } of description.allfile.filter(({ need, isApplicationForm }) => need && isApplicationForm)) {
          const { print } = buildSubmission(plan, description, values, {}, facts)
          keep(yield* printing.withPermit(forms.print({ sceneCode: scene.sceneCode, materialId, answers, form: print }, user)))
        }
        const { form } = buildSubmission(plan, description, values, itemsOf(), facts)
        const { applyNo } = yield* submits.submit(
          {
            clientKey: keyOf(batchNo, person),
            sceneId: scene.sceneCode,
            region: shared.region,
            sxNewCodes: form.sxCodes,
            packageName: scene.name,
            ...{ source: form.source, client },
            paramsText: JSON.stringify(form),
            screen: batchScene.route,
            isRowOfBatch: true
          },
          { user, sessionId: batchNo, sessionEnds: DateTime.toDate(DateTime.add(now, { days: 1 })) }
        )
        return { state: 'submitted', applyNo } as const
      })

      const submit = Effect.fn('RowSubmits.submit')(function* (
        claimed: ClaimedRow,
        context: BatchContext,
        member: CompanyMember | undefined
      ) {
        const before = answers.applyNoOf(context.user.userId, keyOf(claimed.batchNo, claimed.person))
        const found = (applyNo: string | undefined, otherwise: RowOutcome): RowOutcome =>
          applyNo === undefined ? otherwise : { state: 'submitted', applyNo }
        const first = yield* before
        if (first !== undefined) return found(first, gone)
        if (member === undefined) return noMember
        const made: MaterialFile[] = []
        const outcome = yield* attempt(claimed, context, member, made).pipe(
          Effect.catchTags({
            Invalid: (refusal) => Effect.succeed(refused(issuesText(refusal))),
            TooMany: () => Effect.succeed(later(claimed)),
            Unavailable: () => Effect.succeed(later(claimed))
          }),
          Effect.catch(({ msg }) => Effect.succeed(asRefused(claimed, msg))),
          Effect.catchDefect((cause) => Effect.as(Effect.logError('批量退休逐人提交出错', cause), later(claimed)))
        )
        if (outcome.state === 'submitted') return outcome
        yield* Effect.forEach(made, ({ id }) => Effect.ignore(files.remove(context.user.userId, id)), { discard: true })
        // A twin whose claim had run out may have submitted it meanwhile.
        return found(yield* before, outcome)
      })

      return RowSubmits.of({ submit })
    })
  ).pipe(
    Layer.provide([AnsweredSubmits.layer, ApplicationForms.layer, Catalogue.layer, MaterialFiles.layer, NewFiles.layer, Submits.layer])
  )
}

const keyOf = (batchNo: string, person: string): string => `${batchNo}-${person.slice(0, 32)}`
