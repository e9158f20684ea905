import { awaitsCorrection, groupOf } from '@ljonething/domain/cases/caseStatus'
import { formatDate } from '@ljonething/domain/display/dateTime'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { usePaging } from '@ljonething/ui/Pagination'
import { Panel } from '@ljonething/ui/Panel'
import { Table } from '@ljonething/ui/Table'
import { Tag } from '@ljonething/ui/Tag'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { statusTone } from '../../handling/groupTone.ts'
import { apiFailure } from '../../queries/apiError.ts'
import { deskQueueQuery } from '../../queries/sandboxDepartments.ts'

const pollMs = 5_000

/** What lies on the desk of a department (待办), the latest received first; follows along by itself. */
export const DeskQueue = ({ deptCode, department }: { readonly deptCode: string; readonly department: string }) => {
  const { page, size, pager } = usePaging()
  const queue = useQuery({ ...deskQueueQuery({ deptCode, page, size }), placeholderData: keepPreviousData, refetchInterval: pollMs })
  if (queue.isError && queue.data === undefined)
    return <ErrorState onRetry={() => queue.refetch()}>{apiFailure(queue.error).message}</ErrorState>
  return (
    <Panel title="待办" description={`送达${department}、还没有办结的办件，新到的在前。`}>
      <Table
        caption={`${department}的待办`}
        loading={queue.isPending}
        rows={queue.data?.content ?? []}
        rowKey={({ caseNo }) => caseNo}
        empty="没有待办。提交一份申请后，会在几秒内送达。"
        columns={[
          {
            id: 'matter',
            header: '事项',
            rowHeader: true,
            cell: ({ caseNo, matterName }) => (
              <Link to="/sandbox/departments" search={{ dept: deptCode, caseNo }} aria-label={`办理 ${matterName} ${caseNo}`}>
                {matterName}
              </Link>
            )
          },
          { id: 'scene', header: '一件事', cell: ({ sceneName }) => sceneName },
          { id: 'applicant', header: '申请人', fit: true, cell: ({ applicant }) => applicant },
          {
            id: 'status',
            header: '状态',
            fit: true,
            cell: ({ status, label }) => <Tag tone={statusTone(groupOf(status), awaitsCorrection(status))}>{label}</Tag>
          },
          { id: 'since', header: '到此状态', fit: true, cell: ({ since }) => formatDate(since, 'datetimeNoSeconds') },
          { id: 'due', header: '承诺办结', fit: true, cell: ({ dueOn, isLate }) => (isLate ? `${dueOn}（已超过）` : dueOn) }
        ]}
      />
      {pager(queue.data?.totalElements)}
    </Panel>
  )
}
