/**
 * My applications (我的办件): what the owner of an application, or the administrator of its company, sees of it and may do with it; nobody else finds it.
 *
 * Taking back (撤回) is one transaction over all cases: what the lifecycle allows is withdrawn and its department told, the rest is named.
 * Source: spec §4.2.
 */
import { NotFound, Rejected, TooMany, Unavailable } from '@ljonething/api/errors/errors'
import type { ApplicationDetail, ApplicationSummary, CaseView, NotWithdrawn } from '@ljonething/api/oneThing/ApplicationsApi'
import { isFinished, withdrawnStatus } from '@ljonething/domain/cases/caseStatus'
import { isWaiting } from '@ljonething/domain/cases/needs'
import { whyNotWithdrawn } from '@ljonething/domain/cases/withdrawal'
import { windowsNear } from '@ljonething/domain/scene/windowsNear'
import { maskIdCard, maskName } from '@ljonething/domain/display/maskText'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Ratings } from '../ratings/Ratings.ts'
import { Cases } from '../cases/Cases.ts'
import type { ActOutcome } from '../cases/Cases.ts'
import { CasePaces } from '../cases/CasePaces.ts'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Deliveries } from '../deliveries/Deliveries.ts'
import { Documents } from '../documents/Documents.ts'
import { fileItem } from '../materials/fileRow.ts'
import { MaterialFiles, wholeApplication } from '../materials/MaterialFiles.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { ApplicationForms } from './ApplicationForms.ts'
import { ApplicationLists } from './ApplicationLists.ts'
import type { ApplicationFilter, ApplicationList } from './ApplicationLists.ts'
import { Applications } from './Applications.ts'
import { consultOf } from './consultOf.ts'
import { receiptDocument } from './receiptDocument.ts'
import { Urges } from './Urges.ts'
import type { Viewer } from '../identity/viewer.ts'
import { applicationSummary, caseView } from './views.ts'

/** The status the case had when it was to be withdrawn decides, read under its lock. */
const whyNot = (error: Extract<ActOutcome, { ok: false }>['error']): string =>
  (typeof error === 'string' ? undefined : whyNotWithdrawn(error.from)) ?? '暂时无法撤回'

/** Why none could be withdrawn: asked again, or from another tab, it says what has been done already. */
const noneLeft = (statuses: readonly number[]): Rejected => {
  const left = statuses.filter((status) => status !== withdrawnStatus)
  if (left.length === 0) return new Rejected({ msg: '该申请已经撤回，不用再次撤回' })
  const others = left.every(isFinished) ? '各事项已经办结，不能撤回' : '各事项已进入办理，不能撤回'
  return new Rejected({ msg: left.length === statuses.length ? others : `可以撤回的事项已经撤回，其余${others}` })
}

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
    /** The cases that could not be withdrawn, each with the reason; `Rejected` when none could. */
    readonly withdraw: (viewer: Viewer, applyNo: string) => Effect.Effect<readonly NotWithdrawn[], NotFound | Rejected>
    /** The receipt (受理回执), PDF. */
    readonly receipt: (viewer: Viewer, applyNo: string) => Effect.Effect<Uint8Array, NotFound | TooMany | Unavailable>
  }
