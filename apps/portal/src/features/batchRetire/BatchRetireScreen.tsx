/**
 * Retirement of a company's staff in batches (批量退休, spec §1, §2.2, §6): the list being prepared, or with `batchNo` the batch that was handed in.
 * A person who came as such is told the way for one.
 */
import { userType } from '@ljonething/domain/codes/user'
import { Breadcrumb } from '@ljonething/ui/Breadcrumb'
import { buttonClass } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { EmptyState } from '@ljonething/ui/EmptyState'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { sessionQuery } from '../../queries/session.ts'
import { RequireLogin } from '../../shell/login/RequireLogin.tsx'
import * as styles from './BatchRetire.css.ts'
import { PrepareBatch } from './PrepareBatch.tsx'

const HandedInBatch = lazy(async () => ({ default: (await import('./HandedInBatch.tsx')).HandedInBatch }))

const route = getRouteApi('/doThing/batchRetire')

const ForPersons = () => (
  <Card>
    <EmptyState
      title="批量办理只面向用人单位"
      actions={
        <Link to="/onethingSpecialColumn" search={{ name: '退休' }} className={buttonClass({ variant: 'primary' })}>
          为自己办理退休
        </Link>
      }
    >
      您现在是个人登录。为单位职工批量办理退休，请退出后用单位账号登录；灵活就业或档案托管人员，可以在这里为自己办理。
    </EmptyState>
  </Card>
)

const BatchRetire = () => {
  const user = useQuery(sessionQuery).data?.user
  const { batchNo } = route.useSearch()
  if (user === undefined) return null
  return (
    <div className={styles.page}>
      <Breadcrumb
        links={[
          <Link to="/onethingSpecialColumn">首页</Link>,
          <Link to="/doThing/doThingProgress/oneThingList">我的办件</Link>,
          ...(batchNo === undefined ? [] : [<Link to="/doThing/batchRetire">企业职工退休批量办理</Link>])
        ]}
        current={batchNo === undefined ? '企业职工退休批量办理' : '批次详情'}
      />
      <PageHeader
        title={batchNo === undefined ? '企业职工退休批量办理' : '批次详情'}
        description="名单一次提交，每名职工各办各的：一个人有问题，不影响其他人。"
      />
      {user.userType !== userType.code.legal ? (
        <ForPersons />
      ) : batchNo === undefined ? (
        <PrepareBatch key={user.userId} userId={user.userId} />
      ) : (
        <Suspense fallback={<Skeleton height={240} />}>
          <HandedInBatch key={batchNo} userId={user.userId} batchNo={batchNo} />
        </Suspense>
      )}
    </div>
  )
}

export const BatchRetireScreen = () => (
  <RequireLogin>
    <BatchRetire />
  </RequireLogin>
)
