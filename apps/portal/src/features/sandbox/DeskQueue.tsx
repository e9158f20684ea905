import { awaitsCorrection, groupOf, outcomeOf } from '@ljonething/domain/cases/caseStatus'
import { formatDate } from '@ljonething/domain/display/dateTime'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { usePaging } from '@ljonething/ui/Pagination'
import { Panel } from '@ljonething/ui/Panel'
import { SegmentedControl } from '@ljonething/ui/SegmentedControl'
import { Table } from '@ljonething/ui/Table'
import { Tag } from '@ljonething/ui/Tag'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { statusTone } from '../../handling/groupTone.ts'
import { apiFailure } from '../../queries/apiError.ts'
import type { SandboxState } from '../../queries/sandbox.ts'
import { deskQueueQuery } from '../../queries/sandboxDepartments.ts'
import * as styles from './SandboxScreen.css.ts'

const pollMs = 5_000

interface DeskQueueProps {
  readonly department: SandboxState['departments'][number]
  readonly isDone: boolean
  readonly onShow: (isDone: boolean) => void
}

/** What lies on the desk of a department (待办), the latest received first, or what it is done with, the last one first; follows along by itself. */
export const DeskQueue = ({ department: { deptCode, department }, isDone, onShow }: DeskQueueProps) => {
  const { page, size, pager } = usePaging()
  const queue = useQuery({
    ...deskQueueQuery({ deptCode, page, size, ...(isDone ? { state: 'done' as const } : {}) }),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs
  })
  if (queue.isError && queue.data === undefined)
    return <ErrorState onRetry={() => queue.refetch()}>{apiFailure(queue.error).message}</ErrorState>
  return (
    <Panel
      title="办件"
      description={
        isDone ? `${department}已经办完的办件，以及申请人撤回的办件，最近的在前。` : `送达${department}、还没有办完的办件，新到的在前。`
      }
    >
      <div className={styles.mend}>
        <SegmentedControl
          label="办理情况"
          options={[
            { value: 'waiting', label: '待处理' },
            { value: 'done', label: '已办结' }
          ]}
          value={isDone ? 'done' : 'waiting'}
          onValueChange={(next) => onShow(next === 'done')}
        />
      </div>
      <Table
        caption={`${department}${isDone ? '已办结的办件' : '的待办'}`}
        loading={queue.isPending}
        rows={queue.data?.content ?? []}
        rowKey={({ caseNo }) => caseNo}
        empty={isDone ? '还没有办完的办件。' : '没有待办。提交一份申请后，会在几秒内送达。'}
        columns={[
          {
            id: 'matter',
            header: '事项',
            rowHeader: true,
            cell: ({ caseNo, matterName, status }) =>
              outcomeOf(status) === 'withdrawn' ? (
                <>
                  {matterName}
                  <div className={styles.ahead}>{caseNo}，申请人已撤回，材料已经退还</div>
                </>
              ) : (
                <Link
                  to="/sandbox/departments"
                  search={{ dept: deptCode, caseNo, ...(isDone ? { state: 'done' } : {}) }}
                  aria-label={`${isDone ? '查看' : '办理'} ${matterName} ${caseNo}`}
                >
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
            cell: ({ status, label, urgedOn }) => (
              <>
                <Tag tone={statusTone(groupOf(status), awaitsCorrection(status))}>{label}</Tag>
                {urgedOn.length === 0 ? null : <Tag tone="warning">{`催办 ${urgedOn.length} 次`}</Tag>}
              </>
            )
          },
          { id: 'since', header: '到此状态', fit: true, cell: ({ since }) => formatDate(since, 'datetimeNoSeconds') },
          { id: 'due', header: '承诺办结', fit: true, cell: ({ dueOn, isLate }) => (isLate ? `${dueOn}（已超过）` : dueOn) }
        ]}
      />
      {pager(queue.data?.totalElements)}
    </Panel>
  )
}