>()('@ljonething/server/applications/MyApplications') {
  static readonly layer = Layer.effect(
    MyApplications,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const applications = yield* Applications
      const lists = yield* ApplicationLists
      const cases = yield* Cases
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const deliveries = yield* Deliveries
      const documents = yield* Documents
      const files = yield* MaterialFiles
      const forms = yield* ApplicationForms
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
        const row = yield* applications.get(viewer, applyNo)
        const stored = yield* cases.ofApplications([applyNo])
        const caseNos = stored.map(({ caseNo }) => caseNo)
        const states = yield* deliveries.statesOf(caseNos)
        const urged = yield* urges.ofCases(caseNos)
        const pace = yield* paces.of(stored)
        const rated = yield* ratings.rated([applyNo])
        const today = dayOf(yield* clock.now)
        const own = yield* files.ofApplication(applyNo)
        const scene = catalogue.sceneOf(row.sceneCode)?.scene
        const form = own.find(({ materialId }) => materialId === wholeApplication)
        if (form === undefined) yield* forms.order(row)
        // What a correction has taken the place of is shown with it.
        const current = row.submitted && new Set(Object.values(row.submitted.files).flatMap((list) => list.map(({ id }) => id)))
        const byMaterial = Map.groupBy(
          own.filter(({ id, materialId }) => (current === undefined ? materialId !== wholeApplication : current.has(id))),
          ({ materialId }) => materialId
        )
        return {
          ...applicationSummary(row, stored, { viewer, rated: rated.has(applyNo), today }),
          ...(row.applicant?.companyName === undefined ? {} : { companyName: row.applicant.companyName }),
          isOwner: row.owner === viewer.userId,
          applicantName: row.applicant === undefined ? '暂时无法显示' : maskName(row.applicant.name),
          applicantCardId: row.applicant === undefined ? '' : maskIdCard(row.applicant.cardId),
          consult: consultOf(scene),
          windows: windowsNear(scene?.serviceGuide ?? {}, row.region).map(({ region: _region, ...window }) => window),
          cases: stored.map((one) =>
            caseView(one, { today, delivery: states.get(one.caseNo), urges: urged.get(one.caseNo), pace: pace.get(one.caseNo) })
          ),
          reviews: (row.submitted?.unknownChecks ?? []).map(({ title, declared, at, matters }) => ({
            title,
            declared,
            at,
            departments: [...new Set(stored.flatMap(({ matterCode, department }) => (matters.includes(matterCode) ? [department] : [])))]
          })),
          ...(form === undefined ? {} : { applicationForm: fileItem(form) }),
          materials: Array.from(byMaterial, ([materialId, list]) => ({
            label: scene?.materials.find(({ code }) => code === materialId)?.label ?? materialId,
            files: list.map(fileItem)
          }))
        }
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

      const withdraw = Effect.fn('MyApplications.withdraw')(
        function* (viewer: Viewer, applyNo: string) {
          yield* applications.get(viewer, applyNo)
          const at = DateTime.formatIso(yield* clock.now)
          const all = yield* cases.ofApplications([applyNo])
          const withdrawn: string[] = []
          const notWithdrawn: NotWithdrawn[] = []
          // What waits for another goes first, so that it is taken back and does not end by the other's end.
          for (const { caseNo, matterName, current } of all.toSorted(
            (one, other) => Number(isWaiting(other.current)) - Number(isWaiting(one.current))
          )) {
            if (current.status === withdrawnStatus) continue
            const reason = whyNotWithdrawn(current.status)
            if (reason !== undefined) {
              notWithdrawn.push({ caseNo, matterName, reason })
              continue
            }
            const outcome = yield* cases.act(caseNo, { kind: 'withdraw', by: 'applicant', at, key: 'withdraw' })
            if (outcome.ok) withdrawn.push(caseNo)
            else notWithdrawn.push({ caseNo, matterName, reason: whyNot(outcome.error) })
          }
          if (withdrawn.length === 0) return yield* noneLeft(all.map(({ current }) => current.status))
          yield* deliveries.withdraw(withdrawn)
          return notWithdrawn
        },
        sql.withTransaction,
        Effect.catchTag('SqlError', Effect.die)
      )

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

      return MyApplications.of({ list, detail, caseOf, verifyMatter, withdraw, receipt })
    })
  ).pipe(
    Layer.provide([
      Applications.layer,
      ApplicationLists.layer,
      ApplicationForms.layer,
      Cases.layer,
      CasePaces.layer,
      Catalogue.layer,
      Deliveries.layer,
      Documents.layer,
      MaterialFiles.layer,
      Ratings.layer,
      Urges.layer
    ])
  )
}
