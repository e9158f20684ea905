import { Breadcrumb } from '@ljonething/ui/Breadcrumb'
import { buttonClass } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { NavTabs } from '@ljonething/ui/NavTabs'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { formatDate } from '@ljonething/domain/display/dateTime'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { apiFailure } from '../../queries/apiError.ts'
import type { SubmittedApplication } from '../../queries/corrections.ts'
import { submittedQuery } from '../../queries/corrections.ts'
import { RequireLogin } from '../../shell/login/RequireLogin.tsx'
import { usePageSubject } from '../../shell/title/PageSubject.tsx'
import * as styles from './Correction.css.ts'
import type { Viewing } from './useViewer.tsx'
import { openRequests } from './correctedBy.ts'
import { useViewer } from './useViewer.tsx'

/** Few were corrected before. */
const FormerCorrections = lazy(async () => ({ default: (await import('./FormerCorrections.tsx')).FormerCorrections }))

export interface PartProps {
  readonly application: SubmittedApplication
  readonly viewing: Viewing
}

interface ApprovedOperationProps {
  readonly part: 'form' | 'material'
  readonly children: (props: PartProps) => ReactNode
}

const titles = { form: '提交的申请表', material: '提交的材料' } as const

const listLink = (
  <Link to="/doThing/doThingProgress/oneThingList" className={buttonClass({ variant: 'primary' })}>
    返回我的办件
  </Link>
)

const Opened = ({ part, children }: ApprovedOperationProps) => {
  const { applyNo = '', toCorrect } = useSearch({ strict: false })
  const submitted = useQuery({ ...submittedQuery(applyNo), enabled: applyNo !== '' })
  const { viewing, dialog } = useViewer()
  usePageSubject(submitted.data?.sceneName)
  if (applyNo === '' || (submitted.isError && apiFailure(submitted.error).tag === 'NotFound')) {
    return (
      <ErrorState page kind="missing" title="未查询到相关记录" actions={listLink}>
        办件编号有误，或不是您本人提交的办件。
      </ErrorState>
    )
  }
  const application = submitted.data
  if (submitted.isError && application === undefined) {
    return (
      <ErrorState page onRetry={() => submitted.refetch()} actions={listLink}>
        {apiFailure(submitted.error).message}
      </ErrorState>
    )
  }
  if (application === undefined) {
    return (
      <Card>
        <Skeleton lines={3} />
        <Skeleton height={240} />
      </Card>
    )
  }
  const asked = openRequests(application)
  if (toCorrect === '1' && asked.length > 0 && asked.every(({ fields }) => fields.length === 0))
    return <Navigate to="/themeWrapper/approvedOperationMaterial" search={{ applyNo }} replace />
  return (
    <div className={styles.page}>
      <div data-print="hide">
        <Breadcrumb
          links={[
            <Link to="/doThing/doThingProgress/oneThingList">我的办件</Link>,
            <Link to="/doThing/oneThingDetails" search={{ applyNo }}>
              {application.sceneName}
            </Link>
          ]}
          current={titles[part]}
        />
      </div>
      <Card className={styles.page}>
        <PageHeader
          title={titles[part]}
          description={`“${application.sceneName}”，申请编号 ${applyNo}，提交于 ${formatDate(application.submittedAt, 'datetimeNoSeconds')}`}
        />
        <NavTabs
          label="提交的内容"
          tabs={[
            {
              id: 'form',
              current: part === 'form',
              link: (
                <Link to="/themeWrapper/approvedOperationForm" search={{ applyNo }}>
                  申请表
                </Link>
              )
            },
            {
              id: 'material',
              current: part === 'material',
              link: (
                <Link to="/themeWrapper/approvedOperationMaterial" search={{ applyNo }}>
                  材料
                </Link>
              )
            }
          ]}
        />
        {children({ application, viewing })}
      </Card>
      {application.former.length === 0 ? null : (
        <Suspense fallback={<Skeleton height={160} />}>
          <FormerCorrections application={application} viewing={viewing} />
        </Suspense>
      )}
      {dialog}
    </div>
  )
}

/** What was submitted, as it was, and the desk where it is corrected (查看与补正, ruling 2.1): frame of both screens. */
export const ApprovedOperation = (props: ApprovedOperationProps) => (
  <RequireLogin>
    <Opened {...props} />
  </RequireLogin>
)
