/** Draft box (草稿箱, spec §2.2, §4.2): what was begun and can be gone on with, on any browser. */
import { Breadcrumb } from '@ljonething/ui/Breadcrumb'
import { Card } from '@ljonething/ui/Card'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { PageHeader } from '@ljonething/ui/PageHeader'
import { usePaging } from '@ljonething/ui/Pagination'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { apiFailure } from '../../queries/apiError.ts'
import { draftsQuery } from '../../queries/drafts.ts'
import { RequireLogin } from '../../shell/login/RequireLogin.tsx'
import * as styles from './DraftBoxScreen.css.ts'
import { DraftsTable } from './DraftsTable.tsx'

const Drafts = () => {
  const { page, size, pager } = usePaging()
  const drafts = useQuery({ ...draftsQuery(page, size), placeholderData: keepPreviousData })
  return (
    <div className={styles.page}>
      <Breadcrumb links={[<Link to="/onethingSpecialColumn">首页</Link>]} current="草稿箱" />
      <PageHeader title="草稿箱" description="填写中的内容会自动暂存在这里，保留 60 天，换一台电脑也能接着办。" />
      <Card>
        {drafts.isError && drafts.data === undefined ? (
          <ErrorState onRetry={() => drafts.refetch()}>{apiFailure(drafts.error).message}</ErrorState>
        ) : (
          <>
            <DraftsTable rows={drafts.data?.content ?? []} isLoading={drafts.isPending} />
            {pager(drafts.data?.totalElements)}
          </>
        )}
      </Card>
    </div>
  )
}

export const DraftBoxScreen = () => (
  <RequireLogin>
    <Drafts />
  </RequireLogin>
)
