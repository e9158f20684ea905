import { formatDate } from '@ljonething/domain/display/dateTime'
import { maskName } from '@ljonething/domain/display/maskText'
import { mask as maskNumber } from '@ljonething/validation/numbers/CitizenId'
import { buttonClass } from '@ljonething/ui/Button'
import { Card } from '@ljonething/ui/Card'
import { EmptyState } from '@ljonething/ui/EmptyState'
import { ErrorState } from '@ljonething/ui/ErrorState'
import { KeyValueList } from '@ljonething/ui/KeyValueList'
import { usePaging } from '@ljonething/ui/Pagination'
import { Panel } from '@ljonething/ui/Panel'
import { ProgressBar } from '@ljonething/ui/ProgressBar'
import { SegmentedControl } from '@ljonething/ui/SegmentedControl'
import { Skeleton } from '@ljonething/ui/Skeleton'
import { Table } from '@ljonething/ui/Table'
import type { Tone } from '@ljonething/ui/Tag'
import { Tag } from '@ljonething/ui/Tag'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { apiFailure } from '../../queries/apiError.ts'
import type { BatchState, HandlingInfo } from '../../queries/batchRetire.ts'
import { batchPeopleQuery, batchQuery } from '../../queries/batchRetire.ts'
import { BatchFileButtons } from './BatchFileButtons.tsx'
import * as styles from './BatchRetire.css.ts'
import { BatchTag } from './BatchTag.tsx'
import { RefusedAgain } from './RefusedAgain.tsx'

const views = [
  { value: 'all', label: '全部' },
  { value: 'waiting', label: '待提交' },
  { value: 'submitted', label: '已提交' },
  { value: 'refused', label: '未提交' }
]

const tones: Readonly<Record<HandlingInfo['state'], Tone>> = { waiting: 'neutral', submitted: 'info', refused: 'warning' }

const pollMs = 2_000

const Progress = ({ batch }: { readonly batch: BatchState }) => {
  const { total, submitted, refused, waiting, state } = batch
  const done = submitted + refused
  return (
    <Panel title={`批次 ${batch.batchNo}`} tags={<BatchTag batch={batch} />}>
      <div className={styles.progress}>
        {state === 'running' ? (
          <ProgressBar label="提交进度" value={(100 * done) / Math.max(1, total)} valueText={`${done} / ${total} 人`} />
        ) : null}
        <p role="status">
          {state === 'running'
            ? `正在逐人提交，已完成 ${done} 人，还有 ${waiting} 人。可以离开这个页面，提交会继续。`
            : state === 'open'
              ? '这一批还没有提交。'
              : `共 ${total} 人，已提交 ${submitted} 人${refused === 0 ? '。' : `，${refused} 人没有提交，原因见下表。`}`}
        </p>
        <KeyValueList
          columns={2}
          items={[
            { key: '提交时间', value: formatDate(batch.submittedAt ?? batch.createdAt, 'datetimeNoSeconds') },
            { key: '经办人', value: batch.agentName }
          ]}
        />
      </div>
    </Panel>
  )
}

const PeopleTable = ({ batch, view }: { readonly batch: BatchState; readonly view: string }) => {
  const { page, size, pager } = usePaging()
  const asked = { batchNo: batch.batchNo, page, size, ...(view === 'all' ? {} : { state: view }) }
  // Asked anew with every person that is done, the last one too.
  const people = useQuery({ ...batchPeopleQuery(asked, batch.submitted + batch.refused), placeholderData: keepPreviousData })
  if (people.isError && people.data === undefined)
    return <ErrorState onRetry={() => people.refetch()}>{apiFailure(people.error).message}</ErrorState>
  return (
    <>
      <Table
        caption="职工办理情况"
        rows={people.data?.content ?? []}
        rowKey={({ rowNo }) => String(rowNo)}
        loading={people.isPending}
        columns={[
          { id: 'place', header: '行', fit: true, cell: ({ rowNo }) => rowNo },
          { id: 'name', header: '姓名', rowHeader: true, fit: true, cell: ({ empName }) => maskName(empName) },
          {
            id: 'number',
            header: '公民身份号码',
            fit: true,
            cell: ({ empIdCard }) => <span className={styles.number}>{maskNumber(empIdCard)}</span>
          },
          { id: 'state', header: '状态', fit: true, cell: ({ state, statusText }) => <Tag tone={tones[state]}>{statusText}</Tag> },
          {
            id: 'applyNo',
            header: '办件编号或未提交的原因',
            cell: ({ applyNo, reason, empName }) =>
              applyNo === undefined ? (
                (reason ?? '—')
              ) : (
                <Link
                  to="/doThing/oneThingDetails"
                  search={{ applyNo }}
                  aria-label={`查看 ${maskName(empName)} 的办件 ${applyNo}`}
                  className={styles.number}
                >
                  {applyNo}
                </Link>
              )
          }
        ]}
      />
      {pager(people.data?.totalElements)}
    </>
  )
}

const People = ({ batch }: { readonly batch: BatchState }) => {
  const [view, setView] = useState('all')
  return (
    <Panel title="职工办理情况">
      <div className={styles.bar}>
        <SegmentedControl label="提交状态" options={views} value={view} onValueChange={setView} />
      </div>
      <PeopleTable key={view} batch={batch} view={view} />
    </Panel>
  )
}

/** A batch that was handed in (批次详情): how far it is, and each person with their application or why there is none. */
export const HandedInBatch = ({ userId, batchNo }: { readonly userId: string; readonly batchNo: string }) => {
  const batch = useQuery({ ...batchQuery(batchNo), refetchInterval: ({ state }) => (state.data?.state === 'running' ? pollMs : false) })
  if (batch.isPending)
    return (
      <Card>
        <Skeleton lines={6} />
      </Card>
    )
  if (batch.isError) return <ErrorState onRetry={() => batch.refetch()}>{apiFailure(batch.error).message}</ErrorState>
  if (batch.data === null)
    return (
      <Card>
        <EmptyState
          title="没有找到这个批次"
          actions={
            <Link to="/doThing/batchRetire" className={buttonClass({ variant: 'primary' })}>
              查看本单位的批次
            </Link>
          }
        >
          请核对批次号。只能查看自己提交的批次，单位管理员可以查看本单位的全部批次。
        </EmptyState>
      </Card>
    )
  return (
    <>
      <Progress batch={batch.data} />
      {batch.data.total === 0 ? null : <People batch={batch.data} />}
      <div className={styles.actions}>
        {batch.data.state === 'done' && batch.data.refused > 0 ? (
          <RefusedAgain userId={userId} batchNo={batchNo} count={batch.data.refused} />
        ) : null}
        {batch.data.submitted === 0 ? null : <BatchFileButtons batchNo={batchNo} />}
        <Link to="/doThing/batchRetire" className={buttonClass({ variant: 'secondary' })}>
          再办一批
        </Link>
        <Link to="/doThing/doThingProgress/oneThingList" className={buttonClass({ variant: 'quiet' })}>
          我的办件
        </Link>
      </div>
    </>
  )
}
