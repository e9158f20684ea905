import { toCome } from '@ljonething/domain/cases/toCome'
import { DisclosureSection } from '@ljonething/ui/DisclosureSection'
import { Panel } from '@ljonething/ui/Panel'
import { Timeline } from '@ljonething/ui/Timeline'
import { Link } from '@tanstack/react-router'
import type { CaseView } from '../../queries/handling.ts'
import * as styles from './ApplicationScreen.css.ts'
import { CaseLog } from './CaseLog.tsx'
import { CaseResult } from './CaseResult.tsx'
import { CaseTags } from './CaseTags.tsx'
import { caseTimeline } from './caseTimeline.ts'
import { deliverySentence } from './deliverySentence.ts'
import { promiseText } from './promiseText.ts'

interface CaseCardProps {
  readonly applyNo: string
  readonly view: CaseView
}

/** One matter of an application (办件事项): department, promise, what comes next, timeline, and what happened. */
export const CaseCard = ({ applyNo, view }: CaseCardProps) => {
  const { caseNo, matterName, department, status, group, resultName, log, isLate, waitsFor } = view
  const delivery = deliverySentence(view)
  const next = toCome(status, department, waitsFor)
  const more = isLate ? '查看详情和催办' : '查看详情'
  return (
    <Panel
      title={matterName}
      tags={<CaseTags view={view} />}
      description={
        <span className={styles.department}>
          <span>{department}</span>
          <span className={isLate ? styles.late : undefined}>{promiseText(view)}</span>
          {group === 'success' && resultName !== '' ? <span className={styles.result}>{resultName}</span> : null}
          {delivery === undefined || ['held', 'unsent'].includes(view.delivery) ? null : <span>{delivery}</span>}
          {next === undefined ? null : <span>下一步：{next}</span>}
          <Link data-print="hide" to="/doThing/doThingDetails" search={{ applyNo, caseNo }} aria-label={`${more}：${matterName}`}>
            {more}
          </Link>
        </span>
      }
    >
      <div className={styles.timeline}>
        <Timeline label={`${matterName}的办理进度`} stages={caseTimeline(view)} />
      </div>
      {view.result === undefined ? null : <CaseResult result={view.result} />}
      <div className={styles.log}>
        <DisclosureSection title="办理记录" summary={`${log.length} 条`} defaultOpen={false}>
          <CaseLog view={view} />
        </DisclosureSection>
      </div>
    </Panel>
  )
}
