/**
 * After submitting (提交完成): the application number, what became of each matter, the receipt, and where to go from here. The ways on come with
 * the application, since a table that arrives above them would push the focused one out of view.
 */
import { nextSteps } from '@ljonething/domain/cases/nextSteps'
import { formatDate } from '@ljonething/domain/display/dateTime'
import { buttonClass } from '@ljonething/ui/Button'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { KeyValueList } from '@ljonething/ui/KeyValueList'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { BookingPanel } from '../../booking/BookingPanel.tsx'
import { useHandling } from '../../handling/HandlingContext.ts'
import { StepPage } from '../../handling/steps/StepPage.tsx'
import { apiFailure } from '../../queries/apiError.ts'
import { applicationQuery } from '../../queries/handling.ts'
import { ApplicationNumber } from './ApplicationNumber.tsx'
import { CaseTable } from './CaseTable.tsx'
import { ReceiptButtons } from './ReceiptButtons.tsx'
import * as styles from './SubmittedScreen.css.ts'

const route = getRouteApi('/themeWrapper')

export const SubmittedScreen = () => {
  const { scene, submitted } = useHandling(({ scene, state }) => ({ scene, submitted: state.applyNo }))
  const search = route.useSearch()
  const applyNo = search.applyNo ?? submitted ?? ''
  const application = useQuery({ ...applicationQuery(applyNo), enabled: applyNo !== '' })
  if (application.isError) {
    return (
      <ErrorState
        page
        onRetry={() => application.refetch()}
        actions={
          <Link to="/doThing/doThingProgress/oneThingList" className={buttonClass()}>
            查看我的办件
          </Link>
        }
      >
        {apiFailure(application.error).message}
      </ErrorState>
    )
  }
  const detail = application.data
  const steps =
    detail === undefined
      ? []
      : nextSteps(detail.cases, { consult: detail.consult, reviewers: detail.reviews.flatMap(({ departments }) => departments) })
  return (
    <StepPage
      title="提交成功"
      description={`“${scene.name}”已提交，各部门将分别办理，办理进度会在“我的办件”中更新。`}
      tags={<CircleCheck aria-hidden="true" className={styles.mark} />}
    >
      <ApplicationNumber applyNo={applyNo} />
      {detail === undefined ? (
        <Skeleton lines={5} />
      ) : (
        <>
          <KeyValueList
            columns={2}
            items={[
              ...(detail.companyName === undefined ? [] : [{ key: '申请单位', value: detail.companyName, wide: true }]),
              { key: detail.companyName === undefined ? '申请人' : '经办人', value: detail.applicantName },
              { key: '证件号码', value: detail.applicantCardId },
              { key: '提交时间', value: formatDate(detail.submittedAt, 'datetime') },
              { key: '办理地区', value: detail.regionName }
            ]}
          />
          {scene.appointment === undefined ? null : <BookingPanel applyNo={applyNo} />}
          <h2 className={styles.heading}>各事项收件情况（{detail.cases.length}）</h2>
          <CaseTable cases={detail.cases} />
          {steps.length === 0 ? null : (
            <>
              <h2 className={styles.heading}>接下来</h2>
              <ol className={styles.steps}>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </>
          )}
          <div className={styles.actions}>
            <Link to="/doThing/oneThingDetails" search={{ applyNo }} className={buttonClass({ variant: 'primary', size: 'large' })}>
              查看办理进度
            </Link>
            <ReceiptButtons applyNo={applyNo} />
            {detail.canAppraise ? (
              <Link
                to="/themeWrapper/doThingAppraise"
                search={{ code: scene.sceneCode, applyNo }}
                className={buttonClass({ size: 'large' })}
              >
                去评价
              </Link>
            ) : null}
            <Link to="/onethingSpecialColumn" className={buttonClass({ variant: 'quiet', size: 'large' })}>
              返回首页
            </Link>
          </div>
        </>
      )}
    </StepPage>
  )
}
