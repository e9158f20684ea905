import { buildAppraisal, initialAppraisal } from '@ljonething/domain/appraisal/appraisal'
import { createClientId } from '@ljonething/crypto/ClientId'
import { appraisalStage, evaluationValue } from '@ljonething/domain/appraisal/stages'
import { Button } from '@ljonething/ui/Button'
import { useConfirm } from '@ljonething/ui/ConfirmProvider'
import { Panel } from '@ljonething/ui/Panel'
import { useToast } from '@ljonething/ui/Toast'
import { VisuallyHidden } from '@ljonething/ui/VisuallyHidden'
import { useQueryClient } from '@tanstack/react-query'
import { apiFailure } from '../../queries/apiError.ts'
import type { AppraisalPage } from '../../queries/appraisal.ts'
import { sendAppraisal } from '../../queries/appraisal.ts'
import { named } from '../../queries/keys.ts'
import { portalChannel } from './portalChannel.ts'
import * as styles from './StageRatings.css.ts'

export type RatedStage = AppraisalPage['stages'][number]

interface StageRatingsProps {
  readonly page: AppraisalPage
  readonly onRate: (stage: RatedStage) => void
}

/** What is rated, for those who do not see where the button stands. */
const What = ({ stage: { taskName, projectStatus } }: { readonly stage: RatedStage }) => (
  <VisuallyHidden>{`${taskName}${appraisalStage.labelOf(projectStatus)}环节`}</VisuallyHidden>
)

/** The stages of every matter (按环节评价, spec §3.1): what may be rated now, what was rated, and when the rest can be. */
export const StageRatings = ({ page, onRate }: StageRatingsProps) => {
  const confirm = useConfirm()
  const toast = useToast()
  const client = useQueryClient()
  const cancel = async ({ projectNo, projectStatus, taskName }: RatedStage) => {
    const isMeant = await confirm({
      title: '撤销评价',
      message: `撤销后，您对“${taskName}”${appraisalStage.labelOf(projectStatus)}环节的评价不再计入，这个环节也不能再次评价。`,
      confirmText: '确认撤销',
      cancelText: '保留评价'
    })
    if (!isMeant) return
    try {
      const { message } = await sendAppraisal({
        ...buildAppraisal(initialAppraisal, { ...page, taskName, pf: portalChannel }),
        clientKey: createClientId(),
        projectNo,
        projectStatus,
        evaluation: evaluationValue.code.cancel
      })
      toast.success(message)
    } catch (error) {
      toast.error(apiFailure(error).message)
    }
    await client.invalidateQueries(named('appraisalPage'))
  }
  return (
    <Panel title="按环节评价每个事项" description="每个事项在申请、受理、办结三个环节各可以评价一次。">
      <ul className={styles.matters}>
        {[...Map.groupBy(page.stages, ({ projectNo }) => projectNo)].map(([projectNo, stages]) => (
          <li key={projectNo}>
            <strong>{stages[0]?.taskName}</strong>
            <ul className={styles.stages}>
              {stages.map((stage) => (
                <li key={stage.projectStatus} className={styles.stage}>
                  <span>{appraisalStage.labelOf(stage.projectStatus)}环节</span>
                  {stage.state === 'open' ? (
                    <Button size="small" onClick={() => onRate(stage)}>
                      评价
                      <What stage={stage} />
                    </Button>
                  ) : stage.state === 'rated' ? (
                    <>
                      <span>{`已评价 ${stage.score ?? ''} 分`}</span>
                      <Button size="small" variant="quiet" onClick={() => cancel(stage)}>
                        撤销评价
                        <What stage={stage} />
                      </Button>
                    </>
                  ) : (
                    <span className={styles.later}>{stage.state === 'cancelled' ? '评价已撤销' : stage.reason}</span>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
