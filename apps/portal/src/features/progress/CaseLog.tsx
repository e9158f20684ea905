import { awaitsCorrection, groupOf } from '@ljonething/domain/cases/caseStatus'
import { formatDate } from '@ljonething/domain/display/dateTime'
import { TimelineLog } from '@ljonething/ui/TimelineLog'
import { statusTone } from '../../handling/groupTone.ts'
import type { CaseView } from '../../queries/handling.ts'

const applicant = '申请人'
const actors: Readonly<Record<string, string>> = { applicant, service: '平台' }

/** Who did what and when (办理记录), the last first; what has no time is the latest. */
export const CaseLog = ({ view: { matterName, department, log, urgedAt } }: { readonly view: CaseView }) => {
  const moves = log.map(({ status, label, at, note, by }, index) => ({
    id: `${index}`,
    at,
    title: label,
    tone: statusTone(groupOf(status), awaitsCorrection(status)),
    body: [actors[by] ?? department, note].filter((part) => part !== undefined).join('：')
  }))
  const urges = urgedAt.map((at) => ({ id: at, at, title: '催办', tone: 'warning' as const, body: `${applicant}：已告知${department}` }))
  const inOrder = [...moves, ...urges].toSorted((one, other) =>
    one.at === '' || other.at === '' ? Number(one.at === '') - Number(other.at === '') : Date.parse(one.at) - Date.parse(other.at)
  )
  return (
    <TimelineLog
      label={`${matterName}的办理记录`}
      entries={inOrder.map(({ at, ...entry }) => ({ ...entry, time: formatDate(at, 'datetime') })).toReversed()}
    />
  )
}
