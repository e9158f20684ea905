/**
 * One application (办件详情, spec §2.4): one application with a timeline for every matter, its papers, and what can still be done; follows along by
 * itself.
 */
import { Breadcrumb } from '@ljonething/ui/Breadcrumb'
import { getRouteApi, Link } from '@tanstack/react-router'
import { BookingPanel } from '../../booking/BookingPanel.tsx'
import { RequireLogin } from '../../shell/login/RequireLogin.tsx'
import { ApplicationHead } from './ApplicationHead.tsx'
import * as styles from './ApplicationScreen.css.ts'
import { CaseCard } from './CaseCard.tsx'
import { FollowedApplication } from './FollowedApplication.tsx'
import { ManualReviews } from './ManualReviews.tsx'
import { Papers } from './Papers.tsx'

const route = getRouteApi('/doThing/oneThingDetails')

export const ApplicationScreen = () => {
  const { applyNo } = route.useSearch()
  return (
    <RequireLogin>
      <FollowedApplication applyNo={applyNo}>
        {(detail) => (
          <div className={styles.page}>
            <div data-print="hide">
              <Breadcrumb
                links={[<Link to="/onethingSpecialColumn">首页</Link>, <Link to="/doThing/doThingProgress/oneThingList">我的办件</Link>]}
                current={detail.sceneName}
              />
            </div>
            <ApplicationHead detail={detail} />
            <ManualReviews reviews={detail.reviews} />
            <BookingPanel applyNo={applyNo} />
            {detail.cases.map((view) => (
              <CaseCard key={view.caseNo} applyNo={applyNo} view={view} />
            ))}
            {detail.concerned === undefined ? <Papers detail={detail} /> : null}
          </div>
        )}
      </FollowedApplication>
    </RequireLogin>
  )
}
