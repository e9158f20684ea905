import { formatDate } from '@ljonething/domain/display/dateTime'
import { buttonClass } from '@ljonething/ui/Button'
import { EmptyState } from '@ljonething/ui/EmptyState'
import { Table } from '@ljonething/ui/Table'
import { Tag } from '@ljonething/ui/Tag'
import { Link } from '@tanstack/react-router'
import { bookingOf, bookingStates, whenText } from '../../booking/bookingTexts.ts'
import { groupTone } from '../../handling/groupTone.ts'
import type { Booking } from '../../queries/bookings.ts'
import type { ApplicationSummary } from '../../queries/handling.ts'
import * as styles from './ApplicationsScreen.css.ts'
import { filedByOthers } from './filedByOthers.ts'
import { otherEnds } from './otherEnds.ts'

interface ApplicationsTableProps {
  readonly rows: readonly ApplicationSummary[]
  readonly isLoading: boolean
  readonly isFiltered: boolean
  readonly bookings: readonly Booking[] | undefined
}

const RowBooking = ({ booking }: { readonly booking: Booking | undefined }) =>
  booking === undefined ? null : (
    <div className={styles.number}>
      {bookingStates[booking.state].label}：{whenText(booking)} {booking.place.orgName}
    </div>
  )

const Actions = ({ applyNo, sceneCode, sceneName, canAppraise }: ApplicationSummary) => (
  <span className={styles.actions}>
    <Link
      to="/doThing/oneThingDetails"
      search={{ applyNo }}
      className={buttonClass({ size: 'small' })}
      aria-label={`查看 ${sceneName} ${applyNo}`}
    >
      查看
    </Link>
    {canAppraise ? (
      <Link
        to="/themeWrapper/doThingAppraise"
        search={{ code: sceneCode, applyNo }}
        className={buttonClass({ size: 'small', variant: 'primary' })}
        aria-label={`评价 ${sceneName} ${applyNo}`}
      >
        评价
      </Link>
    ) : null}
  </span>
)

/** Applications as a table (办件表格), cards on narrow screens. */
export const ApplicationsTable = ({ rows, isLoading, isFiltered, bookings }: ApplicationsTableProps) => (
  <Table
    caption="我的办件"
    rows={rows}
    rowKey={({ applyNo }) => applyNo}
    loading={isLoading}
    empty={
      isFiltered ? (
        <EmptyState compact>没有符合条件的办件，换一个条件试试。</EmptyState>
      ) : (
        <EmptyState
          actions={
            <Link to="/onethingSpecialColumn" className={buttonClass({ variant: 'primary' })}>
              去办一件事
            </Link>
          }
        >
          您还没有提交过申请。
        </EmptyState>
      )
    }
    columns={[
      {
        id: 'scene',
        header: '主题',
        rowHeader: true,
        cell: ({ sceneName, applyNo, filedBy, concerned }) => (
          <>
            <div className={styles.scene}>{sceneName}</div>
            <div className={styles.number}>{applyNo}</div>
            {concerned === undefined ? null : <div className={styles.number}>{filedByOthers[concerned]}</div>}
            {filedBy === undefined ? null : <div className={styles.number}>经办人 {filedBy}</div>}
            <RowBooking booking={bookingOf(bookings, applyNo)} />
          </>
        )
      },
      { id: 'region', header: '办理地区', fit: true, cell: ({ regionName }) => regionName },
      { id: 'time', header: '提交时间', fit: true, cell: ({ submittedAt }) => formatDate(submittedAt, 'datetimeNoSeconds') },
      {
        id: 'progress',
        header: '已办结',
        fit: true,
        cell: ({ ended, caseCount }) => (
          <span className={styles.progress}>{[`${ended.succeeded} / ${caseCount} 项`, ...otherEnds(ended)].join('，')}</span>
        )
      },
      {
        id: 'status',
        header: '状态',
        cell: ({ group, attention, statusText }) => (
          <Tag isLong tone={groupTone(group, attention)}>
            {statusText}
          </Tag>
        )
      },
      { id: 'actions', header: '操作', fit: true, cell: (row) => <Actions {...row} /> }
    ]}
  />
)
