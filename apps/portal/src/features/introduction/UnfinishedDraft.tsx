import { formatDate } from '@ljonething/domain/display/dateTime'
import { allSteps } from '@ljonething/domain/steps/steps'
import { Notice } from '@ljonething/ui/Notice'

interface UnfinishedDraftProps {
  readonly draft: { readonly recordTime: string; readonly step: string }
}

/** Says that a draft of this scene is waiting (未办完的草稿) and what beginning anew means for it. */
export const UnfinishedDraft = ({ draft }: UnfinishedDraftProps) => {
  const step = allSteps.find(({ key }) => key === draft.step)
  return (
    <Notice tone="info" title={`您有一份暂存于 ${formatDate(draft.recordTime, 'datetimeNoSeconds')} 的草稿`}>
      {step === undefined ? '' : `上次办到“${step.label}”。`}重新开始不会删除这份草稿，它仍留在草稿箱。
    </Notice>
  )
}
