import { formatDate } from '@ljonething/domain/display/dateTime'
import { Button, buttonClass } from '@ljonething/ui/Button'
import { useConfirm } from '@ljonething/ui/ConfirmProvider'
import { EmptyState } from '@ljonething/ui/EmptyState'
import { Table } from '@ljonething/ui/Table'
import { Tag } from '@ljonething/ui/Tag'
import { useToast } from '@ljonething/ui/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { forgetHandling, recallHandling } from '../../handling/saving/rememberedHandling.ts'
import { apiFailure } from '../../queries/apiError.ts'
import type { DraftSummary } from '../../queries/drafts.ts'
import { deleteDraft } from '../../queries/drafts.ts'
import { named } from '../../queries/keys.ts'
import * as styles from './DraftBoxScreen.css.ts'
import { draftStep } from './draftStep.ts'
import { expiresIn, soon } from './expiresIn.ts'

interface DraftsTableProps {
  readonly rows: readonly DraftSummary[]
  readonly isLoading: boolean
}

/** Drafts as a table (草稿表格), cards on narrow screens. */
export const DraftsTable = ({ rows, isLoading }: DraftsTableProps) => {
  const confirm = useConfirm()
  const toast = useToast()
  const client = useQueryClient()
  const remove = async ({ rowGuid, sceneNo, sceneName }: DraftSummary) => {
    const isSure = await confirm({
      message: `删除“${sceneName}”的草稿？已填写的内容不能恢复。`,
      confirmText: '删除',
      tone: 'danger'
    })
    if (!isSure) return
    try {
      await deleteDraft(rowGuid)
      if (recallHandling(sceneNo)?.draft?.rowGuid === rowGuid) forgetHandling(sceneNo)
      toast.success('草稿已删除')
    } catch (error) {
      toast.error(apiFailure(error).message)
    }
    await client.invalidateQueries(named('drafts'))
  }
  return (
    <Table
      caption="草稿箱"
      rows={rows}
      rowKey={({ rowGuid }) => rowGuid}
      loading={isLoading}
      empty={
        <EmptyState
          actions={
            <Link to="/onethingSpecialColumn" className={buttonClass({ variant: 'primary' })}>
              去办一件事
            </Link>
          }
        >
          没有填写到一半的申请。
        </EmptyState>
      }
      columns={[
        { id: 'scene', header: '主题', rowHeader: true, cell: ({ sceneName }) => <span className={styles.scene}>{sceneName}</span> },
        { id: 'step', header: '办到', fit: true, cell: ({ step }) => draftStep(step).label },
        { id: 'time', header: '暂存时间', fit: true, cell: ({ recordTime }) => formatDate(recordTime, 'datetimeNoSeconds') },
        {
          id: 'expire',
          header: '保留至',
          fit: true,
          cell: ({ expireTime, daysLeft }) => (
            <>
              {formatDate(expireTime, 'date')} {daysLeft > soon ? null : <Tag tone="warning">{expiresIn(daysLeft)}</Tag>}
            </>
          )
        },
        { id: 'status', header: '状态', fit: true, cell: ({ status }) => <Tag tone="info">{status}</Tag> },
        {
          id: 'actions',
          header: '操作',
          fit: true,
          cell: (row) => (
            <span className={styles.actions}>
              <Link
                to={draftStep(row.step).path}
                search={{ code: row.sceneNo, draft: row.rowGuid }}
                className={buttonClass({ size: 'small', variant: 'primary' })}
                aria-label={`继续办理 ${row.sceneName}`}
              >
                继续办理
              </Link>
              <Button size="small" aria-label={`删除 ${row.sceneName}的草稿`} onClick={() => remove(row)}>
                删除
              </Button>
            </span>
          )
        }
      ]}
    />
  )
}
