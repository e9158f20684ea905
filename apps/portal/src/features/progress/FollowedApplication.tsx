import { buttonClass } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { apiFailure } from '../../queries/apiError.ts'
import { applicationQuery } from '../../queries/handling.ts'
import type { ApplicationDetail } from '../../queries/handling.ts'
import { usePageSubject } from '../../shell/title/PageSubject.tsx'

const listLink = (
  <Link to="/doThing/doThingProgress/oneThingList" className={buttonClass({ variant: 'primary' })}>
    返回我的办件
  </Link>
)

/** There is no such application, or matter of it, for this person. */
export const NotFollowed = () => (
  <ErrorState page kind="missing" title="未查询到相关记录" actions={listLink}>
    办件编号有误，或不是您本人提交的办件。
  </ErrorState>
)

interface FollowedApplicationProps {
  readonly applyNo: string
  /** What is shown of it. */
  readonly children: (detail: ApplicationDetail) => ReactNode
}

/** An application that is followed (办件跟踪): asked again by itself; says so while it is on its way, missing or cannot be shown. */
export const FollowedApplication = ({ applyNo, children }: FollowedApplicationProps) => {
  const application = useQuery({ ...applicationQuery(applyNo), enabled: applyNo !== '' })
  usePageSubject(application.data?.sceneName)
  if (applyNo === '' || (application.isError && apiFailure(application.error).tag === 'NotFound')) return <NotFollowed />
  if (application.data !== undefined) return children(application.data)
  if (application.isError) {
    return (
      <ErrorState page onRetry={() => application.refetch()} actions={listLink}>
        {apiFailure(application.error).message}
      </ErrorState>
    )
  }
  return (
    <Card>
      <Skeleton lines={3} />
      <Skeleton height={240} />
    </Card>
  )
}
