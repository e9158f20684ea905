/** Applications and cases as their owner sees them (办件展示). */
import type { ApplicationSummary, CaseView } from '@ljonething/api/oneThing/ApplicationsApi'
import { applicationGroup, applicationState, tallyOf } from '@ljonething/domain/cases/application'
import { whyNotRateable } from '@ljonething/domain/appraisal/stages'
import { groupOf, labelOf } from '@ljonething/domain/cases/caseStatus'
import { isOverdue } from '@ljonething/domain/cases/correction'
import type { CaseEntry } from '@ljonething/domain/cases/lifecycle'
import { isWaiting } from '@ljonething/domain/cases/needs'
import { promiseOf } from '@ljonething/domain/cases/promise'
import { requestOf } from '@ljonething/domain/cases/requestOf'
import { whyNotUrged } from '@ljonething/domain/cases/urging'
import { suppliedText, waitText } from '@ljonething/domain/cases/waiting'
import { whyNotWithdrawn } from '@ljonething/domain/cases/withdrawal'
import type { DataSource } from '@ljonething/domain/codes/channel'
import { channelOf, onlineModeOf, originText } from '@ljonething/domain/submission/origin'
import type { Pace } from '../cases/CasePaces.ts'
import type { ListedCase, StoredCase } from '../cases/StoredCase.ts'
import type { DeliveryState } from '../deliveries/Deliveries.ts'
import type { Viewer } from '../identity/viewer.ts'
import { resultView } from '../cases/resultView.ts'
import type { ListedApplication } from './ApplicationLists.ts'
import type { Urge } from './Urges.ts'

/** What happened since, when it cannot be told; it has no time. */
const untold = '部分办理记录暂时无法显示'

interface CaseFacts {
  readonly today: string
  readonly delivery?: DeliveryState | undefined
  readonly urges?: readonly Urge[] | undefined
  readonly pace?: Pace | undefined
}

/** What a case waited for is named, its value is the department's. */
const noteOf = (entry: CaseEntry): { readonly note?: string } => {
  const note = entry.kind === 'supply' ? suppliedText(entry.result) : entry.note
  return note === undefined ? {} : { note }
}

export const caseView = (stored: StoredCase, { today, delivery = 'delivered', urges = [], pace }: CaseFacts): CaseView => {
  const waitsFor = waitText(stored.current)
  const { current, wholeLog, status: _status, receivedAt, applyNo: _applyNo, deptCode: _dept, ...row } = stored
  const group = groupOf(current.status)
  const result = resultView(stored)
  const promise = promiseOf(current, row.promisedDays, today)
  const wasUrgedToday = urges.some(({ onDay }) => onDay === today)
  return {
    ...row,
    ...correctionView(current, today),
    ...(waitsFor === undefined ? {} : { waitsFor }),
    status: current.status,
    label: labelOf(current.status),
    ...(group === undefined ? {} : { group }),
    ...promise,
    delivery,
    ...(result === undefined ? {} : { result }),
    canUrge: whyNotUrged({ status: current.status, waitsFor, ...promise }, wasUrgedToday) === undefined,
    urgedAt: urges.map(({ urgedAt }) => urgedAt.toISOString()),
    ...(pace === undefined ? {} : { pace }),
    log: [
      { status: 1, label: labelOf(1), at: receivedAt.toISOString(), by: 'applicant' },
      ...current.log.map((entry) => ({
        status: entry.to,
        label: entry.kind === 'supply' ? '取得其他事项的结果' : labelOf(entry.to),
        at: entry.at,
        by: entry.by,
        ...noteOf(entry)
      })),
      ...(wholeLog ? [] : [{ status: current.status, label: labelOf(current.status), at: '', by: 'department', note: untold }])
    ]
  }
}

const originOf = (infoSource: DataSource): ApplicationSummary['origin'] => ({
  ...{ infoSource, source: channelOf(infoSource), onlineFlag: onlineModeOf(infoSource), text: originText(infoSource) }
})

/** It is about the viewer, and others filed it. */
export const isOthers = ({ owner, company }: ListedApplication, viewer: Viewer): boolean =>
  owner !== viewer.userId && (viewer.company === undefined || company !== viewer.company)

export const applicationSummary = (
  row: ListedApplication,
  cases: readonly ListedCase[],
  { viewer, rated, today }: { readonly viewer: Viewer; readonly rated: boolean; readonly today: string }
): ApplicationSummary => {
  const statuses = cases.map(({ current }) => current.status)
  const group = applicationGroup(statuses) ?? 'inProgress'
  const { succeeded, refused, withdrawn } = tallyOf(statuses)
  const late = cases.filter(({ current, promisedDays }) => promiseOf(current, promisedDays, today).isLate).length
  const waiting = cases.filter(({ current }) => isWaiting(current)).length
  const { text, attention } = applicationState(statuses, { late, waiting })
  return {
    applyNo: row.applyNo,
    sceneCode: row.sceneCode,
    sceneName: row.sceneName,
    submittedAt: row.submittedAt.toISOString(),
    regionName: row.regionName,
    group,
    statusText: text,
    origin: originOf(row.infoSource),
    ...(attention === undefined ? {} : { attention }),
    caseCount: cases.length,
    ended: { succeeded, refused, withdrawn },
    ...(viewer.company === undefined || row.filedBy === null || isOthers(row, viewer) ? {} : { filedBy: row.filedBy }),
    ...(isOthers(row, viewer) ? { concerned: row.company === null ? ('person' as const) : ('company' as const) } : {}),
    canRetract: !isOthers(row, viewer) && statuses.some((status) => whyNotWithdrawn(status) === undefined),
    canAppraise: !rated && row.owner === viewer.userId && whyNotRateable(statuses) === undefined
  }
}

/** What a case waits for, when its department named it. */
const correctionView = (current: StoredCase['current'], today: string): Pick<CaseView, 'correction'> => {
  const request = requestOf(current)
  if (request === undefined) return {}
  const { until, fields, materials } = request
  return { correction: { until, isOverdue: isOverdue(request, today), count: fields.length + materials.length } }
}
