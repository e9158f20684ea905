/**
 * The application form of a submitted application (已提交的申请表): made once from what was submitted, with the scene it was submitted under, and
 * kept with the application. Undefined while it cannot be made, as when what was submitted cannot be read; asked for again it is tried again.
 */
import { describeForm } from '@ljonething/domain/form/describeForm'
import { planScene } from '@ljonething/domain/plan/planScene'
import { Context, Effect, Layer, Stream } from 'effect'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Documents } from '../documents/Documents.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import type { MaterialFile } from '../materials/MaterialFiles.ts'
import { beijingTime } from '../platform/businessDay.ts'
import type { ApplicationRow } from './Applications.ts'
import { formTitle, printedApplication } from './printedApplication.ts'

/** Material id of the form of the whole application. */
export const wholeApplication = 'application'

export class ApplicationForms extends Context.Service<
  ApplicationForms,
  { readonly make: (row: ApplicationRow) => Effect.Effect<MaterialFile | undefined> }
>()('@ljonething/server/applications/ApplicationForms') {
  static readonly layer = Layer.effect(
    ApplicationForms,
    Effect.gen(function* () {
      const catalogue = yield* Catalogue
      const documents = yield* Documents
      const files = yield* MaterialFiles

      const make = Effect.fn('ApplicationForms.make')(function* (row: ApplicationRow) {
        const { applicant, submitted } = row
        const scene = yield* catalogue.versionOf(row.sceneCode, row.sceneHash)
        if (scene === undefined || applicant === undefined || submitted === undefined) return undefined
        const { answers, values, files: given } = submitted
        const userType = applicant.companyName === undefined ? '0' : '1'
        const plan = planScene(scene, answers, { region: row.region, userType, today: beijingTime(row.submittedAt).slice(0, 10) })
        const description = describeForm(plan, catalogue.dictionaries)
        const { name, companyName } = applicant
        const pdf = yield* documents.render(
          printedApplication(
            catalogue,
            { plan, description, values, files: given },
            {
              scene,
              user: { userName: name, userType, ...(companyName === undefined ? {} : { companyName }) },
              region: row.region,
              at: row.submittedAt,
              applyNo: row.applyNo
            }
          )
        )
        return yield* files.add(
          {
            owner: row.owner,
            sceneCode: row.sceneCode,
            materialId: wholeApplication,
            name: `${formTitle(scene, undefined)}-${row.applyNo}.pdf`,
            isApplyForm: true,
            applyNo: row.applyNo
          },
          Stream.make(pdf)
        )
      })

      return ApplicationForms.of({
        make: (row) => make(row).pipe(Effect.catchCause((cause) => Effect.as(Effect.logWarning('申请表暂时无法生成', cause), undefined)))
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, Documents.layer, MaterialFiles.layer]))
}
