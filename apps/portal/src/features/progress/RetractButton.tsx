import { Button } from '@ljonething/ui/Button'
import { useConfirm } from '@ljonething/ui/ConfirmProvider'
import { useToast } from '@ljonething/ui/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { apiFailure } from '../../queries/apiError.ts'
import type { ApplicationDetail } from '../../queries/handling.ts'
import { applicationQuery, retractApplication } from '../../queries/handling.ts'
import { named } from '../../queries/keys.ts'

/** 撤回申请 (spec §4.2): withdraws every matter that is not yet accepted, after asking, and says which could not be. */
export const RetractButton = ({ detail: { applyNo, sceneName } }: { readonly detail: ApplicationDetail }) => {
  const confirm = useConfirm()
  const toast = useToast()
  const client = useQueryClient()
  const retract = async () => {
    const isSure = await confirm({
      title: '撤回申请',
      message: `将撤回“${sceneName}”中尚未受理的事项，撤回后不能恢复，需要时请重新申请。`,
      confirmText: '确认撤回',
      cancelText: '暂不撤回',
      tone: 'danger'
    })
    if (!isSure) return
    try {
      const { notWithdrawn, ...after } = await retractApplication(applyNo)
      client.setQueryData(applicationQuery(applyNo).queryKey, after)
      const left = notWithdrawn.map(({ matterName, reason }) => `${matterName}（${reason}）`).join('；')
      if (left === '') toast.success('已撤回')
      else toast.warning(`其余事项已撤回，未能撤回：${left}`)
      await client.invalidateQueries(named('applications'))
    } catch (error) {
      toast.error(apiFailure(error).message)
    }
  }
  return <Button onClick={retract}>撤回申请</Button>
}
