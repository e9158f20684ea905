/**
 * One application (办件详情, spec §2.4): one application with a timeline for every matter, its papers, and what can still be done; follows along by
 * itself.
 */
import { Breadcrumb } from '@ljonething/ui/Breadcrumb'
import { buttonClass } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { BookingPanel } from '../../booking/BookingPanel.tsx'
import { apiFailure } from '../../queries/apiError.ts'
import { applicationQuery } from '../../queries/handling.ts'
import { RequireLogin } from '../../shell/login/RequireLogin.tsx'
import { usePageSubject } from '../../shell/title/PageSubject.tsx'
import { ApplicationHead } from './ApplicationHead.tsx'
import * as styles from './ApplicationScreen.css.ts'
import { CaseCard } from './CaseCard.tsx'
import { ManualReviews } from './ManualReviews.tsx'
import { Papers } from './Papers.tsx'

const route = getRouteApi('/doThing/oneThingDetails')

const listLink = (
  <Link to="/doThing/doThingProgress/oneThingList" className={buttonClass({ variant: 'primary' })}>
    返回我的办件
  </Link>
)

const Application = () => {
  const { applyNo } = route.useSearch()
  const application = useQuery({ ...applicationQuery(applyNo), enabled: applyNo !== '' })
  usePageSubject(application.data?.sceneName)
  const isMissing = applyNo === '' || (application.isError && apiFailure(application.error).tag === 'NotFound')
  if (isMissing) {
    return (
      <ErrorState page kind="missing" title="未查询到相关记录" actions={listLink}>
        办件编号有误，或不是您本人提交的办件。
      </ErrorState>
    )
  }
  if (application.isError && application.data === undefined) {
    return (
      <ErrorState page onRetry={() => application.refetch()} actions={listLink}>
        {apiFailure(application.error).message}
      </ErrorState>
    )
  }
  const detail = application.data
  return (
    <div className={styles.page}>
      <div data-print="hide">
        <Breadcrumb
          links={[<Link to="/onethingSpecialColumn">首页</Link>, <Link to="/doThing/doThingProgress/oneThingList">我的办件</Link>]}
          current={detail?.sceneName ?? '办件详情'}
        />
      </div>
      {detail === undefined ? (
        <Card>
          <Skeleton lines={3} />
          <Skeleton height={240} />
        </Card>
      ) : (
        <>
          <ApplicationHead detail={detail} />
          <ManualReviews reviews={detail.reviews} />
          <BookingPanel applyNo={applyNo} />
          {detail.cases.map((view) => (
            <CaseCard key={view.caseNo} view={view} consult={detail.consult} />
          ))}
          <Papers detail={detail} />
        </>
      )}
    </div>
  )
}

export const ApplicationScreen = () => (
  <RequireLogin>
    <Application />
  </RequireLogin>
)
