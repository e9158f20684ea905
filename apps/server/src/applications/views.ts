/** Applications and cases as their owner sees them (办件展示). */
import type { ApplicationSummary, CaseView } from '@ljonething/api/oneThing/ApplicationsApi'
import { applicationGroup } from '@ljonething/domain/cases/application'
import { awaitsCorrection, caseGroups, groupOf, isFinal, isFinished, isWithdrawable, labelOf } from '@ljonething/domain/cases/caseStatus'
import type { StoredCase } from '../cases/Cases.ts'
import type { ApplicationRow } from './Applications.ts'

export const caseView = ({
  current,
  delivery,
  status: _status,
  receivedAt,
  applyNo: _applyNo,
  deptCode: _dept,
  ...row
}: StoredCase): CaseView => {
  const group = groupOf(current.status)
  return {
    ...row,
    status: current.status,
    label: labelOf(current.status),
    ...(group === undefined ? {} : { group }),
    delivery,
    log: [
      { status: 1, label: labelOf(1), at: receivedAt.toISOString(), by: 'applicant' },
      ...current.log.map((entry) => ({
        status: entry.to,
        label: labelOf(entry.to),
        at: entry.at,
        by: entry.by,
        ...(entry.note === undefined ? {} : { note: entry.note })
      }))
    ]
  }
}

export const applicationSummary = (row: ApplicationRow, cases: readonly StoredCase[], rated: boolean): ApplicationSummary => {
  const group = applicationGroup(cases.map(({ current }) => current.status)) ?? 'inProgress'
  const needsCorrection = cases.filter(({ current }) => awaitsCorrection(current.status)).length
  return {
    applyNo: row.applyNo,
    sceneCode: row.sceneCode,
    sceneName: row.sceneName,
    submittedAt: row.submittedAt.toISOString(),
    regionName: row.regionName,
    group,
    statusText: needsCorrection > 0 ? `有${needsCorrection}项需要补正` : caseGroups[group],
    caseCount: cases.length,
    finishedCount: cases.filter(({ current }) => isFinished(current.status)).length,
    canRetract: cases.some(({ current }) => isWithdrawable(current.status) && !isFinal(current.status)),
    canAppraise: !rated && cases.length > 0 && cases.every(({ current }) => isFinished(current.status))
  }
}
