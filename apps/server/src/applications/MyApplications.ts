/**
 * My applications (我的办件): what the owner of an application, or the administrator of its company, sees of it and may do with it. Whom it is about
 * sees how it stands; nobody else finds it.
 * Source: spec §4.2.
 */
import { NotFound, TooMany, Unavailable } from '@ljonething/api/errors/errors'
import type { ApplicationDetail, ApplicationSummary, CaseView } from '@ljonething/api/oneThing/ApplicationsApi'
import { Context, Effect, Layer } from 'effect'
import { Ratings } from '../ratings/Ratings.ts'
import { Cases } from '../cases/Cases.ts'
import { CasePaces } from '../cases/CasePaces.ts'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Deliveries } from '../deliveries/Deliveries.ts'
import { Documents } from '../documents/Documents.ts'
import { MaterialFiles, wholeApplication } from '../materials/MaterialFiles.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { applicationDetail } from './applicationDetail.ts'
import { ApplicationLists } from './ApplicationLists.ts'
import type { ApplicationFilter, ApplicationList } from './ApplicationLists.ts'
import { Applications } from './Applications.ts'
import { Concerned } from './Concerned.ts'
import { consultOf } from './consultOf.ts'
import { FiledForms } from './FiledForms.ts'
import { receiptDocument } from './receiptDocument.ts'
import { Urges } from './Urges.ts'
import type { Viewer } from '../identity/viewer.ts'
import { applicationSummary, isOthers } from './views.ts'

export class MyApplications extends Context.Service<
  MyApplications,
  {
    readonly list: (
      viewer: Viewer,
      filter: ApplicationFilter
    ) => Effect.Effect<
      Pick<ApplicationList, 'total' | 'counts'> & {
        readonly summaries: readonly ApplicationSummary[]
        /** Who filed, for the administrator of a company. */
        readonly people?: readonly { readonly key: string; readonly name: string }[]
      }
    >
    readonly detail: (viewer: Viewer, applyNo: string) => Effect.Effect<ApplicationDetail, NotFound>
    readonly caseOf: (viewer: Viewer, caseNo: string) => Effect.Effect<CaseView, NotFound>
    /** Is this matter part of the application, and still handled? */
    readonly verifyMatter: (
      viewer: Viewer,
      applyNo: string,
      matterCode: string
    ) => Effect.Effect<{ readonly verified: boolean; readonly taskName: string; readonly message: string }, NotFound>
    /** The receipt (受理回执), PDF. */
    readonly receipt: (viewer: Viewer, applyNo: string) => Effect.Effect<Uint8Array, NotFound | TooMany | Unavailable>
  }
>()('@ljonething/server/applications/MyApplications') {
  static readonly layer = Layer.effect(
    MyApplications,
    Effect.gen(function* () {
      const applications = yield* Applications
      const lists = yield* ApplicationLists
      const cases = yield* Cases
      const concerned = yield* Concerned
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const deliveries = yield* Deliveries
      const documents = yield* Documents
      const files = yield* MaterialFiles
      const forms = yield* FiledForms
      const paces = yield* CasePaces
      const ratings = yield* Ratings
      const urges = yield* Urges

      const list = Effect.fn('MyApplications.list')(function* (viewer: Viewer, filter: ApplicationFilter) {
        const { rows, ...about } = yield* lists.list(viewer, filter)
        const applyNos = rows.map(({ applyNo }) => applyNo)
        const stored = Map.groupBy(yield* cases.listed(applyNos), ({ applyNo }) => applyNo)
        const rated = yield* ratings.rated(applyNos)
        const today = dayOf(yield* clock.now)
        const summaries = rows.map((row) =>
          applicationSummary(row, stored.get(row.applyNo) ?? [], { viewer, rated: rated.has(row.applyNo), today })
        )
        if (viewer.company === undefined) return { summaries, ...about }
        return { summaries, ...about, people: yield* lists.peopleOf(viewer.company) }
      })

      const detail = Effect.fn('MyApplications.detail')(function* (viewer: Viewer, applyNo: string) {
        const row = yield* Effect.catchTag(applications.get(viewer, applyNo), 'NotFound', () => applications.about(viewer, applyNo))
        const isAbout = isOthers(row, viewer)
        if (isAbout) yield* concerned.heard(viewer, applyNo)
        const stored = yield* cases.ofApplications([applyNo])
        const caseNos = stored.map(({ caseNo }) => caseNo)
        const states = yield* deliveries.statesOf(caseNos)
        const urged = yield* urges.ofCases(caseNos)
        const pace = yield* paces.of(stored)
        const rated = yield* ratings.rated([applyNo])
        const today = dayOf(yield* clock.now)
        const own = isAbout ? [] : yield* files.ofApplication(applyNo)
        const form = own.find(({ materialId }) => materialId === wholeApplication)
        if (form === undefined && !isAbout) yield* forms.order(row)
        const scene = catalogue.sceneOf(row.sceneCode)?.scene
        return applicationDetail(row, stored, { viewer, rated: rated.has(applyNo), today, scene, files: own, form, states, urged, pace })
      })

      const caseOf = Effect.fn('MyApplications.caseOf')(function* (viewer: Viewer, caseNo: string) {
        const [stored] = yield* cases.named([caseNo])
        if (stored === undefined) return yield* new NotFound()
        const { cases: views } = yield* detail(viewer, stored.applyNo)
        return views.find((view) => view.caseNo === caseNo) ?? (yield* new NotFound())
      })

      const verifyMatter = Effect.fn('MyApplications.verifyMatter')(function* (viewer: Viewer, applyNo: string, matterCode: string) {
        const { sceneCode } = yield* applications.get(viewer, applyNo)
        const filed = (yield* cases.ofApplications([applyNo])).find((one) => one.matterCode === matterCode)
        if (filed === undefined) return { verified: false, taskName: '', message: '该申请不包含这个事项' }
        const isHandled = catalogue.sceneOf(sceneCode)?.scene.matters.some(({ code }) => code === matterCode) === true
        const message = isHandled ? '事项有效' : '该事项已停止受理，已提交的申请仍由原部门办理'
        return { verified: isHandled, taskName: filed.matterName, message }
      })

      const receipt = Effect.fn('MyApplications.receipt')(function* (viewer: Viewer, applyNo: string) {
        const row = yield* applications.get(viewer, applyNo)
        if (row.applicant === undefined) return yield* new Unavailable()
        const stored = yield* cases.ofApplications([applyNo])
        const today = dayOf(yield* clock.now)
        const consult = consultOf(catalogue.sceneOf(row.sceneCode)?.scene)
        return yield* documents
          .renderReceipt(receiptDocument(row, row.applicant, stored, { today, consult }), viewer.userId)
          .pipe(Effect.mapError(({ reason }) => (reason === 'waiting' ? new TooMany() : new Unavailable())))
      })

      return MyApplications.of({ list, detail, caseOf, verifyMatter, receipt })
    })
  ).pipe(
    Layer.provide([
      Applications.layer,
      ApplicationLists.layer,
      Cases.layer,
      Concerned.layer,
      CasePaces.layer,
      Catalogue.layer,
      Deliveries.layer,
      Documents.layer,
      FiledForms.layer,
      MaterialFiles.layer,
      Ratings.layer,
      Urges.layer
    ])
  )
}
