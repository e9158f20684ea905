import { createClientId } from '@ljonething/crypto/ClientId'
import { batchColumns, emptyBatchRow } from '@ljonething/domain/retirement/batchColumns'
import { Button } from '@ljonething/ui/Button'
import { useConfirm } from '@ljonething/ui/ConfirmProvider'
import { useToast } from '@ljonething/ui/Toast'
import { useNavigate } from '@tanstack/react-router'
import { apiFailure } from '../../queries/apiError.ts'
import type { HandlingInfo } from '../../queries/batchRetire.ts'
import { refusedPeople } from '../../queries/batchRetire.ts'
import type { PreparedRow } from './preparedBatch.ts'
import { newBatch } from './preparedBatch.ts'
import { batchCopies, unsaved } from './storedBatch.ts'

interface RefusedAgainProps {
  readonly userId: string
  readonly batchNo: string
  /** How many were refused. */
  readonly count: number
}

const rowOf = (person: HandlingInfo): PreparedRow => ({
  key: createClientId(),
  line: 0,
  values: { ...emptyBatchRow, ...Object.fromEntries(batchColumns.map(({ id }) => [id, person[id]])) },
  doubts: {}
})

/** Those of a batch who were not handed in, as a list to mend and hand in anew (未提交人员再次办理); a list under way is not lost unasked. */
export const RefusedAgain = ({ userId, batchNo, count }: RefusedAgainProps) => {
  const confirm = useConfirm()
  const toast = useToast()
  const navigate = useNavigate()
  const start = async () => {
    try {
      const kept = batchCopies.recall(userId)?.state.rows.length ?? 0
      const isSure =
        kept === 0 ||
        (await confirm({
          title: '已有一份没有提交的名单',
          message: `您正在准备的名单里有 ${kept} 人。换成这一批未提交的 ${count} 人后，原来的名单不再保留。`,
          confirmText: '换成这些人',
          cancelText: '保留原来的名单',
          tone: 'danger'
        }))
      if (!isSure) return
      const rows = (await refusedPeople(batchNo)).map(rowOf)
      batchCopies.keep(userId, unsaved({ ...newBatch(createClientId()), step: 'check', rows }), true)
      await navigate({ to: '/doThing/batchRetire' })
    } catch (error) {
      toast.error(apiFailure(error).message)
    }
  }
  return (
    <Button variant="primary" busyText="正在取回名单…" onClick={start}>
      再办未提交的 {count} 人
    </Button>
  )
}
