/** My applications (我的办件, 办件列表, spec §2.4): every application of the person, by state and scene. */
import { caseGroups } from '@ljonething/domain/cases/caseStatus'
import { Breadcrumb } from '@ljonething/ui/Breadcrumb'
import { Card } from '@ljonething/ui/Card'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { usePaging } from '@ljonething/ui/Pagination'
import { SearchBox } from '@ljonething/ui/SearchBox'
import { SegmentedControl } from '@ljonething/ui/SegmentedControl'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { apiFailure } from '../../queries/apiError.ts'
import { bookingsQuery } from '../../queries/bookings.ts'
import { applicationsQuery } from '../../queries/handling.ts'
import { RequireLogin } from '../../shell/login/RequireLogin.tsx'
import * as styles from './ApplicationsScreen.css.ts'
import { ApplicationsTable } from './ApplicationsTable.tsx'

const route = getRouteApi('/doThing/doThingProgress/oneThingList')

const groups = [{ value: 'all', label: '全部' }, ...Object.entries(caseGroups).map(([value, label]) => ({ value, label }))]

const Applications = () => {
  const { group = 'all', sceneName } = route.useSearch()
  const navigate = route.useNavigate()
  const { page, size, pager, toFirst } = usePaging()
  const list = useQuery({
    ...applicationsQuery({ page, size, group, ...(sceneName === undefined ? {} : { sceneName }) }),
    placeholderData: keepPreviousData
  })
  const bookings = useQuery(bookingsQuery)
  const filter = (next: { readonly group?: string; readonly sceneName?: string }) => {
    const wanted = { group, sceneName: sceneName ?? '', ...next }
    toFirst()
    void navigate({
      search: {
        ...(wanted.group === 'all' ? {} : { group: wanted.group }),
        ...(wanted.sceneName === '' ? {} : { sceneName: wanted.sceneName })
      },
      replace: true
    })
  }
  return (
    <div className={styles.page}>
      <Breadcrumb links={[<Link to="/onethingSpecialColumn">首页</Link>]} current="我的办件" />
      <PageHeader title="我的办件" description="每件事由几个部门分别办理，这里可以看到办到哪一步。" />
      <Card>
        <div className={styles.filters}>
          <SegmentedControl label="办理状态" options={groups} value={group} onValueChange={(next) => filter({ group: next })} />
          <div className={styles.search}>
            <SearchBox
              key={sceneName ?? ''}
              label="按主题名称查找"
              placeholder="主题名称"
              buttonText="查找"
              defaultValue={sceneName ?? ''}
              onSearch={(next) => filter({ sceneName: next })}
            />
          </div>
        </div>
        {list.isError && list.data === undefined ? (
          <ErrorState onRetry={() => list.refetch()}>{apiFailure(list.error).message}</ErrorState>
        ) : (
          <>
            <ApplicationsTable
              rows={list.data?.content ?? []}
              isLoading={list.isPending}
              bookings={bookings.data}
              isFiltered={group !== 'all' || sceneName !== undefined}
            />
            {pager(list.data?.totalElements)}
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
