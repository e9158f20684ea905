import { awaitsCorrection } from '@ljonething/domain/cases/caseStatus'
import { formatDate } from '@ljonething/domain/display/dateTime'
import { Button, buttonClass } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { ProgressBar } from '@ljonething/ui/ProgressBar'
import { Tag } from '@ljonething/ui/Tag'
import { Link } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { groupTone } from '../../handling/groupTone.ts'
import type { ApplicationDetail } from '../../queries/handling.ts'
import * as styles from './ApplicationScreen.css.ts'
import { ConcernNotice } from './ConcernNotice.tsx'
import { CorrectionNotice } from './CorrectionNotice.tsx'
import { otherEnds } from './otherEnds.ts'
import { RefreshButton } from './RefreshButton.tsx'
import { RefusalNotice } from './RefusalNotice.tsx'
import { RetractButton } from './RetractButton.tsx'
import { StatusCodeButton } from './StatusCodeButton.tsx'

/** Head of an application (办件概况): number, time, how far it is, and what the person can do. */
export const ApplicationHead = ({ detail }: { readonly detail: ApplicationDetail }) => {
  const { applyNo, sceneCode, sceneName, caseCount, ended, cases } = detail
  const corrections = cases.filter(({ status }) => awaitsCorrection(status))
  return (
    <Card className={styles.head}>
      <PageHeader
        title={sceneName}
        tags={<Tag tone={groupTone(detail.group, detail.attention)}>{detail.statusText}</Tag>}
        description={
          <div className={styles.facts}>
            <span>申请编号 {applyNo}</span>
            <span>提交于 {formatDate(detail.submittedAt, 'datetimeNoSeconds')}</span>
            <span>{detail.regionName}</span>
            <span>{detail.origin.text}</span>
            {detail.companyName === undefined ? null : <span>申请单位 {detail.companyName}</span>}
            <span>
              {detail.companyName === undefined ? '申请人' : '经办人'} {detail.applicantName} {detail.applicantCardId}
            </span>
          </div>
        }
        actions={
          <span data-print="hide" className={styles.facts}>
            <Button variant="quiet" icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
              打印
            </Button>
            {detail.concerned === undefined ? (
              <>
                <RefreshButton applyNo={applyNo} />
                <StatusCodeButton applyNo={applyNo} />
              </>
            ) : null}
            {detail.canRetract ? <RetractButton detail={detail} /> : null}
            {detail.isOwner ? (
              <Link
                to="/themeWrapper/doThingAppraise"
                search={{ code: sceneCode, applyNo }}
                className={buttonClass({ variant: detail.canAppraise ? 'primary' : 'quiet' })}
              >
                {detail.canAppraise ? '去评价' : '按环节评价'}
              </Link>
            ) : null}
          </span>
        }
      />
      {detail.concerned === undefined ? <RefusalNotice detail={detail} /> : <ConcernNotice detail={detail} concerned={detail.concerned} />}
      {corrections.length === 0 || detail.concerned !== undefined ? null : <CorrectionNotice applyNo={applyNo} cases={corrections} />}
      <ProgressBar
        label="办结进度"
        value={caseCount === 0 ? 0 : Math.round((ended.succeeded / caseCount) * 100)}
        valueText={`${caseCount} 个事项，${[`已办结 ${ended.succeeded} 个`, ...otherEnds(ended)].join('，')}`}
      />
    </Card>
  )
}
