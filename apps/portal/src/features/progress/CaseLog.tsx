import { awaitsCorrection, groupOf } from '@ljonething/domain/cases/caseStatus'
import { formatDate } from '@ljonething/domain/display/dateTime'
import { TimelineLog } from '@ljonething/ui/TimelineLog'
import { statusTone } from '../../handling/groupTone.ts'
import type { CaseView } from '../../queries/handling.ts'

const actors: Readonly<Record<string, string>> = { applicant: '申请人' }

/** Who did what and when (办理记录), the last first. */
export const CaseLog = ({ view: { matterName, department, log } }: { readonly view: CaseView }) => (
  <TimelineLog
    label={`${matterName}的办理记录`}
    entries={log
      .map(({ status, label, at, note, by }, index) => ({
        id: `${index}`,
        title: label,
        time: formatDate(at, 'datetime'),
        tone: statusTone(groupOf(status), awaitsCorrection(status)),
        body: [actors[by] ?? department, note].filter((part) => part !== undefined).join('：')
      }))
      .toReversed()}
  />
)
