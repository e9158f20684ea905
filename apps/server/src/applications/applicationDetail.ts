/**
 * One application as its owner sees it (办件详情): its summary, its cases, what departments review by hand, and its files by material. What cannot be
 * read is left out. Pure.
 */
import type { ApplicationDetail, CaseView } from '@ljonething/api/oneThing/ApplicationsApi'
import { maskIdCard, maskName } from '@ljonething/domain/display/maskText'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { windowsNear } from '@ljonething/domain/scene/windowsNear'
import type { Pace } from '../cases/CasePaces.ts'
import type { StoredCase } from '../cases/StoredCase.ts'
import type { DeliveryState } from '../deliveries/Deliveries.ts'
import type { Viewer } from '../identity/viewer.ts'
import { fileItem } from '../materials/fileRow.ts'
import type { MaterialFile } from '../materials/fileRow.ts'
import { wholeApplication } from '../materials/MaterialFiles.ts'
import type { ApplicationRow } from './Applications.ts'
import { consultOf } from './consultOf.ts'
import type { Urge } from './Urges.ts'
import { applicationSummary, caseView, isOthers } from './views.ts'

interface DetailFacts {
  readonly viewer: Viewer
  readonly rated: boolean
  readonly today: string
  /** As it is published now. */
  readonly scene: Scene | undefined
  /** All of the application. */
  readonly files: readonly MaterialFile[]
  /** Of them the form of the whole, where it is made. */
  readonly form: MaterialFile | undefined
  /** By case. */
  readonly states: ReadonlyMap<string, DeliveryState>
  readonly urged: ReadonlyMap<string, readonly Urge[]>
  readonly pace: ReadonlyMap<string, Pace>
}

/** How a case stands, without what a department asked for or gave. */
const stateOnly = ({ result: _result, correction: _correction, log, ...view }: CaseView): CaseView => ({
  ...view,
  canUrge: false,
  log: log.map(({ note: _note, ...entry }) => entry)
})

export const applicationDetail = (
  row: ApplicationRow,
  cases: readonly StoredCase[],
  { viewer, rated, today, scene, files, form, states, urged, pace }: DetailFacts
): ApplicationDetail => {
  const isAbout = isOthers(row, viewer)
  // What a correction has taken the place of is shown with it.
  const current = row.submitted && new Set(Object.values(row.submitted.files).flatMap((list) => list.map(({ id }) => id)))
  const byMaterial = Map.groupBy(
    files.filter(({ id, materialId }) => (current === undefined ? materialId !== wholeApplication : current.has(id))),
    ({ materialId }) => materialId
  )
  return {
    ...applicationSummary(row, cases, { viewer, rated, today }),
    ...(row.applicant?.companyName === undefined ? {} : { companyName: row.applicant.companyName }),
    isOwner: row.owner === viewer.userId,
    applicantName: row.applicant === undefined ? '暂时无法显示' : maskName(row.applicant.name),
    applicantCardId: row.applicant === undefined ? '' : maskIdCard(row.applicant.cardId),
    consult: consultOf(scene),
    windows: windowsNear(scene?.serviceGuide ?? {}, row.region).map(({ region: _region, ...window }) => window),
    cases: cases
      .map((one) => caseView(one, { today, delivery: states.get(one.caseNo), urges: urged.get(one.caseNo), pace: pace.get(one.caseNo) }))
      .map((view) => (isAbout ? stateOnly(view) : view)),
    reviews: (isAbout ? [] : (row.submitted?.unknownChecks ?? [])).map(({ title, declared, at, matters }) => ({
      title,
      declared,
      at,
      departments: [...new Set(cases.flatMap(({ matterCode, department }) => (matters.includes(matterCode) ? [department] : [])))]
    })),
    ...(form === undefined ? {} : { applicationForm: fileItem(form) }),
    materials: Array.from(byMaterial, ([materialId, list]) => ({
      label: scene?.materials.find(({ code }) => code === materialId)?.label ?? materialId,
      files: list.map(fileItem)
    }))
  }
}
