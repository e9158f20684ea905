/**
 * Whether everything may be handed in (提交前检查), asked before the review and once more before it is sent. What has to be corrected is shown where it
 * stands: here, or at the step that one is led to.
 */
import type { FieldIssue } from '@ljonething/domain/form/FormDescription'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import { useQueryClient } from '@tanstack/react-query'
import { refusedAt } from '../form/useRefusal.ts'
import { useThisHandling } from '../HandlingContext.ts'
import { useFlow } from '../steps/FlowContext.ts'
import { hasUnseenValues } from './hasUnseenValues.ts'

const unseenReason = '表单里有新填入的内容，请核对后再次提交。'
const formReason = '表单里还有内容需要修改，修改后可以直接再次提交。'

/** `onRefused`: something on this very page has to be corrected first. */
export const useReadiness = (form: FormStore, onRefused?: () => void) => {
  const client = useQueryClient()
  const { store, now } = useThisHandling()
  const { current, isReview, goTo } = useFlow()

  const correct = (issues: readonly FieldIssue[]) => {
    form.showIssues(issues)
    const ofForm = issues.some(({ kind }) => kind === 'field')
    const step = ofForm ? 'themeForm' : current
    if (step === current && !isReview) return onRefused?.()
    store.update({ ...refusedAt(step, issues), ...(step === current ? {} : { formDone: false }) })
    return goTo(step, { review: step !== current, ...(ofForm ? { reason: formReason } : {}) })
  }
  /** True when nothing is left to correct. */
  const check = async (): Promise<boolean> => {
    if (current !== 'themeForm' && hasUnseenValues(form.values(), store.get().state)) {
      store.update({ formDone: false })
      goTo('themeForm', { reason: unseenReason, review: true })
      return false
    }
    // Where this does not load, the service says at the submit what is not signed.
    const unsigned = import('../signing/unsignedMaterials.ts')
      .then(({ unsignedMaterials }) => unsignedMaterials(client, now, form))
      .catch(() => [])
    const issues = [...(await form.validateAll('all')), ...(await unsigned)]
    if (issues.length > 0) correct(issues)
    return issues.length === 0
  }
  return { check, correct }
}
