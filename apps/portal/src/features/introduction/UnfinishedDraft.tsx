import { formatDate } from '@ljonething/domain/display/dateTime'
import { allSteps } from '@ljonething/domain/steps/steps'
import { buttonClass } from '@ljonething/ui/Button'
import { Notice } from '@ljonething/ui/Notice'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { draftsQuery } from '../../queries/drafts.ts'
import { useHandling } from '../handling/HandlingContext.ts'

/** The latest draft of this scene (未办完的草稿), offered to go on with; beginning anew leaves it in the draft box. */
export const UnfinishedDraft = () => {
  const { scene, user } = useHandling()
  const drafts = useQuery({ ...draftsQuery(1, 1, scene.sceneCode), enabled: user !== undefined && scene.flags.closeDraftBox !== '1' })
  const draft = drafts.data?.content[0]
  if (draft === undefined) return null
  const step = allSteps.find(({ key }) => key === draft.step)
  return (
    <Notice
      tone="info"
      title={`您有一份暂存于 ${formatDate(draft.recordTime, 'datetimeNoSeconds')} 的草稿`}
      actions={
        <Link
          to="/themeWrapper/themeMiddle"
          search={{ code: scene.sceneCode, draft: draft.rowGuid }}
          className={buttonClass({ variant: 'primary' })}
        >
          继续填写
        </Link>
      }
    >
      {step === undefined ? '' : `上次办到“${step.label}”。`}选择“开始办理”会重新开始，这份草稿仍留在草稿箱。
    </Notice>
  )
}
