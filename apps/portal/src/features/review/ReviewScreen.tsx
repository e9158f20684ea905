/** Everything as it will be sent (核对), by section, each with the way to change it; the last screen before the one submit. */
import { formatDate } from '@ljonething/domain/display/dateTime'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { Button } from '@ljonething/ui/Button'
import { Eye, EyeOff, Printer } from 'lucide-react'
import { useState } from 'react'
import { now } from '../../browser/serverDate.ts'
import { OpenForm } from '../../handling/form/OpenForm.tsx'
import { useThisHandling } from '../../handling/HandlingContext.ts'
import { StepActions } from '../../handling/steps/StepActions.tsx'
import { StepPage } from '../../handling/steps/StepPage.tsx'
import { reviewLabel } from '../../handling/steps/useStepMoves.ts'
import { ReviewedAnswers } from './ReviewedAnswers.tsx'
import { ReviewedChecks } from './ReviewedChecks.tsx'
import { ReviewedForm } from './ReviewedForm.tsx'
import { ReviewedMaterials } from './ReviewedMaterials.tsx'
import { ReviewedMatters } from './ReviewedMatters.tsx'
import * as styles from './Review.css.ts'
import { SubmitButton } from './SubmitButton.tsx'

export const ReviewScreen = () => <OpenForm>{(form) => <Review form={form} />}</OpenForm>

const Review = ({ form }: { readonly form: FormStore }) => {
  const { name } = useThisHandling().scene
  const [isWhole, setWhole] = useState(false)
  return (
    <StepPage
      title={reviewLabel}
      description="以下内容将原样提交，请逐项核对。有不对的地方点“修改”，改好后回到本页。"
      actions={
        <span className={styles.actions} data-print="hide">
          <Button
            aria-pressed={isWhole}
            icon={isWhole ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            onClick={() => setWhole(!isWhole)}
          >
            显示完整号码
          </Button>
          <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            打印核对单
          </Button>
        </span>
      }
    >
      <p data-print="only">{`“${name}”核对单，打印于 ${formatDate(now().getTime(), 'datetimeNoSeconds')}，尚未提交。`}</p>
      <div className={styles.sections}>
        <ReviewedMatters form={form} isWhole={isWhole} />
        <ReviewedAnswers />
        <ReviewedChecks />
        <ReviewedForm form={form} isWhole={isWhole} />
        <ReviewedMaterials form={form} />
      </div>
      <StepActions>
        <SubmitButton form={form} />
      </StepActions>
    </StepPage>
  )
}
