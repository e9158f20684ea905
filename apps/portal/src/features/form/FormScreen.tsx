/** The combined form (填写表单): one form for all matters, prefilled with what the province knows, kept as one types. */
import { CombinedForm } from '@ljonething/forms/CombinedForm'
import { FormErrorSummary } from '@ljonething/forms/FormErrorSummary'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { useEffect } from 'react'
import type { KnownValue } from '../../filling/startingValues.ts'
import { OpenForm } from '../../handling/form/OpenForm.tsx'
import { useRefusal } from '../../handling/form/useRefusal.ts'
import { useMarks } from '../../handling/form/useMarks.tsx'
import { withValues } from '../../handling/form/withValues.ts'
import { useThisHandling } from '../../handling/HandlingContext.ts'
import { useFlow } from '../../handling/steps/FlowContext.ts'
import { isConditionMet } from '../../handling/steps/flowSteps.ts'
import { StepActions } from '../../handling/steps/StepActions.tsx'
import { StepPage } from '../../handling/steps/StepPage.tsx'
import { useReview } from '../../handling/submit/useReview.ts'

export const FormScreen = () => <OpenForm>{(form, known) => <FilledForm form={form} known={known} />}</OpenForm>

const FilledForm = ({ form, known }: { readonly form: FormStore; readonly known: readonly KnownValue[] }) => {
  const {
    scene,
    store,
    now,
    form: { show }
  } = useThisHandling()
  const { sourceOf, offerOf } = useMarks(form, known)
  const { next, goTo } = useFlow()
  const { attempt, refuse } = useRefusal({ step: 'themeForm', form })
  useEffect(() => show(), [show])
  const goOn = async () => {
    if ((await form.validateAll('fields')).length > 0) return refuse()
    store.update({ ...withValues(scene, store.get().state, form.values()), formDone: true })
    const { plan, state } = now()
    if (!plan.preChecks.every((check) => isConditionMet(state, check))) {
      return goTo('conditionsPreCheck', { reason: '您修改了核验所用的信息，请重新核验后继续。' })
    }
    return next === undefined ? undefined : goTo(next.key)
  }
  const review = useReview(form, refuse)
  const isLast = next?.key === 'successfulHandling'
  return (
    <StepPage>
      <FormErrorSummary store={form} attempt={attempt} scope="fields" />
      <CombinedForm store={form} sourceOf={sourceOf} offerOf={offerOf} />
      <StepActions {...(isLast ? review : { onNext: goOn })} />
    </StepPage>
  )
}
