import { formatDate } from '@ljonething/domain/display/dateTime'
import { Panel } from '@ljonething/ui/Panel'
import { usePaging } from '@ljonething/ui/Pagination'
import { Table } from '@ljonething/ui/Table'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { batchesQuery } from '../../queries/batchRetire.ts'
import * as styles from './BatchRetire.css.ts'
import { BatchTag } from './BatchTag.tsx'

/** Batches handed in before (办理记录); nothing is shown while there are none. */
export const BatchList = () => {
  const { page, size, pager } = usePaging()
  const batches = useQuery({ ...batchesQuery(page, size), placeholderData: keepPreviousData })
  if (batches.data === undefined || batches.data.totalElements === 0) return null
  return (
    <Panel title="办理记录" description="以前提交的批次，可以查看每名职工办到哪一步。">
      <Table
        caption="批次"
        rows={batches.data.content}
        rowKey={({ batchNo }) => batchNo}
        columns={[
          {
            id: 'number',
            header: '批次号',
            rowHeader: true,
            cell: ({ batchNo }) => (
              <Link to="/doThing/batchRetire" search={{ batchNo }} className={styles.number}>
                {batchNo}
              </Link>
            )
          },
          {
            id: 'time',
            header: '提交时间',
            fit: true,
            cell: ({ submittedAt, createdAt }) => formatDate(submittedAt ?? createdAt, 'datetimeNoSeconds')
          },
          { id: 'agent', header: '经办人', fit: true, cell: ({ agentName }) => agentName },
          { id: 'total', header: '人数', fit: true, align: 'right', cell: ({ total }) => total },
          { id: 'submitted', header: '已提交', fit: true, align: 'right', cell: ({ submitted }) => submitted },
          { id: 'refused', header: '未提交', fit: true, align: 'right', cell: ({ refused }) => refused },
          { id: 'state', header: '状态', fit: true, cell: (batch) => <BatchTag batch={batch} /> }
        ]}
      />
      {batches.data.totalElements > size ? pager(batches.data.totalElements) : null}
    </Panel>
  )
}
