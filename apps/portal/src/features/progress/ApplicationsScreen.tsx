/** My applications (我的办件, 办件列表, spec §2.4): what waits for the person, then every application, by state, name, number, day and person. */
import { userType } from '@ljonething/domain/codes/user'
import { Breadcrumb } from '@ljonething/ui/Breadcrumb'
import { buttonClass } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { defaultPageSize, Pagination } from '@ljonething/ui/Pagination'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { apiFailure } from '../../queries/apiError.ts'
import { bookingsQuery } from '../../queries/bookings.ts'
import { applicationsQuery } from '../../queries/handling.ts'
import { sessionQuery } from '../../queries/session.ts'
import { RequireLogin } from '../../shell/login/RequireLogin.tsx'
import { ApplicationFilters } from './ApplicationFilters.tsx'
import * as styles from './ApplicationsScreen.css.ts'
import type { ApplicationsSearch } from './ApplicationsSearch.ts'
import { ApplicationsTable } from './ApplicationsTable.tsx'
import { WaitingApplications } from './WaitingApplications.tsx'

const WaitingSignatures = lazy(async () => ({ default: (await import('./WaitingSignatures.tsx')).WaitingSignatures }))

const route = getRouteApi('/doThing/doThingProgress/oneThingList')

const countOf = (text: string | undefined, otherwise: number): number => {
  const count = Number(text)
  return Number.isSafeInteger(count) && count > 0 ? count : otherwise
}

const Applications = () => {
  const { page: pageText, size: sizeText, group = 'all', ...search } = route.useSearch()
  const navigate = route.useNavigate()
  const [page, size] = [countOf(pageText, 1), countOf(sizeText, defaultPageSize)]
  const list = useQuery({ ...applicationsQuery({ ...search, group, page, size }), placeholderData: keepPreviousData })
  const bookings = useQuery(bookingsQuery)
  const isCompany = useQuery(sessionQuery).data?.user?.userType === userType.code.legal
  const show = (next: ApplicationsSearch) => {
    const wanted = { group, ...search, ...next }
    void navigate({
      to: '.',
      search: Object.fromEntries(Object.entries(wanted).filter(([name, value]) => value !== '' && !(name === 'group' && value === 'all'))),
      replace: true
    })
  }
  const sized = size === defaultPageSize ? {} : { size: String(size) }
  return (
    <div className={styles.page}>
      <Breadcrumb links={[<Link to="/onethingSpecialColumn">首页</Link>]} current="我的办件" />
      <PageHeader
        title="我的办件"
        description="每件事由几个部门分别办理，这里可以看到办到哪一步。"
        actions={
          isCompany ? (
            <Link to="/doThing/batchRetire" className={buttonClass()}>
              退休批次
            </Link>
          ) : undefined
        }
      />
      <Suspense>
        <WaitingSignatures />
      </Suspense>
      <WaitingApplications />
      <Card>
        <ApplicationFilters
          search={{ group, ...search }}
          counts={list.data?.counts}
          people={list.data?.people ?? []}
          onChange={(next) => show({ ...next, ...sized })}
        />
        {list.isError && list.data === undefined ? (
          <ErrorState onRetry={() => list.refetch()}>{apiFailure(list.error).message}</ErrorState>
        ) : (
          <>
            <ApplicationsTable
              rows={list.data?.content ?? []}
              isLoading={list.isPending}
              bookings={bookings.data}
              isFiltered={group !== 'all' || Object.keys(search).length > 0}
            />
            {list.data === undefined ? null : (
              <Pagination
                total={list.data.totalElements}
                page={page}
                pageSize={size}
                onPageChange={(next) => show({ ...sized, page: next === 1 ? '' : String(next) })}
                onPageSizeChange={(next) => show({ size: next === defaultPageSize ? '' : String(next) })}
              />
            )}
          </>
        )}
      </Card>
    </div>
  )
}

export const ApplicationsScreen = () => (
  <RequireLogin>
    <Applications />
  </RequireLogin>
)
