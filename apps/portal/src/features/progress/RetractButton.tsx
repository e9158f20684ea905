import { outcomeOf } from '@ljonething/domain/cases/caseStatus'
import { whyNotWithdrawn } from '@ljonething/domain/cases/withdrawal'
import { Button } from '@ljonething/ui/Button'
import { useConfirm } from '@ljonething/ui/ConfirmProvider'
import { useToast } from '@ljonething/ui/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { apiFailure } from '../../queries/apiError.ts'
import type { ApplicationDetail, CaseView } from '../../queries/handling.ts'
import { applicationQuery, retractApplication } from '../../queries/handling.ts'
import { named } from '../../queries/keys.ts'
import * as styles from './ApplicationScreen.css.ts'

interface Chosen {
  readonly taken: readonly CaseView[]
  readonly left: readonly CaseView[]
}

/** Which matters are taken back and which stay, with the reason (撤回范围). */
const RetractScope = ({ taken, left }: Chosen) => (
  <div className={styles.scope}>
    <p>以下 {taken.length} 个事项还没有受理，将被撤回：</p>
    <ul className={styles.refusals}>
      {taken.map(({ caseNo, matterName }) => (
        <li key={caseNo}>{matterName}</li>
      ))}
    </ul>
    {left.length === 0 ? null : (
      <>
        <p>以下 {left.length} 个事项不受影响：</p>
        <ul className={styles.refusals}>
          {left.map(({ caseNo, matterName, status }) => (
            <li key={caseNo}>{`${matterName}（${whyNotWithdrawn(status)}）`}</li>
          ))}
        </ul>
      </>
    )}
    <p>撤回后不能恢复，办理部门会收到通知，需要时请重新申请。</p>
  </div>
)

/** 撤回申请 (spec §4.2): withdraws every matter that is not yet accepted, after saying which, and names those that moved meanwhile. */
export const RetractButton = ({ detail: { applyNo, cases } }: { readonly detail: ApplicationDetail }) => {
  const confirm = useConfirm()
  const toast = useToast()
  const client = useQueryClient()
  const retract = async () => {
    const asked = cases.filter(({ status }) => outcomeOf(status) !== 'withdrawn')
    const taken = asked.filter(({ status }) => whyNotWithdrawn(status) === undefined)
    const isSure = await confirm({
      title: '撤回申请',
      message: <RetractScope taken={taken} left={asked.filter((one) => !taken.includes(one))} />,
      confirmText: '确认撤回',
      cancelText: '暂不撤回',
      tone: 'danger'
    })
    if (!isSure) return
    try {
      const { notWithdrawn, ...after } = await retractApplication(applyNo)
      client.setQueryData(applicationQuery(applyNo).queryKey, after)
      const moved = notWithdrawn.filter(({ caseNo }) => taken.some((one) => one.caseNo === caseNo))
      const done = `已撤回 ${taken.length - moved.length} 个事项`
      if (moved.length === 0) toast.success(done)
      else {
        const names = moved.map(({ matterName, reason }) => `${matterName}（${reason}）`).join('、')
        toast.warning(`${done}。以下事项在您确认前已有进展，未能撤回：${names}`)
      }
      await client.invalidateQueries(named('applications'))
    } catch (error) {
      toast.error(apiFailure(error).message)
      await client.invalidateQueries(named('application', 'applications'))
    }
  }
  return <Button onClick={retract}>撤回申请</Button>
}
