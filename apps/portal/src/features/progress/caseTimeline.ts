/**
 * The stages of a case as the timeline shows them (办件时间线), from what the service tells of it.
 * Done stages carry the time they were completed, the present one since when; a refusal is `failed`, a stop that goes on is `blocked`.
 * Example: log 1, 2, 6 → 申报 done, 预审 blocked 待补正, the rest next.
 */
import { groupOf, parseStatus } from '@ljonething/domain/cases/caseStatus'
import type { CaseStatus } from '@ljonething/domain/cases/caseStatus'
import type { Case, CaseEntry } from '@ljonething/domain/cases/lifecycle'
import { timelineOf } from '@ljonething/domain/cases/timeline'
import type { TimelineStep } from '@ljonething/domain/cases/timeline'
import { formatDate } from '@ljonething/domain/display/dateTime'
import type { CaseView } from '../../queries/handling.ts'

const received = 1

/** The log begins with the receipt, which is no move. */
const entriesOf = ({ log }: CaseView): readonly CaseEntry[] =>
  log.flatMap(({ status, at, note }, index): CaseEntry[] => {
    const to = parseStatus(status)
    const from = parseStatus(log[index - 1]?.status)
    if (to === undefined || from === undefined) return []
    return [{ kind: 'move', by: 'department', key: String(index), from, to, at, ...(note === undefined ? {} : { note }) }]
  })

const caseOf = (view: CaseView, status: CaseStatus): Case => ({
  caseNo: view.caseNo,
  matterCode: view.matterCode,
  receivedAt: view.log[0]?.at ?? '',
  status,
  log: entriesOf(view)
})

export interface CaseStage {
  readonly id: string
  readonly label: string
  readonly state: TimelineStep['state'] | 'failed'
  readonly detail?: string
}

/** Month, day and minute of a moment: 11-20 12:10. */
export const shortTime = (at: string | undefined): string => formatDate(at, 'datetimeNoSeconds').slice(5)

export const caseTimeline = (view: CaseView): readonly CaseStage[] => {
  const status = parseStatus(view.status) ?? received
  const isRefused = groupOf(status) === 'notPassed'
  return timelineOf(caseOf(view, status)).map(({ stage, label, state, at, status: standing }) => {
    // What waits for another matter is not with its department yet.
    if (state === 'current' && view.waitsFor !== undefined) return { id: stage, label, state: 'next' }
    return {
      id: stage,
      label: state === 'blocked' && standing !== undefined ? `${label}：${standing}` : label,
      state: state === 'blocked' && isRefused ? 'failed' : state,
      ...(at === undefined || at === '' ? {} : { detail: state === 'current' ? `${shortTime(at)} 起` : shortTime(at) })
    }
  })
}
