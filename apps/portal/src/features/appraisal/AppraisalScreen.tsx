/**
 * Rating (评价, 好差评, spec §3.1, §3.3): once per application, when every matter is finished, and each matter at its stages; also of one submitted
 * long ago.
 */
import { buttonClass } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { Notice } from '@ljonething/ui/Notice'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { appraisalStage } from '@ljonething/domain/appraisal/stages'
import { useToast } from '@ljonething/ui/Toast'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { apiFailure } from '../../queries/apiError.ts'
import { appraisalEligibilityQuery, appraisalPageQuery } from '../../queries/appraisal.ts'
import { AppraisalForm } from './AppraisalForm.tsx'
import { AppraisalThanks } from './AppraisalThanks.tsx'
import type { RatedStage } from './StageRatings.tsx'
import { StageRatings } from './StageRatings.tsx'
import * as styles from './StageRatings.css.ts'

const route = getRouteApi('/themeWrapper')

const listLink = (
  <Link to="/doThing/doThingProgress/oneThingList" className={buttonClass()}>
    查看我的办件
  </Link>
)

export const AppraisalScreen = () => {
  const { applyNo = '' } = route.useSearch()
  const [isSent, setSent] = useState(false)
  const [chosen, setChosen] = useState<RatedStage>()
  const toast = useToast()
  const isKnown = applyNo !== ''
  const eligible = useQuery({ ...appraisalEligibilityQuery(applyNo), enabled: isKnown && !isSent })
  const page = useQuery({ ...appraisalPageQuery(applyNo), enabled: isKnown })
  const failed = eligible.isError ? eligible : page.isError ? page : undefined
  if (!isKnown || (failed !== undefined && apiFailure(failed.error).tag === 'NotFound')) {
    return (
      <ErrorState page kind="missing" title="未查询到相关记录" actions={listLink}>
        请从“我的办件”中选择要评价的办件。
      </ErrorState>
    )
  }
  if (failed !== undefined) {
    return (
      <ErrorState page onRetry={() => failed.refetch()} actions={listLink}>
        {apiFailure(failed.error).message}
      </ErrorState>
    )
  }
  if ((eligible.data === undefined && !isSent) || page.data === undefined) {
    return (
      <Card>
        <Skeleton lines={2} />
        <Skeleton height={240} />
      </Card>
    )
  }
  if (chosen !== undefined) {
    const { projectNo, projectStatus, taskName } = chosen
    const leave = () => {
      setChosen(undefined)
      requestAnimationFrame(() => document.getElementById('page-title')?.focus())
    }
    return (
      <AppraisalForm
        key={`${projectNo} ${projectStatus}`}
        of={{ projectNo, projectStatus, taskName, description: `${taskName}，${appraisalStage.labelOf(projectStatus)}环节` }}
        page={page.data}
        onSent={() => {
          toast.success('评价成功，感谢您的参与')
          leave()
        }}
        onBack={leave}
      />
    )
  }
  const { taskName } = page.data
  const { allowed = false, rated = false, reason = '' } = eligible.data ?? {}
  return (
    <div className={styles.page}>
      {isSent || rated ? (
        <AppraisalThanks applyNo={applyNo} text={isSent ? '评价成功，感谢您的参与' : reason} />
      ) : allowed ? (
        <AppraisalForm
          of={{ projectNo: applyNo, projectStatus: '1', taskName, description: `${taskName}，申请编号 ${applyNo}` }}
          page={page.data}
          onSent={() => setSent(true)}
        />
      ) : (
        <Card className={styles.page}>
          <PageHeader title="评价" description={taskName} />
          <Notice tone="info" title={`整件事：${reason}`}>
            <Link to="/doThing/oneThingDetails" search={{ applyNo }}>
              查看办理进度
            </Link>
          </Notice>
        </Card>
      )}
      <StageRatings page={page.data} onRate={setChosen} />
    </div>
  )
}
