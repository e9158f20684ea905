import { awaitsCorrection, groupOf } from '@ljonething/domain/cases/caseStatus'
import { formatDate } from '@ljonething/domain/display/dateTime'
import { DisclosureSection } from '@ljonething/ui/DisclosureSection'
import { Panel } from '@ljonething/ui/Panel'
import { Tag } from '@ljonething/ui/Tag'
import { Timeline } from '@ljonething/ui/Timeline'
import { TimelineLog } from '@ljonething/ui/TimelineLog'
import { groupTone } from '../../handling/groupTone.ts'
import type { CaseView } from '../../queries/handling.ts'
import * as styles from './ApplicationScreen.css.ts'
import { caseTimeline } from './caseTimeline.ts'
import { isImmediate } from './isImmediate.ts'

const deliveryTexts: Readonly<Record<string, string>> = { waiting: '等待推送', failing: '推送重试中', withdrawing: '正在告知部门撤回' }

const actors: Readonly<Record<string, string>> = { applicant: '申请人' }

/** One matter of an application (办件事项): department, promise, timeline, and what happened. */
export const CaseCard = ({ view }: { readonly view: CaseView }) => {
  const { matterName, department, label, group, status, promisedDays, delivery, resultName, log } = view
  const deliveryText = deliveryTexts[delivery]
  const entries = log
    .map(({ status: to, label: title, at, note, by }, index) => ({
      id: `${index}`,
      title,
      time: formatDate(at, 'datetime'),
      tone: groupTone(groupOf(to), awaitsCorrection(to)),
      body: [actors[by] ?? department, note].filter((part) => part !== undefined).join('：')
    }))
    .toReversed()
  return (
    <Panel
      title={matterName}
      tags={
        <>
          <Tag tone={groupTone(group, awaitsCorrection(status))}>{label}</Tag>
          {deliveryText === undefined ? null : <Tag tone={delivery === 'failing' ? 'warning' : 'neutral'}>{deliveryText}</Tag>}
        </>
      }
      description={
        <span className={styles.department}>
          <span>{department}</span>
          <span>{isImmediate(view) ? '即办件' : `承诺 ${promisedDays} 个工作日`}</span>
          {group === 'success' && resultName !== '' ? <span className={styles.result}>{resultName}</span> : null}
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
