import { awaitsCorrection, groupOf, isFinished } from '@ljonething/domain/cases/caseStatus'
import { formatDate } from '@ljonething/domain/display/dateTime'
import { DisclosureSection } from '@ljonething/ui/DisclosureSection'
import { Panel } from '@ljonething/ui/Panel'
import { Tag } from '@ljonething/ui/Tag'
import { Timeline } from '@ljonething/ui/Timeline'
import { TimelineLog } from '@ljonething/ui/TimelineLog'
import { groupTone, statusTone } from '../../handling/groupTone.ts'
import type { CaseView } from '../../queries/handling.ts'
import * as styles from './ApplicationScreen.css.ts'
import { caseTimeline } from './caseTimeline.ts'
import { deliverySentence } from './deliverySentence.ts'
import { isImmediate } from './isImmediate.ts'
import { PhoneLink } from './PhoneLink.tsx'

const actors: Readonly<Record<string, string>> = { applicant: '申请人' }

interface CaseCardProps {
  readonly view: CaseView
  /** Whom to call about it. */
  readonly consult: string
}

/** Until when it is promised (承诺); late, with whom to call; when it was over. */
const Promised = ({ view, consult }: CaseCardProps) => {
  const { dueOn, isEstimate, isLate, group, status, log } = view
  if (isFinished(status)) return <span>{`${formatDate(log.at(-1)?.at)} ${group === 'success' ? '办结' : '结束'}`}</span>
  const mayMove = isEstimate ? `（预计，${dueOn.slice(0, 4)} 年节假日安排公布后可能调整）` : ''
  const promise = `${isImmediate(view) ? '即办件，' : ''}承诺 ${dueOn} 前办结${mayMove}`
  if (!isLate) return <span>{promise}</span>
  return (
    <span className={styles.late}>
      {promise}，已经超过。可拨打 <PhoneLink number={consult} /> 催办，请说明编号 {view.caseNo}。
    </span>
  )
}

/** One matter of an application (办件事项): department, promise, timeline, and what happened. */
export const CaseCard = ({ view, consult }: CaseCardProps) => {
  const { matterName, department, label, group, status, resultName, log, isLate } = view
  const delivery = deliverySentence(view)
  const entries = log
    .map(({ status: to, label: title, at, note, by }, index) => ({
      id: `${index}`,
      title,
      time: formatDate(at, 'datetime'),
      tone: statusTone(groupOf(to), awaitsCorrection(to)),
      body: [actors[by] ?? department, note].filter((part) => part !== undefined).join('：')
    }))
    .toReversed()
  return (
    <Panel
      title={matterName}
      tags={
        <>
          <Tag tone={statusTone(group, awaitsCorrection(status))}>{label}</Tag>
          {isLate ? <Tag tone={groupTone(group, 'late')}>超过承诺时间</Tag> : null}
        </>
      }
      description={
        <span className={styles.department}>
          <span>{department}</span>
          <Promised view={view} consult={consult} />
          {group === 'success' && resultName !== '' ? <span className={styles.result}>{resultName}</span> : null}
          {delivery === undefined ? null : <span>{delivery}</span>}
        </span>
      }
    >
      <div className={styles.timeline}>
        <Timeline label={`${matterName}的办理进度`} stages={caseTimeline(view)} />
      </div>
      <div className={styles.log}>
        <DisclosureSection title="办理记录" summary={`${log.length} 条`} defaultOpen={false}>
          <TimelineLog label={`${matterName}的办理记录`} entries={entries} />
        </DisclosureSection>
      </div>
    </Panel>
  )
}
